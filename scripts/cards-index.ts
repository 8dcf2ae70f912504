import { existsSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Writes `packages/cards/src/index/`: one module a letter that gathers the cards of that letter's folder, and
 * `all.ts` that gathers the letters. The files follow from the folders alone, so the last run is always right.
 */
const source = fileURLToPath(new URL('../packages/cards/src/', import.meta.url));
const target = `${source}index/`;

const NOTICE = '// Written by `npm run cards:index` from the card folders. Do not edit.';
const LETTER = /^[a-z0-9]$/;

/** "ajanis-pridemate" → "AjanisPridemate": capitals keep clear of reserved words. */
function identifier(file: string): string {
  const words = file.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join('').replace(/^(?=\d)/, '_');
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function letterModule(letter: string, files: readonly string[]): string {
  return [
    NOTICE,
    "import type { CardDef } from '@ettin/schema';",
    ...files.map((file) => `import ${identifier(file)} from '../${letter}/${file}.js';`),
    '',
    'const cards: readonly CardDef[] = [',
    ...files.map((file) => `  ${identifier(file)},`),
    '];',
    '',
    'export default cards;',
    '',
  ].join('\n');
}

function allModule(letters: readonly string[]): string {
  const name = (letter: string) => `letter${letter.toUpperCase()}`;
  return [
    NOTICE,
    "import type { CardDef } from '@ettin/schema';",
    ...letters.map((letter) => `import ${name(letter)} from './${letter}.js';`),
    '',
    '/** Every built-in card, in order of file name. */',
    'export const allCards: readonly CardDef[] = [',
    ...letters.map((letter) => `  ...${name(letter)},`),
    '];',
    '',
  ].join('\n');
}

/** File names without folder or extension, e.g. `forest`, for each letter that has any. */
function cardFiles(): Map<string, string[]> {
  const letters = new Map<string, string[]>();
  const folders = readdirSync(source, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && LETTER.test(entry.name),
  );
  for (const { name: letter } of folders.sort((a, b) => byCodeUnit(a.name, b.name))) {
    const files = readdirSync(source + letter)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => file.slice(0, -'.ts'.length));
    if (files.length > 0) letters.set(letter, files.sort(byCodeUnit));
  }
  return letters;
}

/** What the folder should hold: file name → text. */
export function expectedIndex(): Map<string, string> {
  const letters = cardFiles();
  const index = new Map([['all.ts', allModule([...letters.keys()])]]);
  for (const [letter, files] of letters) index.set(`${letter}.ts`, letterModule(letter, files));
  return index;
}

/** What the folder holds: file name → text. */
export function writtenIndex(): Map<string, string> {
  const files = existsSync(target) ? readdirSync(target) : [];
  return new Map(files.map((file) => [file, readFileSync(target + file, 'utf8')]));
}

function writeIndex(): void {
  const expected = expectedIndex();
  const written = writtenIndex();
  mkdirSync(target, { recursive: true });
  for (const [file, text] of expected) if (written.get(file) !== text) writeFileSync(target + file, text);
  for (const file of written.keys()) if (!expected.has(file)) unlinkSync(target + file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeIndex();
