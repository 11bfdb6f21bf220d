/* What does not fit on a page, as sentences. Run in the page; `least` is the least size of a control in pixels. */
(least) => {
  const faults = [];
  const stage = document.querySelector(".stage");
  if (!stage) return ["there is no stage"];
  const nameOf = (element) => {
    const words = (element.innerText || element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40);
    const marks = ["option", "ground", "range"].map((mark) => element.dataset?.[mark] && `${mark} ${element.dataset[mark]}`);
    return `${element.tagName.toLowerCase()}.${(element.getAttribute("class") || "").replace(/svelte-\w+|s-\w+/g, "").trim()} ${marks.filter(Boolean).join(" ")} "${words}"`;
  };

  const root = document.scrollingElement;
  if (root.scrollHeight > innerHeight + 1) faults.push(`the page scrolls down: ${root.scrollHeight} of ${innerHeight}`);
  if (root.scrollWidth > innerWidth + 1) faults.push(`the page scrolls sideways: ${root.scrollWidth} of ${innerWidth}`);

  const dialog = document.querySelector("dialog[open]");
  const isAside = (element) => !!element.closest("[data-region='drawer'], .unseen, [data-region='instead']");

  /* Is it in the window, and does a finger on its middle reach it? */
  const hidden = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!box.width || !box.height) return "has no size";
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      return `leaves the window (${box.left.toFixed()}, ${box.top.toFixed()}, ${box.right.toFixed()}, ${box.bottom.toFixed()})`;
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) return `is covered by ${hit ? nameOf(hit) : "nothing"}`;
    if (hit.contains(element) && hit !== element && hit.closest("[data-region]") !== element.closest("[data-region]"))
      return `is covered by ${nameOf(hit)}`;
    return "";
  };

  const controls = [...document.querySelectorAll("[data-option]")].filter((one) => !dialog || dialog.contains(one));
  const ranges = new Set(controls.map((one) => one.closest("[data-range]")).filter(Boolean));
  for (const control of [...controls.filter((one) => !one.closest("[data-range]")), ...ranges]) {
    const box = control.getBoundingClientRect();
    const why = hidden(control);
    if (why) faults.push(`control ${nameOf(control)} ${why}`);
    if (!("twoStep" in control.dataset) && Math.min(box.width, box.height) < least - 0.5)
      faults.push(`control ${nameOf(control)} is only ${box.width.toFixed()}x${box.height.toFixed()}`);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!why && hit && !control.contains(hit)) faults.push(`control ${nameOf(control)} is not hit, but ${nameOf(hit)}`);
  }
  const question = document.querySelector("[data-question]");
  if (question && !controls.length) faults.push(`${question.dataset.name}: there is no control`);

  for (const name of (stage.dataset.grounds || "").split(" ").filter(Boolean)) {
    const shown = [...document.querySelectorAll(`[data-ground="${name}"]`)];
    if (!shown.length) faults.push(`ground ${name} is nowhere`);
  }
  for (const ground of document.querySelectorAll("[data-ground]")) {
    const why = hidden(ground);
    if (why) faults.push(`ground ${nameOf(ground)} ${why}`);
  }

  /* Regions stand side by side. */
  const regions = [...stage.querySelectorAll("[data-region]")].filter(
    (one) => one.getBoundingClientRect().width > 0 && !(one.dataset.region === "drawer" && getComputedStyle(one).display === "contents"),
  );
  regions.forEach((a, i) =>
    regions.slice(i + 1).forEach((b) => {
      const [x, y] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
      const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
      if (wide > 1 && high > 1) faults.push(`regions ${a.dataset.region} and ${b.dataset.region} overlap`);
    }),
  );

  /* Every text is large enough, and seen whole. */
  const isShown = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0") return false;
    }
    return true;
  };
  const scaleOf = (element) => {
    if (element.ownerSVGElement) return Math.abs(element.getScreenCTM()?.a ?? 1);
    const [{ width }, whole] = [element.getBoundingClientRect(), element.offsetWidth];
    return whole > 8 && Math.abs(width - whole) > 1 ? width / whole : 1; // whole pixels are rounded ones
  };
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || isAside(element) || !isShown(element) || element.closest("title, style, select")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
    if (!boxes.length) continue;
    const pixels = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const words = text.data.trim().slice(0, 40);
    if (pixels < 10.95) faults.push(`text "${words}" has only ${pixels.toFixed(1)} px (${nameOf(element)})`);
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (at.dataset?.region) {
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
    }
    const slack = pixels * 0.22; // of a line's box, where no letter is
    const isCut = boxes.some(
      (box) => box.left < left - 1.5 || box.right > right + 1.5 || box.top < top - slack || box.bottom > bottom + slack,
    );
    if (isCut) faults.push(`text "${words}" is cut off (${nameOf(element)})`);
  }

  for (const element of stage.querySelectorAll("*")) {
    if (isAside(element)) continue;
    const { overflowY, overflowX } = getComputedStyle(element);
    const scrolls = (way) => way === "auto" || way === "scroll";
    if (scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1) faults.push(`${nameOf(element)} scrolls`);
    if (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1) faults.push(`${nameOf(element)} scrolls sideways`);
  }
  return [...new Set(faults)];
};
