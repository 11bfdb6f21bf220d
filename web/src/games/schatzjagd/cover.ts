import "./cover.css";

export const cover = true;
