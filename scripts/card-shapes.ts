import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Shape } from '../packages/cards/src/shape/shape.js';
import { readDeclarations, type TypeNode } from './declarations.js';

/**
 * Writes `packages/cards/src/shape/shapes.ts`: the types of card data as a table, so that data that the compiler
 * hasn't seen can be checked. It follows from the declarations of `packages/schema` alone; a test compares.
 */
const schema = fileURLToPath(new URL('../packages/schema/src/', import.meta.url));
const target = fileURLToPath(new URL('../packages/cards/src/shape/shapes.ts', import.meta.url));

const FILES = ['ability', 'card', 'cost', 'effect', 'game-effect', 'keyword', 'selector', 'words'];
const ROOT = 'CardDef';
const NOTICE = '// Written by `npm run cards:shapes` from the declarations of packages/schema. Do not edit.';

/** What the table should be. Throws at a declaration of a form that it doesn't know. */
export function expectedShapes(): string {
  const { types, constants } = readDeclarations(
    FILES.map((file) => readFileSync(`${schema}${file}.ts`, 'utf8')).join('\n'),
  );
  const shapes = new Map<string, Shape>();
  const need = (name: string): void => {
    if (shapes.has(name)) return;
    const type = types.get(name);
    if (type === undefined) throw new Error(`${name} isn't declared in ${FILES.join(', ')}`);
    // before its parts, which may speak of it
    shapes.set(name, 'string');
    shapes.set(name, shapeOf(type));
  };
  const shapeOf = (type: TypeNode): Shape => {
    switch (type.form) {
      case 'primitive':
        return type.name;
      case 'literal':
        return { is: [type.value] };
      case 'elements': {
        const words = constants.get(type.of);
        if (words === undefined) throw new Error(`${type.of} is no list of words`);
        return { is: words };
      }
      case 'name':
        need(type.name);
        return { name: type.name };
      case 'list':
        return { list: shapeOf(type.of) };
      case 'tuple':
        return { tuple: type.parts.map(shapeOf) };
      case 'union':
        return unionOf(type.of.map(shapeOf));
      case 'object': {
        const above = type.base === undefined ? undefined : types.get(type.base);
        if (type.base !== undefined && above?.form !== 'object')
          throw new Error(`${type.base} is no interface`);
        const keys = [...(above?.form === 'object' ? above.keys : []), ...type.keys];
        const part = (optional: boolean) =>
          Object.fromEntries(
            keys.filter((key) => key.optional === optional).map((key) => [key.name, shapeOf(key.type)]),
          );
        return { needs: part(false), may: part(true) };
      }
    }
  };
  need(ROOT);
  const lines = [...shapes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, shape]) => `  ${name}: ${JSON.stringify(shape)},`);
  return [
    NOTICE,
    "import type { Shape } from './shape.js';",
    '',
    'export const SHAPES: Readonly<Record<string, Shape>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Literals of a union together, the rest beside them. */
function unionOf(parts: readonly Shape[]): Shape {
  const literals = parts.flatMap((part) => (typeof part !== 'string' && 'is' in part ? part.is : []));
  const others = parts.filter((part) => typeof part === 'string' || !('is' in part));
  const all = [...(literals.length > 0 ? [{ is: literals }] : []), ...others];
  const [only] = all;
  return all.length === 1 && only !== undefined ? only : { any: all };
}

export function writtenShapes(): string {
  return readFileSync(target, 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, expectedShapes());
