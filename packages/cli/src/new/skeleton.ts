import { kebabName } from '@ettin/cards';
import type { CardFacts, FaceFacts } from './facts.js';

const WIDTH = 110;

/** A text as the formatter writes it. */
function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}

const list = (words: readonly string[]): string => `[${words.map(quote).join(', ')}]`;

function faceLines(face: FaceFacts, indent: string): readonly string[] {
  const fields: (readonly [string, string | undefined])[] = [
    ['name', quote(face.name)],
    ['manaCost', face.manaCost === undefined ? undefined : quote(face.manaCost)],
    ['colors', face.colors === undefined ? undefined : list(face.colors)],
    ['supertypes', face.supertypes.length === 0 ? undefined : list(face.supertypes)],
    ['types', list(face.types)],
    ['subtypes', face.subtypes.length === 0 ? undefined : list(face.subtypes)],
    ['power', sized(face.power)],
    ['toughness', sized(face.toughness)],
    ['loyalty', sized(face.loyalty)],
    ['defense', sized(face.defense)],
  ];
  return fields.flatMap(([key, value]) => (value === undefined ? [] : [`${indent}${key}: ${value},`]));
}

const sized = (value: number | string | undefined): string | undefined =>
  value === undefined ? undefined : typeof value === 'number' ? String(value) : quote(value);

/** The data file of a card without its abilities. */
export function cardSource(card: CardFacts): string {
  const lines = [
    ...(card.layout === undefined ? [] : [`  layout: ${quote(card.layout)},`]),
    ...faceLines(card, '  '),
    ...(card.other === undefined ? [] : ['  other: {', ...faceLines(card.other, '    '), '  },']),
  ];
  const long = lines.find((line) => line.length > WIDTH);
  if (long !== undefined) throw new Error(`a line of the skeleton is too long: ${long}`);
  return ["import { card } from '@ettin/schema';", '', 'export default card({', ...lines, '});', ''].join(
    '\n',
  );
}

/** A scenario that shows as much as the facts tell: it is cast (or played) and is what it should be. */
export function scenarioSource(card: CardFacts, edition: string): string {
  const land = card.types.includes('land');
  const spell = card.types.includes('instant') || card.types.includes('sorcery');
  const rules = land ? '[805.4c.1]' : spell ? '[608.2n]' : '[608.3a]';
  const mana = manaFor(card.manaCost ?? '');
  const name = yaml(card.name);
  const size =
    card.power === undefined || card.power === '*' || card.toughness === '*'
      ? null
      : `${card.power}/${card.toughness}`;
  const expected = [
    `types: [${card.types.join(', ')}]`,
    ...(size === null ? [] : [`size: ${size}`]),
    ...(card.loyalty === undefined || card.loyalty === 'X' ? [] : [`loyalty: ${card.loyalty}`]),
  ];
  return [
    `scenario: ${kebabName(card.name)}`,
    `title: ${yaml(land ? `${card.name} is played as a land` : spell ? `${card.name} is cast and resolves` : `${card.name} is cast and enters as it is printed`)}`,
    `editions: [${edition}]`,
    `rules: ${rules}`,
    'teams:',
    '  A:',
    '    A1:',
    `      hand: [${yaml(`${card.name} as it`)}]`,
    ...(mana === '' ? [] : [`      mana: ${mana}`]),
    'script:',
    ...(land ? [`  - play: ${name}`, '    by: A1'] : [`  - cast: ${name}`, '    by: A1', '  - resolve']),
    'expect:',
    ...(spell
      ? ['  where: {it: graveyard}']
      : ['  where: {it: battlefield}', '  objects:', `    it: {${expected.join(', ')}}`]),
    'bystander:',
    '  life: [A, B]',
    '  hand: [A2, B1, B2]',
    '',
  ].join('\n');
}

/** Mana that pays a cost: its colours, and colourless for the rest; {X} is 0. */
function manaFor(cost: string): string {
  return [...cost.matchAll(/\{([^}]+)\}/g)]
    .map(([, symbol = '']) => {
      if (/^\d+$/.test(symbol)) return 'C'.repeat(Number(symbol));
      if (/^[XYZ]$/.test(symbol)) return '';
      return /[WUBRG]/.exec(symbol)?.[0] ?? 'C';
    })
    .join('');
}

/** Quoted where YAML would read something else. */
function yaml(text: string): string {
  return /[:#,[\]{}&*!|>'"%@`]/.test(text) ? JSON.stringify(text) : text;
}
