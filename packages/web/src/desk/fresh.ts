/** Tables that were made on this page and whose lobby hasn't been arranged yet. */
const made = new Set<string>();

export const madeHere = (table: string): void => {
  made.add(table);
};

/** Whether it is such a table; asked a second time it isn't any more. */
export const takeFresh = (table: string): boolean => made.delete(table);
