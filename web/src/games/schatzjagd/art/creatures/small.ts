/** Imp, wyrm, horse and hawk. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { coinHeap } from "../../../../art/things/coins";
import { die } from "../things/dice";
import { GOLD, gold } from "../things/metal";
import { teeth } from "../../../../art/creatures/teeth";

const IMP = "#b0466a";
const IMP_SHADE = "#4a1034";

/** It grins and holds a die: what will it show? */
export function riddleImp(brush: Brush): string {
  return impBody(brush) + impHead(brush) + raisedHand(brush) + (brush.small ? "" : questions(brush));
}

function impBody(brush: Brush): string {
  return (
    brush.line("M48,108C104,100 112,52 88,20", deepen(IMP, 0.3), 8, { "stroke-linecap": "round" }) +
    brush.cel("M76,28L84,-6L104,18L90,16Z", IMP, { band: 4, edge: 1.8, shade: IMP_SHADE }) +
    brush.cel("M-62,170C-64,96 -40,66 0,64C40,66 64,96 62,170Z", "#3f6a4a", { band: 14, edge: 2.2 }) +
    brush.line("M0,74V170M-30,92l14,8M30,92l-14,8", "#1c3a2c", 2.4) +
    brush.dots(
      [
        [0, 96],
        [0, 116],
      ],
      GOLD,
      7,
    ) +
    brush.cel("M-44,78L-30,58L0,70L30,58L44,78L24,84L0,94L-24,84Z", "#d8b03a", { band: 5, edge: 1.8 })
  );
}

function impHead(brush: Brush): string {
  const ears =
    "M-44,-18C-66,-30 -92,-52 -112,-42C-108,-14 -84,10 -46,18ZM44,-18C66,-30 92,-52 112,-42C108,-14 84,10 46,18Z";
  const head = "M0,-66C34,-66 54,-40 52,-8C52,30 30,72 0,74C-30,72 -52,30 -52,-8C-54,-40 -34,-66 0,-66Z";
  const far = brush.fill("M4,-66H60V80H4L10,24L2,16Z", IMP_SHADE, { opacity: 0.4 });
  return (
    brush.cel(
      "M-32,-48C-54,-62 -60,-92 -44,-112C-42,-88 -28,-76 -10,-64ZM32,-48C54,-62 60,-92 44,-112C42,-88 28,-76 10,-64Z",
      "#e8d0a0",
      { band: 6, edge: 2, shade: "#7a4a3a" },
    ) +
    brush.cel(ears, IMP, { band: 8, edge: 2.4, shade: IMP_SHADE }) +
    brush.fill(
      "M-52,-10C-70,-20 -86,-34 -100,-34C-92,-16 -74,2 -50,8ZM52,-10C70,-20 86,-34 100,-34C92,-16 74,2 50,8Z",
      "#f0a080",
      { opacity: 0.6 },
    ) +
    brush.celWith(head, IMP, { band: 9, edge: 2.4, shade: IMP_SHADE }, far) +
    impFace(brush)
  );
}

function impFace(brush: Brush): string {
  return (
    brush.fill("M-36,-22Q-20,-36 -6,-16Q-18,0 -32,-6ZM36,-22Q20,-36 6,-16Q18,0 32,-6Z", "#2a0818") +
    brush.disc(-21, -15, 10, "#fff6c0") +
    brush.disc(21, -15, 10, "#f0dc9a") +
    brush.dots(
      [
        [-18, -14],
        [24, -14],
      ],
      "#1c0c08",
      9,
    ) +
    brush.dots(
      [
        [-20, -17],
        [22, -17],
      ],
      "#ffffff",
      3,
    ) +
    brush.line("M-40,-28Q-24,-44 -8,-30M40,-36Q24,-48 8,-28", "#3a0c24", 5, { "stroke-linecap": "round" }) +
    brush.cel("M-5,-12C-8,4 -16,10 -13,20C-8,30 12,28 14,18C15,10 8,4 6,-12Z", mix(IMP, "#ff8a6a", 0.35), {
      band: 5,
      edge: 1.8,
      shade: IMP_SHADE,
    }) +
    brush.fill("M-36,30Q0,46 36,28Q28,62 0,62Q-28,62 -36,30Z", "#2a040f") +
    brush.fill("M-32,33Q0,48 32,31L29,39Q0,54 -29,41Z", "#fff3dc") +
    brush.line("M-20,39v7M-8,43v6M6,43v6M18,40v6", "#b8907a", 1.6) +
    brush.fill("M-12,58Q0,48 14,57Q0,66 -12,58Z", "#d8586a") +
    brush.fill("M-5,64L0,90L8,64Z", "#3a0c24")
  );
}

