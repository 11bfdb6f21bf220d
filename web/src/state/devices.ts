/** What this browser calls itself in a list of devices: the program and the machine, as far as they are known. */
const PROGRAMS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const MACHINES: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

export function deviceName(agent: string = navigator.userAgent): string {
  const [program, machine] = [PROGRAMS, MACHINES].map((list) => list.find(([sign]) => sign.test(agent))?.[1]);
  return [program, machine].filter(Boolean).join(", ");
}
