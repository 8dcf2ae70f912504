/** Levels of lists and objects within each other. Our own files have about ten. */
const DEEPEST = 100;

/**
 * Whether a JSON text nests deeper than any file of ours: reading it is harmless, but whatever then walks through
 * the value would run out of stack.
 */
export function nestsTooDeep(text: string, deepest = DEEPEST): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inText) {
      if (c === BACKSLASH) i += 1;
      else if (c === QUOTE) inText = false;
    } else if (c === QUOTE) inText = true;
    else if (c === OPEN_LIST || c === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (c === CLOSE_LIST || c === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125];
