/** Colour scripts: the mood of a picture in eight colours. */
export interface Script {
  /** From the top over the middle to the horizon. */
  sky: readonly [string, string, string];
  /** Of the moon, the sun, the lamp. */
  light: string;
  /** The farthest and the nearest layer of the scene. */
  far: string;
  near: string;
  /** Windows and flames: the one warm spot. */
  warm: string;
  /** The lit edge of figures. */
  rim: string;
}

function script(sky: Script["sky"], light: string, far: string, near: string, warm: string, rim: string): Script {
  return { sky, light, far, near, warm, rim };
}

export const SCRIPTS = {
  night: script(["#0b1038", "#2a3580", "#8d84c9"], "#fff2c4", "#6a6cb4", "#0b0e2b", "#ffc45e", "#cfd8ff"),
  dusk: script(["#2b1a56", "#b4456d", "#ffb763"], "#ffe7a6", "#b9607f", "#1e1036", "#ffd27a", "#ffd9a0"),
  swamp: script(["#0c2a2e", "#2f6a52", "#c6d982"], "#f3f9b8", "#6a9a6c", "#081c1b", "#d8ff7a", "#dcf59a"),
  crypt: script(["#0c1422", "#1f3a48", "#4f8a8a"], "#a8fff0", "#3c6670", "#0a101c", "#ffcf6a", "#9ff5e4"),
  hearth: script(["#1c0d16", "#5c2a22", "#c87a38"], "#ffdf9a", "#9c5a34", "#180a10", "#ffce6b", "#ffdb96"),
  ember: script(["#1c0716", "#8a1622", "#ff8b2e"], "#ffe08a", "#a8352a", "#1a060d", "#ffb63e", "#ffb45c"),
  frost: script(["#17355f", "#5c97c4", "#eef4ee"], "#ffffff", "#9cc0d6", "#12243c", "#ffd98a", "#f2fbff"),
  noon: script(["#1c7fa8", "#79c9cf", "#fff0c2"], "#fffbe0", "#8cc3b4", "#113b40", "#ffd86a", "#fff5cf"),
  gold: script(["#3a1d12", "#a8641d", "#ffd676"], "#fff3bd", "#b5772f", "#22100c", "#ffe08a", "#fff0b8"),
  arcane: script(["#130a4a", "#2a4cc4", "#8be6ff"], "#e4fdff", "#4a78d8", "#0b0933", "#a8f4ff", "#c9f6ff"),
  rose: script(["#3a1c58", "#a860a4", "#ffd9c4"], "#fff1dc", "#b883b4", "#24123c", "#ffd59a", "#ffe6ea"),
  leaf: script(["#0d3a3a", "#3f8a5a", "#f0e79a"], "#fffbd0", "#7db07c", "#0a2622", "#ffe38a", "#f3ffc0"),
  dawn: script(["#2a3a78", "#d98a9a", "#ffe2a8"], "#fff6d6", "#a98fb0", "#1c1c3c", "#ffd98a", "#ffeccb"),
  storm: script(["#10161f", "#38505e", "#9fb4ac"], "#eef7e6", "#5f7a80", "#0b1218", "#ffd27a", "#dbeee6"),
  dust: script(["#4a2a2e", "#b8765a", "#f3d9a0"], "#fff4d0", "#b58a6a", "#2a1618", "#ffd58a", "#ffeac0"),
  plum: script(["#170a24", "#4a1e5a", "#a8528a"], "#ffd6f2", "#7a3f86", "#12061c", "#ffc27a", "#f2c4ff"),
} satisfies Record<string, Script>;

export type ScriptName = keyof typeof SCRIPTS;
