/** The faces people have; each is somebody else. */
import type { Face } from "./face";

const SPLIT = "M100,48L103,88L111,108L102,111L104,119L101,126L103,142H142V48Z";

export const MAN: Face = {
  outline: "M73,84C73,56 127,56 127,84L126,104C125,121 113,136 100,137C87,136 75,121 74,104Z",
  split: SPLIT,
  eyes: { y: 94, apart: 12.5, half: 7.5, open: 3.6 },
  brows: { lift: 8, weight: 4, tilt: 1, arch: 5 },
  nose: "straight",
  mouth: "thin",
  mouthY: 121,
  blush: 0.35,
};

/** Square jaw, broken nose, a scar. */
export const FIGHTER: Face = {
  ...MAN,
  outline: "M71,82C72,54 128,54 129,82L128,108L124,124L112,137H88L76,124L72,108Z",
  eyes: { y: 95, apart: 13, half: 7, open: 2.9 },
  brows: { lift: 6.5, weight: 5, tilt: 2.6, arch: 2 },
  nose: "broad",
  mouth: "grim",
  folds: "M88,114Q84,120 85,127M112,114Q116,120 115,127M82,98l-2,14M79,104l6,2",
  blush: 0.3,
};

export const YOUTH: Face = {
  ...MAN,
  outline: "M75,84C75,57 125,57 125,84L124,104C122,120 110,135 100,136C90,135 78,120 76,104Z",
  eyes: { y: 95, apart: 12, half: 7.6, open: 4.4 },
  brows: { lift: 9, weight: 3, tilt: -0.5, arch: 5 },
  nose: "fine",
  mouth: "smile",
  mouthY: 120,
  blush: 0.5,
};

export const STOUT: Face = {
  ...MAN,
  outline: "M70,86C70,55 130,55 130,86L132,108C131,128 116,140 100,141C84,140 69,128 68,108Z",
  eyes: { y: 95, apart: 13, half: 6.6, open: 3.2 },
  brows: { lift: 8, weight: 3.6, tilt: -1, arch: 6 },
  nose: "broad",
  mouth: "smile",
  mouthY: 123,
  folds: "M86,112Q81,119 83,126M114,112Q119,119 117,126M82,134Q100,143 118,134",
  blush: 0.65,
};

export const GAUNT: Face = {
  ...MAN,
  outline: "M75,82C75,54 125,54 125,82L123,102C122,114 113,138 100,140C87,138 78,114 77,102Z",
  eyes: { y: 94, apart: 12, half: 7, open: 2.9, tilt: 0.8 },
  brows: { lift: 7, weight: 2.8, tilt: 2.6, arch: 4 },
  nose: "hooked",
  mouth: "grim",
  mouthY: 124,
  folds: "M88,113Q85,120 88,127M112,113Q115,120 112,127M84,101Q88,103 92,101M108,101Q112,103 116,101",
  hollows: "M78,106Q86,110 88,124L82,116ZM122,106Q114,110 112,124L118,116Z",
  blush: 0.1,
};

export const OLD_MAN: Face = {
  ...MAN,
  outline: "M73,82C73,54 127,54 127,82L125,104C124,120 112,137 100,138C88,137 76,120 75,104Z",
  eyes: { y: 95, apart: 12.5, half: 7, open: 3, tilt: -0.8 },
  brows: { lift: 8, weight: 4.6, tilt: -1.2, arch: 5 },
  nose: "long",
  mouth: "thin",
  mouthY: 123,
  folds:
    "M87,113Q83,120 85,128M113,113Q117,120 115,128M84,102Q88,105 93,102M107,102Q112,105 116,102M84,74Q100,70 116,74M88,68Q100,65 112,68",
  hollows: "M77,104Q84,110 86,122L80,114Z",
  blush: 0.3,
};

