import type { CardType, Filter } from '@ettin/schema';
import { zonesOf } from '../places.js';
import type { Head } from '../scope.js';
import { inNumber, type Noun, noun } from './grammar.js';
import type { NounOptions } from './speech.js';
import { subtype } from './subtypes.js';
import { NOUNS, TYPE_NOUNS } from './vocabulary.js';
import { type Gender, list } from './words.js';

/** The nouns of a phrase without article or description; several where each takes its own article. */
export interface Core {
  readonly items: readonly Item[];
}

export interface Item {
  readonly word: string;
  readonly gender: Gender;
}

const STACK_NOUNS = {
  spell: [NOUNS.spell],
  ability: [noun('capacité activée ou déclenchée', 'f', 'capacités activées ou déclenchées')],
  activated: [noun('capacité activée', 'f', 'capacités activées')],
  triggered: [noun('capacité déclenchée', 'f', 'capacités déclenchées')],
  any: [NOUNS.spell, NOUNS.ability],
} as const;

/** Subtypes that say their card type themselves: "Aura", not "enchantement Aura". */
const OWN_NOUN =
  /^(?:Aura|Equipment|Vehicle|Saga|Treasure|Food|Clue|Blood|Fortification|Shrine|Plains|Island|Swamp|Mountain|Forest|Gate|Desert|Cave)$/;

const PERMANENT_TYPES: readonly CardType[] = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker'];

export function headOf(filter: Filter, options: NounOptions): Head {
  const [zone] = zonesOf(filter);
  if (filter.token === true) return 'token';
  if (zone === undefined) return options.head ?? (filter.stackKind === undefined ? 'permanent' : 'spell');
  if (zone === 'battlefield') return options.head === 'token' ? 'token' : 'permanent';
  return zone === 'stack' ? 'spell' : 'card';
}

/** "créature-artefact": several types of one thing, the creature first. */
export function joinedTypes(types: readonly CardType[]): Noun {
  const ordered = [...types].sort((a, b) => Number(b === 'creature') - Number(a === 'creature'));
  const nouns = ordered.map((type) => TYPE_NOUNS[type]);
  return noun(
    nouns.map(({ one }) => one).join('-'),
    nouns[0]?.gender ?? 'm',
    nouns.map(({ many }) => many).join('-'),
  );
}

/** Neither instant nor sorcery: a permanent card. */
const isPermanentCard = ({ notTypes }: Filter): boolean =>
  notTypes?.length === 2 && notTypes.includes('instant') && notTypes.includes('sorcery');

function typeNouns(filter: Filter, head: Head): readonly Noun[] {
  const { types = [], allTypes, subtypes = [] } = filter;
  if (allTypes !== undefined) return [joinedTypes(allTypes)];
  if (head === 'card' && isPermanentCard(filter)) return [NOUNS.permanent];
  if (PERMANENT_TYPES.every((type) => types.includes(type))) return [NOUNS.permanent];
  if (types.length === 1 && subtypes.length > 0 && subtypes.every((name) => OWN_NOUN.test(name))) return [];
  return types.map((type) => TYPE_NOUNS[type]);
}

/** The core of a filter that has no alternatives. */
export function coreOf(filter: Filter, options: NounOptions): Core {
  const head = headOf(filter, options);
  const many = options.many === true;
  const types = typeNouns(filter, head);
  const subtypes = (filter.subtypes ?? []).map(subtype);
  const kinds = list(
    subtypes.map(({ one }) => one),
    'ou',
  );
  const typed = types.length + subtypes.length > 0;
  if (head === 'permanent' || (head === 'source' && typed)) {
    const nouns = types.length > 0 ? types : subtypes.length > 0 ? subtypes : [NOUNS.permanent];
    const after = types.length > 0 && kinds !== '' ? ` ${kinds}` : '';
    return { items: nouns.map((one) => ({ word: inNumber(one, many) + after, gender: one.gender })) };
  }
  const heads =
    head === 'spell' || head === 'ability' ? STACK_NOUNS[filter.stackKind ?? head] : [NOUNS[head]];
  const described =
    types.length > 0
      ? ` ${list(
          types.map(({ one }) => `de ${one}`),
          'ou',
        )}${kinds === '' ? '' : ` ${kinds}`}`
      : kinds === ''
        ? ''
        : head === 'token'
          ? ` ${kinds}`
          : ` ${list(
              subtypes.map(({ one }) => `de ${one}`),
              'ou',
            )}`;
  return { items: heads.map((one) => ({ word: inNumber(one, many) + described, gender: one.gender })) };
}
