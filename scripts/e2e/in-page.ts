declare global {
  /** What readers of the screen are told a button is called: its label, or its text without what is hidden from them. */
  var accessibleName: (element: Element) => string;
}

/**
 * What every page of the tests has besides its own scripts. `__name` is a helper by which esbuild names functions; code
 * that is handed to the page calls it, and only this side has it.
 */
export const IN_PAGE = `
globalThis.__name ??= (f) => f;
globalThis.accessibleName = (element) => {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent.replaceAll(/\\s+/g, ' ').trim();
};
`;
