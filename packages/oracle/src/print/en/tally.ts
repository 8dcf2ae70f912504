import type { Compare, PlayerRef, Tally, Value } from '@ettin/schema';
import { conjugate } from './grammar.js';
import type { Speech } from './speech.js';
import { numberWord, plural, withArticle } from './words.js';

/**
 * How a tally of the turn is told. `mass`: "you gained 3 life". `does`: "you've cast two spells".
 * `happens`: "two creatures died under your control".
 */
type Telling =
  | { readonly mass: string; readonly past: string; readonly base: string }
  | { readonly does: string; readonly noun: string }
  | { readonly happens: string; readonly noun: string; readonly whose: string };

const TELLINGS: Readonly<Record<Tally, Telling>> = {
  lifeGained: { mass: 'life', past: 'gained', base: 'gain' },
  lifeLost: { mass: 'life', past: 'lost', base: 'lose' },
  damageTaken: { mass: 'damage', past: 'been dealt', base: 'be dealt' },
  combatDamageDealt: { mass: 'combat damage', past: 'dealt', base: 'deal' },
  spellsCast: { does: 'cast', noun: 'spell' },
  creatureSpellsCast: { does: 'cast', noun: 'creature spell' },
  noncreatureSpellsCast: { does: 'cast', noun: 'noncreature spell' },
  instantSorceryCast: { does: 'cast', noun: 'instant or sorcery spell' },
  cardsDrawn: { does: 'drawn', noun: 'card' },
  landsPlayed: { does: 'played', noun: 'land' },
  attackersDeclared: { does: 'attacked with', noun: 'creature' },
  cardsDiscarded: { does: 'discarded', noun: 'card' },
  permanentsSacrificed: { does: 'sacrificed', noun: 'permanent' },
  tokensCreated: { does: 'created', noun: 'token' },
  creaturesDied: { happens: 'died', noun: 'creature', whose: ' under {whose} control' },
  permanentsLeft: { happens: 'left the battlefield', noun: 'permanent', whose: ' under {whose} control' },
  landsEntered: { happens: 'entered', noun: 'land', whose: ' under {whose} control' },
  creaturesEntered: { happens: 'entered', noun: 'creature', whose: ' under {whose} control' },
};

type TallyValue = Extract<Value, { readonly tally: Tally }>;

const everyone = (of: PlayerRef) => of === 'eachPlayer';

/** One player or whoever: "you", "an opponent", "a player". */
const who = (of: PlayerRef, s: Speech) => s.say.whose(of === 'opponents' ? 'opponent' : of, s);

/** "you've cast", "an opponent has cast" */
function perfect(of: PlayerRef, s: Speech): string {
  const subject = who(of, s);
  return subject.you === true ? "you've" : `${subject.text} ${conjugate('have', subject)}`;
}

const whoseWords = (words: string, of: PlayerRef, s: Speech) =>
  everyone(of) ? '' : words.replace('{whose}', who(of, s).possessive);

/** "the amount of life you gained this turn", "the number of spells you've cast this turn" */
export function tallyValue(value: TallyValue, s: Speech): string {
  const telling = TELLINGS[value.tally];
  if ('mass' in telling) {
    const whole =
      value.of === 'opponents'
        ? `your opponents have ${telling.past}`
        : perfectOrPast(telling.past, value.of, s);
    return `the amount of ${telling.mass} ${whole} this turn`;
  }
  if ('does' in telling) {
    return `the number of ${plural(telling.noun)} ${perfect(value.of, s)} ${telling.does} this turn`;
  }
  return `the number of ${plural(telling.noun)} that ${telling.happens}${whoseWords(telling.whose, value.of, s)} this turn`;
}

/** "spell you've cast this turn", "1 life your opponents lost this turn": after "for each". */
export function eachOfTally(value: TallyValue, s: Speech): string {
  const telling = TELLINGS[value.tally];
  const of = value.of === 'opponents' ? 'your opponents have' : null;
  if ('mass' in telling && of !== null) return `1 ${telling.mass} ${of} ${telling.past} this turn`;
  if ('mass' in telling) return `1 ${telling.mass} ${perfectOrPast(telling.past, value.of, s)} this turn`;
  if ('does' in telling) return `${telling.noun} ${perfect(value.of, s)} ${telling.does} this turn`;
  return `${telling.noun} that ${telling.happens}${whoseWords(telling.whose, value.of, s)} this turn`;
}

function perfectOrPast(past: string, of: PlayerRef, s: Speech): string {
  return past.startsWith('been') ? `${perfect(of, s)} ${past}` : `${who(of, s).text} ${past}`;
}

/** "you gained 3 or more life this turn", "an opponent lost no life", "you've cast two or more spells". */
export function tallyCondition(value: TallyValue, is: Compare, than: number, s: Speech): string {
  const telling = TELLINGS[value.tally];
  const none = (is === '=' && than === 0) || (is === '<' && than === 1) || (is === '<=' && than === 0);
  const some = (is === '>' && than === 0) || (is === '>=' && than === 1) || (is === '!=' && than === 0);
  if ('mass' in telling) {
    if (none) {
      const subject = who(value.of, s);
      const not = telling.base.startsWith('be ') ? (subject.you === true ? "weren't" : "wasn't") : "didn't";
      return `${subject.text} ${not} ${telling.base.replace(/^be /, '')} ${telling.mass} this turn`;
    }
    const amount = some ? '' : `${bound(is, than, String)} `;
    return `${perfectOrPast(telling.past, value.of, s)} ${amount}${telling.mass} this turn`;
  }
  const noun = some
    ? withArticle(telling.noun)
    : none
      ? `no ${plural(telling.noun)}`
      : `${bound(is, than, numberWord)} ${than === 1 && is === '=' ? telling.noun : plural(telling.noun)}`;
  if (value.tally === 'attackersDeclared' && some) return `${who(value.of, s).text} attacked this turn`;
  if ('does' in telling) return `${perfect(value.of, s)} ${telling.does} ${noun} this turn`;
  return `${noun} ${telling.happens}${whoseWords(telling.whose, value.of, s)} this turn`;
}

/** "three or more", "exactly two", "fewer than five". */
export function bound(is: Compare, n: number, word: (n: number) => string, fewer = 'fewer'): string {
  switch (is) {
    case '>=':
      return `${word(n)} or more`;
    case '>':
      return `${word(n + 1)} or more`;
    case '<=':
      return `${word(n)} or ${fewer}`;
    case '<':
      return `${word(n - 1)} or ${fewer}`;
    case '=':
      return `exactly ${word(n)}`;
    case '!=':
      return `other than ${word(n)}`;
  }
}
