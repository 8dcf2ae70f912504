import type { Condition, Filter, ObjectRef, PlayerRef } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { isSpell, kickersOf } from '../self.js';
import { compare, INVERSE } from './compare.js';
import { conjugate, type NounPhrase, objectCase } from './grammar.js';
import { describes } from './predicate.js';
import type { Speech } from './speech.js';
import { list } from './words.js';

const holder = (filter: Filter): NonNullable<Filter['controller']> | undefined => filter.controller;

/** "you control a Gideon", "there is a creature card in your graveyard", "no opponent …". */
function exists(filter: Filter, yes: boolean, s: Speech): string {
  const zones = zonesOf(filter);
  const onBattlefield = zones.length === 0 || zones.includes('battlefield');
  const who = holder(filter);
  if (!yes && s.thatPlayer === 'relative' && who === 'thatPlayer' && onBattlefield) {
    const subject = s.say.whose(who, s);
    return `${subject.text} doesn't control ${s.say.np(filter, 'a', s, { controller: 'unsaid' }).text}`;
  }
  if (onBattlefield && who !== undefined && who !== 'notYou' && who !== 'eachPlayer') {
    const subject = yes || who !== 'opponent' ? s.say.whose(who, s) : s.say.whose(who, s, true);
    const what = s.say.np(filter, yes ? 'a' : 'no', s, { controller: 'unsaid' });
    return `${subject.text} ${conjugate('control', subject)} ${what.text}`;
  }
  if (zones.length === 1 && zones[0] === 'hand' && filter.owner !== undefined) {
    const subject = s.say.whose(filter.owner, s);
    const what = s.say.np(filter, yes ? 'a' : 'no', s, { place: 'unsaid' });
    return `${subject.text} ${conjugate('have', subject)} ${what.text} in hand`;
  }
  const what = s.say.np(filter, yes ? 'a' : 'no', s, { place: 'in' });
  const place = onBattlefield ? ' on the battlefield' : zones.includes('stack') ? ' on the stack' : '';
  return yes ? `there is ${what.text}${place}` : `there are ${what.text}${place}`;
}

type CastWord = Extract<Condition, { readonly cast: unknown }>['cast'];

const CAST: Readonly<Record<CastWord, (it: NounPhrase) => string>> = {
  kicked: (it) => `${it.text} was kicked`,
  surged: (it) => `${it.possessive} surge cost was paid`,
  spectacle: (it) => `${it.possessive} spectacle cost was paid`,
  evoked: (it) => `${it.possessive} evoke cost was paid`,
  flashback: (it) => `${it.text} was cast from a graveyard`,
  madness: (it) => `${it.possessive} madness cost was paid`,
  fromHand: (it) => `you cast ${objectCase(it)} from your hand`,
  wasCast: (it) => `you cast ${objectCase(it)}`,
  unearthed: (it) => `${it.text} was unearthed`,
  bestowed: (it) => `${it.text} was bestowed`,
  overloaded: (it) => `${it.possessive} overload cost was paid`,
  escaped: (it) => `${it.text} escaped`,
  dashed: (it) => `${it.possessive} dash cost was paid`,
};

function spellOr(ref: ObjectRef, s: Speech): NounPhrase {
  if (ref === 'self' && isSpell(s.self)) {
    return { text: 'this spell', possessive: "this spell's", plain: false, key: 'self' };
  }
  return s.say.object(ref, s);
}

const DURING = {
  combat: 'combat',
  main: 'a main phase',
  upkeep: 'an upkeep',
  endStep: 'an end step',
  declareBlockers: 'the declare blockers step',
} as const;

const DAY = { day: 'day', night: 'night', neither: 'neither day nor night' } as const;

function did(name: string, yes: boolean, s: Speech): string {
  const doer = s.doers.get(name) ?? 'you';
  if (doer === 'you') return yes ? 'you do' : "you don't";
  const done = s.results.get(name)?.done;
  if (doer === 'thatPlayer') s.player = 'thatPlayer';
  const cant = done === 'sacrificed' || done === 'discarded';
  return yes ? 'they do' : cant ? "that player can't" : "they don't";
}

