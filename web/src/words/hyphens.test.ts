import { expect, test } from "vitest";
import { hyphenated } from "./hyphens";

const shown = (text: string): string => hyphenated(text).replaceAll("\u00ad", "-");

test("long words are parted where a syllable begins", () => {
  expect(shown("Giftmischerzirkel")).toBe("Gift-mischer-zir-kel");
  expect(shown("Steuereintreiber")).toBe("Steuerein-treiber");
  expect(shown("Handelspriester")).toBe("Han-dels-pries-ter");
});

test("short words and all letters stay as they are", () => {
  expect(shown("Wegelagerer-Riese")).toBe("Wegelagerer-Riese");
  expect(hyphenated("Feldhauptmann von Söldnerfähnlein").replaceAll("\u00ad", "")).toBe(
    "Feldhauptmann von Söldnerfähnlein",
  );
});
