import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { both, symmetric } from "../../../../art/kit/mirror";
import { skull } from "./skull";

const COLLAR = symmetric("M0,30L30,20C44,-10 56,-44 84,-76C88,-40 86,20 80,60L0,110");
const ROBE = symmetric("M0,66L30,56C60,58 88,72 100,104L118,240L0,240");
const CROWN = symmetric("M0,-112L7,-82L20,-96L22,-76L38,-92L36,-68L54,-78L46,-44C30,-54 14,-56 0,-56");
const BONE = "#ded6ac";

/** A king of the dead: a crown, a robe, a green fire that does not warm. */
export function lich(brush: Brush, { robe = "#4c2a6e", flame = "#6aff9a" } = {}): string {
  const shade = deepen(robe, 0.7);
  return (
    brush.glow(0, -30, 120, flame, 0.35) +
    brush.cel(COLLAR, mix(robe, "#a02a5a", 0.3), { band: 12, edge: 2.4, shade }) +
    brush.line(both("M38,22C50,-6 58,-34 78,-60"), "#c89a3a", 3) +
    brush.fill(symmetric("M0,40L26,34L40,80L0,120"), "#140a1c") +
    brush.cel("M-7,60H7V110H-7Z", BONE, { band: 3, edge: 1 }) +
    brush.cel(ROBE, robe, { band: 20, edge: 2.4, shade }) +
    brush.fill(symmetric("M0,140L14,112L34,62L24,62L0,104"), "#c89a3a") +
    brush.fill(symmetric("M0,104L22,64L12,66L0,82"), "#140a1c") +
    brush.cel("M-14,112L0,98L14,112L0,130Z", mix(flame, "#ffffff", 0.2), { band: 5, edge: 1.8, shade: "#1c6a4a" }) +
    brush.at(0, -10, 0.92, (inner) => skull(inner, { bone: BONE, eye: flame })) +
    brush.at(0, -6, 1, (inner) => crown(inner)) +
    (brush.small ? "" : staff(brush, flame))
  );
}

function crown(brush: Brush): string {
  return (
    brush.cel(CROWN, "#c8963a", { band: 6, edge: 2.2, shade: "#5a2c14" }) +
    brush.cel(symmetric("M0,-66C18,-66 36,-62 48,-52L46,-42C30,-52 14,-54 0,-54"), "#e8bc5a", { band: 3, edge: 1.2 }) +
    brush.dots(
      [
        [0, -60],
        [-26, -57],
        [26, -57],
      ],
      "#6aff9a",
      6,
    )
  );
}

const FINGER_ROWS = [74, 85, 96, 107];

function staff(brush: Brush, flame: string): string {
  const fingers = FINGER_ROWS.map((y) =>
    limb(
      [
        [68, y + 2],
        [84, y - 3],
        [100, y + 3],
      ],
      [9, 9, 7],
    ),
  );
  return (
    brush.glow(84, -62, 60, flame, 0.9) +
    brush.cel(
      limb(
        [
          [88, 230],
          [84, -30],
        ],
        [9, 8],
      ),
      "#5a4a40",
      { band: 3, edge: 1.6 },
    ) +
    brush.cel("M84,-22C66,-30 62,-54 70,-68C74,-54 78,-46 84,-44C90,-46 94,-54 98,-68C106,-54 102,-30 84,-22Z", BONE, {
      band: 4,
      edge: 1.6,
    }) +
    brush.fill("M84,-46C68,-56 76,-72 80,-78C80,-70 86,-68 84,-96C98,-84 102,-60 84,-46Z", flame) +
    brush.fill("M84,-50C76,-56 80,-66 84,-80C92,-70 92,-58 84,-50Z", "#eafff0") +
    brush.cel("M66,112C60,120 62,140 70,240H120C112,180 110,140 104,112Z", "#4c2a6e", { band: 8, edge: 1.8 }) +
    brush.cel(fingers.join(""), BONE, { band: 2, edge: 1.4, shade: "#6a5a5a" })
  );
}
