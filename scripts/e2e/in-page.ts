declare global {
  /** Buttons that a person has seen on the page, by the numbers that `Button.index` gives. */
  var seenButtons: HTMLElement[];
  /** What readers of the screen are told a button is called: its label, or its text without what is hidden from them. */
  var accessibleName: (element: Element) => string;
  /** A point of the window at which a press hits that element; null where something lies over all of it. */
  var freePoint: (element: Element) => { readonly x: number; readonly y: number } | null;
  /** What a press in the middle of it would hit, as the beginning of its markup. */
  var whatCovers: (element: Element) => string;
}

/**
 * What every page of the tests has besides its own scripts. `__name` is a helper by which esbuild names functions; code
 * that is handed to the page calls it, and only this side has it.
 */
export const IN_PAGE = `
globalThis.__name ??= (f) => f;
globalThis.seenButtons = [];
globalThis.accessibleName = (element) => {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent.replaceAll(/\\s+/g, ' ').trim();
};
globalThis.freePoint = (element) => {
  const r = element.getBoundingClientRect();
  // the middle first; of a hand's cards, which overlap, the left edge is free
  for (const fx of [0.5, 0.15, 0.05, 0.85])
    for (const fy of [0.5, 0.2, 0.85]) {
      const [x, y] = [r.left + r.width * fx, r.top + r.height * fy];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && element.contains(hit)) return { x, y };
    }
  return null;
};
globalThis.whatCovers = (element) => {
  const r = element.getBoundingClientRect();
  const over = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
  return over?.outerHTML.slice(0, 160) ?? 'nothing: it is outside of the window';
};
`;
