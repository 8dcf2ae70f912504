import { editDistance } from '../names.js';
import type { ObjectShape, Shape } from './shape.js';
import { SHAPES } from './shapes.js';

/** What is wrong with card data, and the keys and places (from 0) that lead to it. */
export interface CardFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Path = CardFault['path'];

/**
 * What the compiler would say of data that it hasn't seen, or lets pass (a key of another member of a union): keys
 * that are unknown or missing, words that are none, values of another kind. For data that people write; not for
 * hot paths. Checks no meaning: see check.ts.
 */
export function cardFaults(card: unknown): readonly CardFault[] {
  return faultsOf({ name: 'CardDef' }, card, [], 'a card');
}

/** What a key that tells the members of a union apart is about. */
const KINDS: Readonly<Record<string, string>> = {
  do: 'effect',
  on: 'trigger event',
  k: 'keyword',
  mod: 'modification',
  rule: 'rule',
  event: 'replaced event',
  kind: 'kind of ability',
};

function faultsOf(shape: Shape, value: unknown, path: Path, what: string): readonly CardFault[] {
  const shapes = alternatives(shape);
  if (Array.isArray(value)) return listFaults(shapes, value, path, what);
  if (typeof value === 'object' && value !== null) {
    const objects = shapes.filter(isObjectShape);
    if (objects.length > 0) return objectFaults(objects, value as Fields, path, what);
  } else if (shapes.some((one) => typeof value === one || (isWords(one) && one.is.some((w) => w === value))))
    return [];
  return [{ path, message: `${what} can't be ${shown(value)}; ${wanted(shapes, value)}` }];
}

/** Names looked up and unions opened, until only words, primitives, lists and objects are left. */
function alternatives(shape: Shape): readonly Shape[] {
  if (typeof shape === 'string') return [shape];
  if ('any' in shape) return shape.any.flatMap(alternatives);
  if (!('name' in shape)) return [shape];
  const named = SHAPES[shape.name];
  if (named === undefined) throw new Error(`no shape ${shape.name}: npm run cards:shapes`);
  if (!isObjectShape(named)) return alternatives(named);
  const titled: Titled = { ...named, title: titleOf(shape.name) };
  return [titled];
}

interface Titled extends ObjectShape {
  readonly title?: string;
}

