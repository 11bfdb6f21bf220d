/** The server's time as this browser knows it. */
let ahead = 0; // milliseconds

export function learnTime(serverTime: number): void {
  ahead = serverTime - Date.now();
}

export function serverNow(): number {
  return Date.now() + ahead;
}
