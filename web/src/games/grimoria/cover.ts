import emblem from "icon:spell-book";

export const cover = { emblem };
