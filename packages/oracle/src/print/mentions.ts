/** Whether a word stands anywhere in a piece of card data. */
export function mentions(data: unknown, word: string): boolean {
  if (data === word) return true;
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some((part) => mentions(part, word));
}
