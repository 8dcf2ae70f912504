import type { Rules } from '@ettin/engine';
import { printKeyword } from '@ettin/oracle';
import type { Action, CastMethod, Keyword, PlayerView } from '@ettin/schema';
import { abilityWords, isManaAbility } from './cards.js';
import { spaced } from './names.js';
import { describe, describeCard, findIn, nameOf } from './objects.js';
import { passLeadsTo } from './steps.js';

/** Actions that look the same to the player (two equal cards in hand) and are offered as one. */
export interface Offer {
  readonly action: Action;
  readonly words: string;
  /** How many objects the same could be done with. */
  readonly alike: number;
  /** A mana ability, which automatic payment uses by itself. */
  readonly mana: boolean;
}

/** What a player may do with priority, in words; the pass is not among them. */
export function offersOf(rules: Rules, view: PlayerView, actions: readonly Action[]): readonly Offer[] {
  const offers = new Map<string, Offer>();
  for (const action of actions) {
    if (action.type === 'pass') continue;
    const words = actionWords(rules, view, action);
    const had = offers.get(words);
    const mana =
      action.type === 'activate' && isManaAbility(rules, findIn(view, action.object), action.ability);
    offers.set(
      words,
      had === undefined ? { action, words, alike: 1, mana } : { ...had, alike: had.alike + 1 },
    );
  }
  return [...offers.values()];
}

/** One action in words: "Cast Lightning Bolt {R}", "Pass: on to combat". */
export function actionWords(rules: Rules, view: PlayerView, action: Action): string {
  switch (action.type) {
    case 'pass':
      return `Pass: ${passLeadsTo(view)}`;
    case 'playLand':
      return `Play ${faceName(rules, view, action.object, action.face ?? 0)}`;
    case 'cast':
      return castWords(rules, view, action);
    case 'activate': {
      const o = findIn(view, action.object);
      if (o === undefined) return 'Activate an ability';
      const whose = o.controller === action.player ? '' : ` of ${view.players[o.controller]?.name ?? ''}`;
      const what = o.zone === 'battlefield' ? describe(o, view) : `${nameOf(o)} (${o.zone})`;
      return `${what}${whose}: ${abilityWords(rules, o, action.ability)}`;
    }
    case 'special': {
      const o = findIn(view, action.object);
      return `${SPECIAL[action.special]} ${o === undefined ? 'a card' : nameOf(o)}`;
    }
    case 'concede':
      return 'Concede';
    case 'answer':
    case 'propose':
    case 'cancel':
      return spaced(action.type);
  }
}

const SPECIAL = {
  turnFaceUp: 'Turn face up',
  turnFaceUpForMana: 'Turn face up for its mana cost',
} as const;

function faceName(rules: Rules, view: PlayerView, object: number, face: 0 | 1): string {
  const o = findIn(view, object);
  if (o === undefined || o.name === null) return 'a card';
  const def = rules.defs[rules.byName.get(o.name) ?? -1];
  return def?.faces[face]?.name ?? o.name;
}

function castWords(rules: Rules, view: PlayerView, action: Extract<Action, { type: 'cast' }>): string {
  const o = findIn(view, action.object);
  const method = action.method ?? 'normal';
  const side = action.face ?? 0;
  const name = faceName(rules, view, action.object, side);
  const def = o?.name === null || o === undefined ? undefined : rules.defs[rules.byName.get(o.name) ?? -1];
  const cost = side === 1 ? def?.faces[1]?.manaText : (o?.manaCost ?? def?.faces[0].manaText);
  const from = o === undefined || o.zone === 'hand' ? '' : ` from ${ZONE_WORDS[o.zone] ?? o.zone}`;
  if (method === 'normal')
    return side === 0 && o !== undefined
      ? `Cast ${describeCard(o)}${from}`
      : `Cast ${name}${cost == null ? '' : ` ${cost}`}${side === 1 ? ` (on ${def?.faces[0].name})` : ''}${from}`;
  return `Cast ${name}${from} ${methodWords(method, def?.card.keywords ?? [])}`;
}

const ZONE_WORDS: Readonly<Record<string, string>> = {
  graveyard: 'the graveyard',
  exile: 'exile',
  library: 'the library',
  command: 'the command zone',
};

function methodWords(method: CastMethod, keywords: readonly Keyword[]): string {
  switch (method) {
    case 'faceDown':
      return 'face down {3}';
    case 'free':
      return 'without paying its mana cost';
    case 'permission':
      return 'as an effect allows';
    case 'alternative':
      return 'for its other cost';
    default: {
      const keyword = keywords.find((k) => (typeof k === 'string' ? k : k.k) === method);
      return `with ${keyword === undefined ? spaced(method) : printKeyword(keyword, { lang: 'en' })}`;
    }
  }
}