function forPlayers(ref: PlayerRef, any: boolean, holds: Condition, yes: boolean, s: Speech): string {
  const before = s.thatPlayer;
  s.thatPlayer = any ? { first: ref, any: true } : { first: ref };
  const text = yes ? condition(holds, s) : negation(holds, s);
  s.thatPlayer = before;
  return text;
}

function kickedWith(at: number, s: Speech): string {
  const it = spellOr('self', s);
  const mana = kickersOf(s.self)[at]?.mana;
  return `${it.text} was kicked with ${it.possessive === 'its' ? 'its' : 'its'} ${mana ?? 'other'} kicker`;
}

/** A condition as a clause, to follow "if", "as long as", "unless" or "when". */
export function condition(condition_: Condition, s: Speech): string {
  const c = condition_;
  if ('compare' in c) return compare(c.compare, s);
  if ('exists' in c) return exists(c.exists, true, s);
  if ('all' in c) {
    return list(
      c.all.map((part) => condition(part, s)),
      'and',
    );
  }
  if ('any' in c) {
    return list(
      c.any.map((part) => condition(part, s)),
      'or',
    );
  }
  if ('not' in c) return negation(c.not, s);
  if ('object' in c) return describes(c.object, c.is, true, s);
  if ('turnOf' in c) return c.turnOf === 'you' ? "it's your turn" : `it's ${turn(c.turnOf, s)} turn`;
  if ('during' in c) return `it's ${DURING[c.during]}`;
  if ('cast' in c) return CAST[c.cast](spellOr(c.of ?? 'self', s));
  if ('kickedWith' in c) return kickedWith(c.kickedWith, s);
  if ('isMonarch' in c) {
    const who = s.say.whose(c.isMonarch, s);
    return who.you === true ? "you're the monarch" : `${who.text} is the monarch`;
  }
  if ('dayNight' in c) return `it's ${DAY[c.dayNight]}`;
  if ('did' in c) return did(c.did, true, s);
  if ('cityBlessing' in c) {
    const who = s.say.whose(c.cityBlessing, s);
    return `${who.text} ${conjugate('have', who)} the city's blessing`;
  }
  if ('forAny' in c) return forPlayers(c.forAny, true, c.holds, true, s);
  return forPlayers(c.forEvery, false, c.holds, true, s);
}

const turn = (ref: PlayerRef, s: Speech) => s.say.whose(ref, s).possessive;

/** The opposite, as it is said: "you control no creatures", "it's not your turn". */
function negation(c: Condition, s: Speech): string {
  if ('compare' in c) return compare([c.compare[0], INVERSE[c.compare[1]], c.compare[2]], s);
  if ('exists' in c) return exists(c.exists, false, s);
  if ('all' in c) {
    return list(
      c.all.map((part) => negation(part, s)),
      'or',
    );
  }
  if ('any' in c) {
    return list(
      c.any.map((part) => negation(part, s)),
      'and',
    );
  }
  if ('not' in c) return condition(c.not, s);
  if ('object' in c) return describes(c.object, c.is, false, s);
  if ('turnOf' in c) return c.turnOf === 'you' ? "it's not your turn" : `it's not ${turn(c.turnOf, s)} turn`;
  if ('during' in c) return `it's not ${DURING[c.during]}`;
  if ('did' in c) return did(c.did, false, s);
  if ('dayNight' in c) return `it's not ${DAY[c.dayNight]}`;
  if ('forAny' in c) return forPlayers(c.forAny, false, c.holds, false, s);
  if ('forEvery' in c) return forPlayers(c.forEvery, true, c.holds, false, s);
  return condition(c, s)
    .replace(' was ', " wasn't ")
    .replace("you're ", "you aren't ")
    .replace(/ (is|has) /, (_, verb: string) => (verb === 'is' ? " isn't " : " doesn't have "))
    .replace(/^you (cast|have) /, (_, verb: string) =>
      verb === 'cast' ? "you didn't cast " : "you don't have ",
    );
}
