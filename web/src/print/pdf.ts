/** Cards as a PDF to print and cut: fronts and backs in register, each card's points once in the file. */
import {
  concatTransformationMatrix,
  drawObject,
  Duplex,
  PDFDocument,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  popGraphicsState,
  PrintScaling,
  pushGraphicsState,
  grayscale,
} from "pdf-lib";
import { pagesOf } from "../words/copies";
import { cutOf, type Layout, type Line, marksOnPage, onAPage, placeOfBack, withBleed } from "./layout";

const POINT = 72 / 25.4; // points of a PDF in a millimetre
const MARK = { thin: 0.1, wide: 0.35 }; // millimetres; dark on light, to be seen on any card

/** A card on paper: which front, which back, by names under which their bitmaps are asked for. */
export interface Printed {
  front: string;
  back: string;
}

export interface Plan {
  title: string;
  layout: Layout;
  cards: Printed[];
  hasBacks: boolean;
  bitmapOf: (name: string) => Promise<HTMLCanvasElement>;
  onprogress?: (done: number, all: number) => void;
}

export async function pdfOf(plan: Plan): Promise<Blob> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(plan.title);
  pdf.setProducer("Zaubertisch");
  const wishes = pdf.catalog.getOrCreateViewerPreferences();
  wishes.setPrintScaling(PrintScaling.None);
  if (plan.hasBacks) wishes.setDuplex(plan.layout.isLandscape ? Duplex.DuplexFlipShortEdge : Duplex.DuplexFlipLongEdge);
  const images = await embedded(pdf, plan);
  for (const cards of pagesOf(plan.cards, onAPage(plan.layout))) {
    const fronts = cards.map(({ front }) => images.get(front));
    addPage(pdf, plan.layout, fronts, (place) => place);
    const backs = cards.map(({ back }) => images.get(back));
    if (plan.hasBacks) addPage(pdf, plan.layout, backs, (place) => placeOfBack(plan.layout, place));
  }
  return new Blob([(await pdf.save()) as BlobPart], { type: "application/pdf" });
}

async function embedded(pdf: PDFDocument, plan: Plan): Promise<Map<string, PDFRef>> {
  const fronts = plan.cards.map(({ front }) => front);
  const backs = plan.hasBacks ? plan.cards.map(({ back }) => back) : [];
  const names = [...new Set([...fronts, ...backs])];
  const images = new Map<string, PDFRef>();
  for (const name of names) {
    images.set(name, await image(pdf, await plan.bitmapOf(name)));
    plan.onprogress?.(images.size, names.length);
  }
  return images;
}

/** Points as they are, packed without loss: texts stay sharp. */
async function image(pdf: PDFDocument, canvas: HTMLCanvasElement): Promise<PDFRef> {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d")!.getImageData(0, 0, width, height);
  const colours = new Uint8Array(width * height * 3);
  for (let point = 0; point < width * height; point++) colours.set(data.subarray(4 * point, 4 * point + 3), 3 * point);
  const facts = {
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    ColorSpace: "DeviceRGB",
    BitsPerComponent: 8,
    Filter: "FlateDecode",
  };
  return pdf.context.register(PDFRawStream.of(pdf.context.obj(facts), await packed(colours)));
}

async function packed(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function addPage(
  pdf: PDFDocument,
  layout: Layout,
  images: (PDFRef | undefined)[],
  placeOf: (place: number) => number,
): void {
  const page = pdf.addPage([layout.width * POINT, layout.height * POINT]);
  for (const [i, found] of images.entries()) if (found) putImage(page, layout, placeOf(i), found);
  const places = images.map((_, i) => placeOf(i));
  for (const line of marksOnPage(layout, places)) putMark(page, layout, line);
}

/** Origin of a PDF is the lower left corner. */
function putImage(page: PDFPage, layout: Layout, place: number, found: PDFRef): void {
  const { x, y, width, height } = withBleed(cutOf(layout, place), layout.bleed);
  const name = page.node.newXObject("Card", found);
  const [left, low] = [x * POINT, (layout.height - y - height) * POINT];
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width * POINT, 0, 0, height * POINT, left, low),
    drawObject(name),
    popGraphicsState(),
  );
}

function putMark(page: PDFPage, layout: Layout, { from, to }: Line): void {
  const ends = {
    start: { x: from[0] * POINT, y: (layout.height - from[1]) * POINT },
    end: { x: to[0] * POINT, y: (layout.height - to[1]) * POINT },
  };
  page.drawLine({ ...ends, thickness: MARK.wide * POINT, color: grayscale(1) });
  page.drawLine({ ...ends, thickness: MARK.thin * POINT, color: grayscale(0) });
}