export const WOMAN: Face = {
  outline: "M74,84C74,57 126,57 126,84L125,102C122,121 109,135 100,136C91,135 78,121 75,102Z",
  split: SPLIT,
  eyes: { y: 95, apart: 12.5, half: 7.8, open: 4 },
  brows: { lift: 9.5, weight: 2.4, tilt: 0.5, arch: 7 },
  nose: "fine",
  mouth: "lips",
  mouthY: 120,
  blush: 0.5,
  lashes: true,
};

/** Calm and long, high brows: a queen. */
export const LADY: Face = {
  ...WOMAN,
  outline: "M75,82C75,55 125,55 125,82L124,104C121,122 108,138 100,139C92,138 79,122 76,104Z",
  eyes: { y: 94, apart: 12, half: 8, open: 3.4, tilt: 0.6 },
  brows: { lift: 11, weight: 2.2, tilt: -0.6, arch: 6 },
  nose: "straight",
  mouth: "lips",
  mouthY: 122,
  blush: 0.35,
};

/** Round and merry. */
export const LASS: Face = {
  ...WOMAN,
  outline: "M73,86C73,58 127,58 127,86L127,104C125,122 112,134 100,135C88,134 75,122 73,104Z",
  eyes: { y: 96, apart: 13, half: 7.6, open: 4.6 },
  brows: { lift: 10, weight: 2.4, tilt: -1, arch: 6 },
  nose: "button",
  mouth: "smilingLips",
  mouthY: 119,
  blush: 0.75,
};

export const OLD_WOMAN: Face = {
  ...WOMAN,
  outline: "M75,84C75,56 125,56 125,84L124,104C123,116 112,134 104,140Q100,142 96,140C88,134 77,116 76,104Z",
  eyes: { y: 95, apart: 12, half: 6.8, open: 3.2, tilt: -0.8 },
  brows: { lift: 8, weight: 2.6, tilt: -1, arch: 6 },
  nose: "hooked",
  mouth: "smirk",
  mouthY: 123,
  folds:
    "M87,114Q83,120 86,128M113,114Q117,120 114,128M83,102Q88,106 93,102M107,102Q112,106 117,102M86,75Q100,70 114,75M88,69Q100,65 112,69M76,100l5,2M77,105l5,0",
  hollows: "M77,106Q85,110 88,122L81,116Z",
  blush: 0.45,
  lashes: false,
};

/** Sharp chin and cat's eyes: a witch, an elf. */
export const SHARP: Face = {
  ...WOMAN,
  outline: "M75,82C75,56 125,56 125,82L123,102C119,118 108,135 100,140C92,135 81,118 77,102Z",
  eyes: { y: 94, apart: 12.5, half: 8, open: 3.6, tilt: 1.8 },
  brows: { lift: 9, weight: 2.6, tilt: 3, arch: 6 },
  nose: "fine",
  mouth: "lips",
  mouthY: 121,
  blush: 0.3,
};

export const CHILD: Face = {
  ...MAN,
  outline: "M73,88C73,60 127,60 127,88L127,106C125,122 113,132 100,133C87,132 75,122 73,106Z",
  split: "M100,54L102,92L108,108L102,111L103,119L101,126L103,140H142V54Z",
  eyes: { y: 99, apart: 13, half: 7.6, open: 5.2 },
  brows: { lift: 11, weight: 2.6, tilt: -1.2, arch: 5 },
  nose: "button",
  mouth: "small",
  mouthY: 121,
  blush: 0.85,
};

/** Lids half down, thin smile: one who counts. */
export const SLY: Face = {
  ...MAN,
  outline: "M75,82C75,55 125,55 125,82L123,104C121,118 110,138 100,140C90,138 79,118 77,104Z",
  eyes: { y: 94, apart: 12, half: 7.4, open: 2.6 },
  brows: { lift: 8, weight: 2.8, tilt: 2, arch: 7 },
  nose: "long",
  mouth: "smirk",
  mouthY: 123,
  folds: "M88,115Q84,121 87,128M112,114Q117,119 115,126M84,100Q88,102 92,100",
  blush: 0.25,
};
