import { cardByName, cards } from '@ettin/cards';
import { getEdition } from '@ettin/editions';
import { createRules, type Rules } from '@ettin/engine';
import {
  printAbility,
  printCard,
  printKeyword,
  printMode,
  printTypeLine,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '@ettin/oracle';
import {
  type Ability,
  CAST_METHODS,
  type CardDef,
  type CastMethod,
  COLORS,
  type Keyword,
  type Modes,
} from '@ettin/schema';
import type { CardLook } from '../card/look.js';
import type { Language } from '../i18n/languages.js';
import type { AbilityReference, CardReference, ReferenceAnswer, ReferenceQuery } from './reference.js';

const compiled = new Map<string, Rules>();

function rulesOf(edition: string): Rules | null {
  const known = compiled.get(edition);
  if (known !== undefined) return known;
  const found = getEdition(edition);
  if (found === undefined) return null;
  const rules = createRules(found, cards);
  compiled.set(edition, rules);
  return rules;
}

/** Languages in which card text isn't written yet are read in English, as cards are where they aren't printed. */
const textLanguage = (language: Language): TextLanguage => TEXT_LANGUAGES.find((l) => l === language) ?? 'en';

export function lookUp(query: ReferenceQuery, edition: string, language: Language): ReferenceAnswer {
  const lang = textLanguage(language);
  if (query.of === 'card') {
    const card = cardByName(query.name);
    return card === undefined ? null : cardReference(card, lang);
  }
  if (query.of === 'types') return { of: 'types', line: printTypeLine(query, lang) };
  const ability = rulesOf(edition)?.abilities[query.ability];
  if (ability === undefined) return null;
  const of = query.name === null ? undefined : cardByName(query.name);
  const context = { lang, ...(of === undefined ? {} : { of }), ...(query.token ? { token: true } : {}) };
  return {
    of: 'ability',
    text: printAbility(ability.data, context).replaceAll('\n', ' '),
    modes: (modesIn(ability.data)?.options ?? []).map((m) => printMode(m, context).replaceAll('\n', ' ')),
    mana: ability.mana !== null,
  } satisfies AbilityReference;
}

function cardReference(card: CardDef, lang: TextLanguage): CardReference {
  const faces = card.other === undefined ? [card] : [card, card.other];
  const keywords = faces.flatMap((f) => f.keywords ?? []);
  const find = (name: string) => keywords.find((k) => (typeof k === 'string' ? k : k.k) === name);
  const text = (keyword: Keyword) => printKeyword(keyword, { lang, of: card });
  const methods: Partial<Record<CastMethod, string>> = {};
  for (const method of CAST_METHODS) {
    const keyword = find(method);
    if (keyword !== undefined) methods[method] = text(keyword);
  }
  const kicker = find('kicker');
  const buyback = find('buyback');
  const entwine = find('entwine');
  return {
    of: 'card',
    printed: printCard(card, lang),
    faces: faces.map((f) => ({ name: f.name, cost: f.manaCost ?? null })),
    look: lookOf(card),
    methods,
    kicker:
      typeof kicker === 'object' && kicker.k === 'kicker'
        ? kicker.costs.map((cost) => text({ k: 'kicker', costs: [cost] }))
        : [],
    buyback: buyback === undefined ? null : text(buyback),
    entwine: entwine === undefined ? null : text(entwine),
  };
}

/** The colours of a card as those of its mana cost, where nothing else says them (CR 105.2). */
function lookOf(card: CardDef): CardLook {
  const size = (n: number | '*' | undefined) => (typeof n === 'number' ? n : undefined);
  const power = size(card.power);
  const toughness = size(card.toughness);
  return {
    name: card.name,
    colors: card.colors ?? COLORS.filter((c) => card.manaCost?.includes(c) === true),
    types: card.types,
    supertypes: card.supertypes ?? [],
    subtypes: card.subtypes ?? [],
    ...(card.manaCost === undefined ? {} : { manaCost: card.manaCost }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(typeof card.loyalty === 'number' ? { loyalty: card.loyalty } : {}),
  };
}

/** The modes of an ability, or of the first modal instruction in it. */
function modesIn(ability: Ability): Modes | undefined {
  if ('modes' in ability && ability.modes !== undefined) return ability.modes;
  return findModes(ability);
}

function findModes(value: unknown): Modes | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('do' in value && value.do === 'modes' && 'modes' in value) return value.modes as Modes;
  for (const part of Object.values(value)) {
    const found = findModes(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
