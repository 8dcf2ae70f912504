import { describe, expect, it } from 'vitest';
import { expectedShapes, writtenShapes } from './card-shapes.js';
import { readDeclarations } from './declarations.js';

describe('the shapes of card data', () => {
  it('should be what `npm run cards:shapes` writes from the schema', () => {
    expect(writtenShapes()).toBe(expectedShapes());
  });

  it('should not be made of declarations that are only half understood', () => {
    for (const text of [
      'export type A = Partial<B>;',
      'export type A = B & C;',
      'export interface A { b: string }',
      'export type A = keyof B;',
      "export const A = ['b'];",
    ])
      expect(() => readDeclarations(text), text).toThrow(/form/);
  });
});
