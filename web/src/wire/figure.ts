import type { SeatInfo } from "./types";

/** How a seat is drawn: one of the dozen that the server knows. */
export type Figure = SeatInfo["figure"];
