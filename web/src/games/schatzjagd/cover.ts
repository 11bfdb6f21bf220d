import emblem from "icon:treasure-map";

export const cover = { emblem };
