import emblem from "icon:dragon-head";

export const cover = { emblem };
