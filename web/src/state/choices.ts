/** What one can choose among in the settings. */
export const THEMES = ["auto", "dark", "light"] as const;
export const SPEEDS = ["off", "normal", "slow"] as const;
export const PACES = ["calm", "brisk", "at_once"] as const; // of bots
export const CONFIRMS = ["touch", "always", "never"] as const;
