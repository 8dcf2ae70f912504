/** A type of card data as data. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  /** One of these words or values. */
  | { readonly is: readonly (string | number | boolean)[] }
  /** Another type of the table. */
  | { readonly name: string }
  | { readonly list: Shape }
  | { readonly tuple: readonly Shape[] }
  | { readonly any: readonly Shape[] }
  | ObjectShape;

/** Keys that have to be there, and keys that may. */
export interface ObjectShape {
  readonly needs: Readonly<Record<string, Shape>>;
  readonly may: Readonly<Record<string, Shape>>;
}