/** "TargetFilter" is "a target filter". */
function titleOf(name: string): string {
  if (name === 'CardDef' || name === 'Face') return 'a card';
  const words = name
    .replace('Def', '')
    .replace('Spec', '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

function isObjectShape(shape: Shape): shape is Titled {
  return typeof shape !== 'string' && 'needs' in shape;
}

function isWords(shape: Shape): shape is Extract<Shape, { is: unknown }> {
  return typeof shape !== 'string' && 'is' in shape;
}

function listFaults(shapes: readonly Shape[], value: readonly unknown[], path: Path, what: string) {
  let best: readonly CardFault[] | null = null;
  for (const shape of shapes) {
    if (typeof shape === 'string' || !('list' in shape || 'tuple' in shape)) continue;
    const faults =
      'list' in shape
        ? value.flatMap((part, i) => faultsOf(shape.list, part, [...path, i], what))
        : tupleFaults(shape.tuple, value, path, what);
    if (best === null || faults.length < best.length) best = faults;
  }
  return best ?? [{ path, message: `${what} can't be a list; ${wanted(shapes, value)}` }];
}

function tupleFaults(parts: readonly Shape[], value: readonly unknown[], path: Path, what: string) {
  if (parts.length !== value.length)
    return [{ path, message: `${what} has to be a list of ${parts.length}, not of ${value.length}` }];
  return parts.flatMap((part, i) => faultsOf(part, value[i], [...path, i], what));
}

function objectFaults(objects: readonly Titled[], value: Fields, path: Path, what: string) {
  const tag = tagOf(objects, value);
  if (tag !== null) {
    const named = objects.filter((one) => tagged(one, tag, value[tag]));
    if (named.length === 0) {
      const words = objects.flatMap((one) => tagWords(one, tag));
      const message = `there is no ${KINDS[tag] ?? tag} ${shown(value[tag])}; ${nearest(words, String(value[tag]))}`;
      return [{ path: [...path, tag], message }];
    }
    return bestOf(named, value, path, `${tag}: ${String(value[tag])}`);
  }
  const tags = commonTags(objects);
  const [missing] = tags;
  if (objects.length > 1 && missing !== undefined)
    return [{ path, message: `${what} lacks ${missing}: (which ${KINDS[missing] ?? missing} it is)` }];
  const keys = Object.keys(value);
  if (!objects.some((one) => Object.keys(one.needs).length === 0 || keys.some((key) => has(one, key)))) {
    const known = objects.flatMap((one) => [...Object.keys(one.needs), ...Object.keys(one.may)]);
    const [key = ''] = keys;
    if (key === '') return [{ path, message: `${what} says nothing; ${nearest(known, '')}` }];
    return [{ path: [...path, key], message: `${what} has no key ${key}; ${nearest(known, key)}` }];
  }
  return bestOf(objects, value, path, what);
}

/** The faults of the member that was most likely meant: fewest wrong keys, then fewest faults within. */
function bestOf(objects: readonly Titled[], value: Fields, path: Path, what: string): readonly CardFault[] {
  const counted = objects.map((one) => ({ one, wrong: keyFaults(one, value, path, what) }));
  const least = Math.min(...counted.map(({ wrong }) => wrong.length));
  let best: readonly CardFault[] | null = null;
  for (const { one, wrong } of counted) {
    if (wrong.length > least) continue;
    const faults = [...wrong, ...valueFaults(one, value, path)];
    if (best === null || faults.length < best.length) best = faults;
  }
  return best ?? [];
}

function keyFaults(shape: Titled, value: Fields, path: Path, what: string): readonly CardFault[] {
  const title = what.includes(':') ? what : (shape.title ?? what);
  const known = [...Object.keys(shape.needs), ...Object.keys(shape.may)];
  const unknown = Object.keys(value)
    .filter((key) => !has(shape, key))
    .map((key) => ({
      path: [...path, key],
      message: `${title} has no key ${key}; ${nearest(
        known.filter((other) => !Object.hasOwn(value, other)),
        key,
      )}`,
    }));
  const missing = Object.keys(shape.needs)
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => ({ path, message: `${title} lacks ${key}` }));
  return [...unknown, ...missing];
}

function valueFaults(shape: Titled, value: Fields, path: Path): readonly CardFault[] {
  return Object.entries(value).flatMap(([key, part]) => {
    const own = Object.hasOwn(shape.needs, key) ? shape.needs[key] : shape.may[key];
    if (own === undefined || !has(shape, key)) return [];
    const faults = faultsOf(own, part, [...path, key], key);
    return faults.length > 0 || !MANA_KEYS.includes(key) || typeof part !== 'string' || isMana(part)
      ? faults
      : [{ path: [...path, key], message: `${key} can't be ${part}; write mana as {2}{W/U}{R}` }];
  });
}

const has = (shape: ObjectShape, key: string): boolean =>
  Object.hasOwn(shape.needs, key) || Object.hasOwn(shape.may, key);

/** Words by which this key tells a member from others. */
function tagWords(shape: ObjectShape, key: string): readonly string[] {
  const own = Object.hasOwn(shape.needs, key) ? shape.needs[key] : undefined;
  return own !== undefined && isWords(own) ? own.is.filter((word) => typeof word === 'string') : [];
}

function tagged(shape: ObjectShape, key: string, value: unknown): boolean {
  return tagWords(shape, key).some((word) => word === value);
}

/** Keys that tell all of these apart. */
function commonTags(objects: readonly ObjectShape[]): readonly string[] {
  return Object.keys(KINDS).filter((key) => objects.every((one) => tagWords(one, key).length > 0));
}

function tagOf(objects: readonly ObjectShape[], value: Fields): string | null {
  return commonTags(objects).find((key) => Object.hasOwn(value, key)) ?? null;
}

/** More words than this are not all told. */
const FEW = 12;

function nearest(words: readonly string[], to: string): string {
  const all = [...new Set(words)];
  if (all.length === 0) return 'it has no others';
  const measured = all
    .map((word) => ({ word, distance: editDistance(word.toLowerCase(), to.toLowerCase()) }))
    .filter(
      ({ word, distance }) => distance <= Math.max(1, Math.floor(Math.max(word.length, to.length) / 3)),
    );
  const least = Math.min(...measured.map(({ distance }) => distance));
  const near = measured.filter(({ distance }) => distance === least).map(({ word }) => word);
  if (near.length > 0) return `did you mean ${near.join(' or ')}?`;
  return `there is ${all.slice(0, FEW).join(', ')}${all.length > FEW ? ' …' : ''}`;
}

/** What could stand here instead. */
function wanted(shapes: readonly Shape[], value: unknown): string {
  const words = shapes.flatMap((one) => (isWords(one) ? one.is.map(String) : []));
  const forms = [
    ...(shapes.includes('number') ? ['a number'] : []),
    ...(shapes.includes('string') ? ['a text'] : []),
    ...(shapes.includes('boolean') ? ['true or false'] : []),
    ...(shapes.some((one) => typeof one !== 'string' && ('list' in one || 'tuple' in one)) ? ['a list'] : []),
    ...(shapes.some(isObjectShape) ? ['a mapping (key: value)'] : []),
  ];
  const form = forms.length > 0 ? `it is ${forms.join(' or ')}` : '';
  if (words.length === 0) return form;
  const near = nearest(words, typeof value === 'string' ? value : '');
  if (form === '') return near;
  return `${near}${near.endsWith('?') ? ' Else' : '; else'} ${form}`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null || value === '') return 'empty';
  return typeof value === 'object' ? 'a mapping' : String(value);
}

const MANA_KEYS: readonly string[] = ['mana', 'manaCost'];
const COLOR = '[WUBRG]';
const SYMBOL = [
  '\\d+',
  '[XYZSC]',
  COLOR,
  `${COLOR}/${COLOR}`,
  `(?:2|C)/${COLOR}`,
  `${COLOR}/P`,
  `${COLOR}/${COLOR}/P`,
].join('|');
const MANA = new RegExp(`^(?:\\{(?:${SYMBOL})\\})+$`);

/** A row of known mana symbols (CR 107.4). */
function isMana(text: string): boolean {
  return MANA.test(text);
}