function raisedHand(brush: Brush): string {
  return (
    brush.cel("M-66,150C-84,120 -96,92 -90,62L-70,58C-66,84 -50,110 -38,130Z", "#3f6a4a", { band: 7, edge: 2 }) +
    brush.cel("M-96,66C-104,52 -102,38 -94,32L-88,42L-80,28L-76,42L-66,30L-64,44L-54,40C-52,54 -60,68 -72,70Z", IMP, {
      band: 5,
      edge: 2,
      shade: IMP_SHADE,
    }) +
    brush.glow(-78, 8, 46, "#fff0a0", 0.7) +
    brush.at(-78, 8, 0.52, (inner) => die(inner, [6, 1, 2], "#f6ecd0"), { turn: 12 })
  );
}

function questions(brush: Brush): string {
  const mark = "M-8,-10C-8,-20 10,-20 10,-9C10,-1 1,-1 1,8M1,15v1";
  return [
    [78, -72, 1.3],
    [-72, -82, 0.9],
    [102, 74, 0.8],
  ]
    .map(([x, y, scale]) =>
      brush.line(mark, brush.script.warm, 5, {
        transform: `translate(${x} ${y}) scale(${scale})`,
        "stroke-linecap": "round",
      }),
    )
    .join("");
}

const WYRM = "#2f8a7a";
const WYRM_SHADE = "#0c2f38";

/** Coiled round its gold; it does not quite sleep. */
export function wyrmsHoard(brush: Brush): string {
  const coil = "M-106,92C-122,-10 -66,-92 8,-94C76,-94 122,-40 110,62L70,66C80,0 54,-46 6,-48C-44,-50 -80,0 -64,92Z";
  const scales = brush.line(
    "M-96,60q14,10 26,0M-102,34q14,10 30,2M-100,6q14,12 32,4M-90,-22q12,14 32,8M-74,-48q10,16 30,14M-50,-70q6,18 26,20M-20,-84q2,20 22,26M14,-88q-4,20 12,30M48,-80q-12,18 0,32M76,-58q-18,10 -12,28M96,-28q-22,2 -20,22M106,6q-22,-4 -26,14",
    WYRM_SHADE,
    2.4,
    { opacity: 0.7 },
  );
  const spines =
    "M-104,20L-126,10L-112,-2ZM-96,-24L-116,-44L-94,-46ZM-72,-62L-84,-88L-58,-80ZM-30,-88L-30,-116L-8,-94ZM22,-94L34,-118L46,-88ZM66,-76L88,-94L86,-62ZM98,-34L122,-42L108,-10Z";
  return (
    brush.fill(
      "M-70,96C-86,0 -50,-54 6,-54C58,-54 84,0 76,70Z",
      brush.radial(["#8a4a1c", "#4a1c2c", "#140618"], [0.5, 0.85, 0.8]),
    ) +
    brush.glow(0, 40, 90, "#ffd45a", 0.5) +
    brush.cel(spines, "#c8943a", { band: 4, edge: 1.8 }) +
    brush.celWith(coil, WYRM, { band: 14, edge: 2.6, shade: WYRM_SHADE }, scales) +
    heap(brush) +
    wyrmHead(brush)
  );
}

function heap(brush: Brush): string {
  return (
    brush.cel("M-96,100C-80,60 -50,30 -14,10C4,0 24,8 40,24C66,44 90,70 104,100Z", "#e0a42e", {
      band: 12,
      edge: 2.4,
      shade: "#8a4a08",
      rim: "#fff6c8",
    }) +
    coinHeap(brush, 0, 56, brush.small ? 12 : 26, 84, 46, 9) +
    gold(brush, "M-8,14L-16,-22L2,-8L12,-30L22,-8L40,-22L32,14Z", { band: 4 }) +
    brush.dots([[12, 6]], "#d8243c", 8) +
    brush.cel("M-58,44L-48,32H-34L-24,44L-41,62Z", "#3fb5e0", { band: 5, edge: 1.6, shade: "#1c3f8a", rim: "#eafcff" })
  );
}

