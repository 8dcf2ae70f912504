import { foldName } from '@ettin/cards';
import type { Layout } from '@ettin/schema';
import { linesOf } from '../io/files.js';
import { BadInput, type Io } from '../io/io.js';
import { type CardFacts, type FaceFacts, ownColors, readCost, readSize, readTypeLine } from './facts.js';

type Fields = Readonly<Record<string, unknown>>;

/** Layouts as card files call them; those that the schema has no shape for are missing. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  normal: 'normal',
  split: 'split',
  aftermath: 'aftermath',
  adventure: 'adventure',
  transform: 'transform',
  modal_dfc: 'modalDoubleFaced',
  flip: 'flip',
  saga: 'saga',
};

const NEAR = 5;
/** Bytes of one card's data. */
const LONGEST_LINE = 1 << 20;

/**
 * One card of the user's own file: a JSON object a line with Scryfall's field names (their bulk files will do).
 * Takes name, cost, types, sizes and colours, and counts the lines of rules text without keeping them. Throws
 * `BadInput` that names the line.
 */
export function cardFromFile(io: Io, path: string, name: string): CardFacts {
  const wanted = foldName(name);
  const like: string[] = [];
  let i = -1;
  for (const raw of linesOf(io, path, LONGEST_LINE)) {
    i += 1;
    const line = raw.trim().replace(/,$/, '');
    if (line === '' || line === '[' || line === ']') continue;
    const card = parseLine(line, path, i + 1);
    const full = textOf(card, 'name') ?? '';
    const parts = full.split(' // ');
    if ([full, ...parts].some((n) => foldName(n) === wanted)) return factsOf(card, `${path}:${i + 1}`);
    if (like.length < NEAR && foldName(full).startsWith(wanted.slice(0, 4))) like.push(full);
  }
  throw new BadInput(`${path} has no card ${name}`, like.length > 0 ? [`near it: ${like.join(', ')}`] : []);
}

const GZIP = '\u001f';

function parseLine(line: string, path: string, number: number): Fields {
  if (number === 1 && line.startsWith(GZIP))
    throw new BadInput(`${path} is compressed: unpack it first (gunzip -k ${path})`);
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    throw new BadInput(`${path}:${number}: no JSON object (the file has one card a line)`);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new BadInput(`${path}:${number}: no JSON object (the file has one card a line)`);
  return data as Fields;
}

function textOf(fields: Fields, key: string): string | undefined {
  const value = fields[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function factsOf(card: Fields, at: string): CardFacts {
  const named = textOf(card, 'layout') ?? 'normal';
  const layout = Object.hasOwn(LAYOUTS, named) ? LAYOUTS[named] : undefined;
  if (layout === undefined)
    throw new BadInput(
      `${at}: card data has no layout ${named}; there is ${Object.keys(LAYOUTS).join(', ')}`,
    );
  const listed = card.card_faces ?? card.faces;
  const faces = Array.isArray(listed) ? (listed as readonly Fields[]) : [];
  const [first = card, second] = faces;
  const front = faceOf({ ...card, ...first }, at);
  const textLines = [...(faces.length > 0 ? faces : [card])].reduce(
    (n, face) => n + (textOf(face, 'oracle_text')?.split('\n').length ?? 0),
    0,
  );
  return {
    ...front,
    ...(layout === 'normal' ? {} : { layout }),
    ...(second === undefined ? {} : { other: faceOf(second, at) }),
    textLines,
  };
}

function faceOf(face: Fields, at: string): FaceFacts {
  const name = textOf(face, 'name');
  const typeLine = textOf(face, 'type_line');
  if (name === undefined) throw new BadInput(`${at}: "name" is missing`);
  if (typeLine === undefined) throw new BadInput(`${at}: "type_line" is missing`);
  const types = readTypeLine(typeLine);
  const cost = textOf(face, 'mana_cost');
  const manaCost = cost === undefined ? undefined : readCost(cost, name);
  const colors = ownColors(Array.isArray(face.colors) ? face.colors.map(String) : [], manaCost);
  const power = textOf(face, 'power');
  const toughness = textOf(face, 'toughness');
  const single = textOf(face, 'loyalty') ?? textOf(face, 'defense');
  const size = power !== undefined && toughness !== undefined ? `${power}/${toughness}` : single;
  return {
    name,
    ...(manaCost === undefined ? {} : { manaCost }),
    ...(colors === undefined || !Array.isArray(face.colors) ? {} : { colors }),
    ...types,
    ...(size === undefined ? {} : readSize(size, types.types, name)),
  };
}