function wyrmHead(brush: Brush): string {
  const head =
    "M112,96C106,58 74,40 38,48C22,50 14,60 0,64C-26,66 -54,70 -70,82C-78,92 -72,102 -60,104C-30,108 20,112 60,116C90,118 110,112 112,96Z";
  return (
    brush.cel("M66,48C78,30 98,22 118,22C108,34 100,50 98,66Z", "#e8d0a0", { band: 5, edge: 2, shade: "#7a4a3a" }) +
    brush.fill(
      teeth(
        [
          [-58, 96, 7],
          [-40, 98, 6],
          [-20, 100, 7],
          [4, 102, 6],
        ],
        1,
      ),
      "#fff6dc",
    ) +
    brush.cel(head, mix(WYRM, "#8ad0a0", 0.15), { band: 11, edge: 2.6, shade: WYRM_SHADE }) +
    brush.line("M-62,96C-20,94 20,100 48,98Q60,96 62,86", WYRM_SHADE, 2.6) +
    brush.fill("M24,72Q40,58 58,72Q40,82 24,72Z", "#06181c") +
    brush.fill("M29,72Q42,64 53,72Q40,78 29,72Z", "#ffe04a") +
    brush.fill("M41,66q3,6 0,11q-3,-5 0,-11z", "#14060a") +
    brush.cel("M16,68C26,52 52,48 68,66C50,60 34,62 16,68Z", WYRM, { band: 3, edge: 1.8, shade: WYRM_SHADE }) +
    brush.fill("M-62,82q6,-6 11,1q-6,5 -11,-1z", WYRM_SHADE) +
    brush.line("M76,70q6,8 12,2M70,86q6,8 12,2M88,84q6,8 12,2M0,78q5,7 10,1M-16,80q5,7 10,1", WYRM_SHADE, 2, {
      opacity: 0.7,
    }) +
    (brush.small
      ? ""
      : brush.line("M-70,78C-84,70 -78,58 -88,50C-96,44 -90,34 -98,28", "#fff6e0", 4, {
          opacity: 0.5,
          "stroke-linecap": "round",
        }))
  );
}

const COAT = "#9a5a2c";
const COAT_SHADE = "#3a160c";

/** A courier horse looks over its half door. */
export function courierHorse(brush: Brush): string {
  return horseNeck(brush) + horseHead(brush) + bridle(brush) + halfDoor(brush);
}

function horseNeck(brush: Brush): string {
  return (
    brush.cel("M-6,140C-2,90 -14,60 -20,30L22,-72C54,-66 92,-20 108,150Z", COAT, {
      band: 18,
      edge: 2.4,
      shade: COAT_SHADE,
    }) +
    brush.cel(
      "M8,-98C40,-104 78,-76 98,-30C114,4 120,60 116,120C104,96 100,100 94,80C90,84 84,60 84,46C76,52 72,24 68,14C60,18 56,-6 48,-18C40,-12 34,-34 24,-44Z",
      "#3a1f18",
      { band: 9, edge: 2.2, shade: "#140806" },
    )
  );
}

function horseHead(brush: Brush): string {
  const head =
    "M22,-84C36,-64 40,-34 28,-10C20,10 2,20 -16,34C-34,50 -50,66 -70,72C-88,74 -98,62 -96,48C-94,32 -78,14 -66,-8C-54,-34 -46,-62 -20,-78C-6,-88 10,-92 22,-84Z";
  return (
    brush.cel(
      "M-14,-76C-18,-98 -8,-116 6,-126C14,-110 18,-94 14,-78ZM10,-82C14,-102 26,-114 40,-118C42,-100 36,-84 24,-72Z",
      COAT,
      { band: 5, edge: 2.2, shade: COAT_SHADE },
    ) +
    brush.celWith(
      head,
      COAT,
      { band: 13, edge: 2.6, shade: COAT_SHADE },
      brush.fill(
        "M-22,-72C-40,-50 -54,-20 -70,12C-80,30 -88,40 -86,50C-70,40 -54,10 -42,-16C-34,-36 -26,-54 -14,-70Z",
        "#f6e6cc",
      ),
    ) +
    brush.cel("M-96,50C-92,32 -72,34 -62,44C-54,56 -58,70 -70,74C-90,76 -98,64 -96,50Z", "#7a4a3a", {
      band: 6,
      edge: 2,
      shade: COAT_SHADE,
    }) +
    brush.fill("M-86,48q8,-6 12,2q-6,7 -12,-2z", "#1c0806") +
    brush.line("M-82,68Q-68,66 -56,58", COAT_SHADE, 2.6, { "stroke-linecap": "round" }) +
    brush.fill("M-26,-44Q-14,-56 0,-44Q-10,-32 -26,-44Z", "#1c0806") +
    brush.disc(-12, -45, 6.5, "#5a2c14") +
    brush.disc(-14, -47, 2.4, "#ffffff") +
    brush.line("M-30,-50Q-14,-62 2,-50", COAT_SHADE, 3, { "stroke-linecap": "round" }) +
    brush.cel("M2,-100C-16,-92 -34,-76 -36,-54C-26,-66 -18,-64 -14,-72C-8,-66 2,-72 8,-84Z", "#3a1f18", {
      band: 4,
      edge: 2,
    })
  );
}

function bridle(brush: Brush): string {
  const straps = "M-80,10Q-56,14 -40,44M-52,26Q-20,6 14,-66M-62,-10Q-30,-2 24,-20M-8,16Q30,60 50,140";
  return (
    brush.line(straps, "#5a1c18", 6) +
    brush.line(straps, "#b8402e", 3.4) +
    brush.dots(
      [
        [-46, 28],
        [10, -60],
      ],
      GOLD,
      10,
    )
  );
}

function halfDoor(brush: Brush): string {
  return (
    brush.cel("M-150,88H150V170H-150Z", "#7a4a28", { band: 10, edge: 2.4, shade: "#2a120a" }) +
    brush.cel("M-150,78H150V98H-150Z", "#9a6434", { band: 5, edge: 2, shade: "#3a1c0c" }) +
    brush.line("M-96,98V150M-44,98V150M8,98V150M60,98V150", "#2a120a", 3) +
    brush.line("M-30,124a16,17 0 1 1 26,0M-32,126h7M-9,126h7", "#1c1c24", 9, { transform: "translate(6 -2)" }) +
    brush.line("M-30,124a16,17 0 1 1 26,0M-32,126h7M-9,126h7", "#b8c4d0", 5, { transform: "translate(6 -2)" })
  );
}

/** A hawk sees what nobody sees. */
export function hawk(brush: Brush): string {
  const back = "#6a4a34";
  return (
    brush.glow(-6, -34, 70, "#ffe27a", 0.45) +
    brush.cel("M30,-78C74,-60 112,0 116,150H-70C-60,100 -40,70 -26,36Z", back, {
      band: 22,
      edge: 2.6,
      shade: "#24120f",
    }) +
    brush.cel("M-22,30C-40,60 -62,100 -70,150H30C36,100 20,60 6,30Z", "#e8d8b8", {
      band: 12,
      edge: 2,
      shade: "#8a6a54",
    }) +
    brush.fill(
      "M-34,70l6,14l6,-12zM-14,62l6,14l6,-12zM-44,96l6,14l6,-12zM-22,92l6,14l6,-12zM0,90l6,14l6,-12zM-48,122l6,14l6,-12zM-26,120l6,14l6,-12zM-4,120l6,14l6,-12z",
      "#8a5a3c",
    ) +
    brush.line("M50,-40Q84,20 92,100M36,0Q64,50 66,120M64,-20Q100,40 106,120", "#3a2218", 3, { opacity: 0.7 }) +
    hawkHead(brush, back)
  );
}

function hawkHead(brush: Brush, back: string): string {
  const crown = "M-64,-34C-62,-70 -34,-98 4,-96C44,-92 60,-58 52,-22C44,14 16,40 -12,42C-36,40 -52,20 -58,-4Z";
  return (
    brush.celWith(
      crown,
      back,
      { band: 12, edge: 2.6, shade: "#24120f" },
      brush.fill("M-64,-6C-40,-4 -20,-10 4,-6C20,0 20,30 -12,46H-60Z", "#e8d8b8"),
    ) +
    brush.cel("M-56,-44C-80,-46 -102,-28 -104,6C-94,-4 -84,-6 -74,-2C-66,2 -56,0 -50,-6Z", "#e8b03a", {
      band: 7,
      edge: 2.4,
      shade: "#6a3a10",
    }) +
    brush.fill("M-90,-30C-100,-20 -105,-8 -104,6C-96,-4 -90,-6 -84,-5C-86,-14 -84,-22 -78,-30Z", "#2a1c1c") +
    brush.line("M-54,-12Q-66,-14 -76,-8", "#6a3a10", 2.4) +
    brush.dots([[-68, -30]], "#2a1408", 5) +
    brush.glow(-20, -38, 30, "#ffe04a", 0.8) +
    brush.disc(-20, -38, 17, "#2a1408") +
    brush.disc(-20, -38, 13.5, brush.radial(["#fffbd0", "#ffc82a", "#d8780a"], [0.4, 0.4, 0.7])) +
    brush.disc(-21, -38, 6, "#0c0606") +
    brush.disc(-25, -43, 3.2, "#ffffff") +
    brush.cel("M-50,-56C-34,-62 -10,-58 12,-42C-8,-48 -30,-48 -48,-44Z", deepen(back, 0.3), { band: 3, edge: 2.2 }) +
    brush.line("M12,-70q8,10 6,22M26,-56q8,12 4,26M34,-30q4,12 -4,22", "#3a2218", 2.6, { opacity: 0.7 })
  );
}
