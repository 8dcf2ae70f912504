import type { PlayerRef, Value, Zone } from '@ettin/schema';
import { bindEntity } from '../../scope.js';
import { conjugate, type NounPhrase, objectCase, type Predicate } from '../grammar.js';
import { rangeWord, things } from '../quantity.js';
import type { Speech } from '../speech.js';
import { actor, binds, clause, does, type EffectOf, own, type Some } from './shape.js';

/** "two cards", "half the cards in their hand, rounded up". */
export function cardsOf(amount: Value, s: Speech): string {
  if (typeof amount === 'object' && 'divide' in amount) {
    return s.say.value(amount, s).replace(/(half|third of|th of) the number of /, '$1 the ');
  }
  return things(amount, 'card', s);
}

const keywordAction =
  (verb: string) => (effect: { readonly who: PlayerRef; readonly amount: Value }, s: Speech) => {
    const subject = actor(effect.who, s);
    const { amount } = effect;
    if (typeof amount === 'number') return clause(verb, subject, verb, String(amount), s);
    const words = things(amount, 'card', s);
    if (words.startsWith('X')) return clause(verb, subject, verb, 'X', s);
    // "for each" has no place here: say X.
    s.tails = [];
    s.where = `X is ${s.say.value(amount, s)}`;
    return clause(verb, subject, verb, 'X', s);
  };

/** Where a card that was looked at or found goes: "into your hand", "onto the battlefield tapped". */
function into(zone: Zone, whose: string, tapped: boolean | undefined, position?: 'top' | 'bottom'): string {
  switch (zone) {
    case 'battlefield':
      return `onto the battlefield${tapped === true ? ' tapped' : ''}`;
    case 'library':
      return position === 'top' ? `on top of ${whose} library` : `on the bottom of ${whose} library`;
    case 'hand':
    case 'graveyard':
      return `into ${whose} ${zone}`;
    case 'exile':
      return 'into exile';
    case 'stack':
    case 'command':
      return `into the ${zone} zone`;
  }
}

function search(effect: EffectOf<'search'>, s: Speech) {
  const subject = actor(effect.who, s);
  const whose =
    effect.whose === undefined || effect.whose === effect.who
      ? own(subject)
      : s.say.player(effect.whose, s).possessive;
  const word = effect.max === 1 ? null : rangeWord(0, effect.max, s);
  const many = word !== null;
  const noun = s.say.np(effect.filter, word === null ? 'a' : { count: word }, s, {
    head: 'card',
    place: 'unsaid',
  });
  const it = many ? 'them' : 'it';
  const predicates: Predicate[] = [{ verb: 'search', rest: `${whose} library for ${noun.text}` }];
  if (effect.reveal === true) {
    predicates.push({ verb: 'reveal', rest: many ? 'them' : 'it', link: ', ' });
  }
  const shuffleThen = effect.position === 'top' && effect.to === 'library';
  if (shuffleThen) {
    predicates.push({ verb: 'shuffle', rest: '', link: ', then ' });
    predicates.push({ verb: 'put', rest: `${many ? 'those cards' : 'that card'} on top` });
  } else {
    const { split } = effect;
    if (split !== undefined)
      predicates.push({
        verb: 'put',
        rest: `${rangeWord(split.count, split.count, s) ?? 'one'} ${into(split.to, own(subject), split.tapped)} and the other ${into(effect.to, own(subject), effect.tapped)}`,
        link: ', ',
      });
    else
      predicates.push(
        effect.to === 'exile'
          ? { verb: 'exile', rest: it, link: ', ' }
          : { verb: 'put', rest: `${it} ${into(effect.to, own(subject), effect.tapped)}`, link: ', ' },
      );
    predicates.push({ verb: 'shuffle', rest: '', link: ', then ' });
  }
  const result = does('search', subject, predicates, s);
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'card', filter: effect.filter, plural: many },
    doer: effect.who,
  });
  if (effect.as !== undefined) s.places.set(`bound:${effect.as}`, effect.to);
  return result;
}

function restPhrase(effect: EffectOf<'dig'>, whose: string): string {
  const { to, position, random } = effect.rest;
  if (to !== 'library') return into(to, whose, undefined);
  const order = random === true ? ' in a random order' : ' in any order';
  return into('library', whose, undefined, position ?? 'bottom') + order;
}

/** Looks at the top cards, takes some, puts the rest away. */
function dig(effect: EffectOf<'dig'>, s: Speech) {
  const subject = actor(effect.who, s);
  const whose = own(subject);
  const cards = topCards(effect.amount, s);
  const look: Predicate =
    effect.reveal === true
      ? { verb: 'reveal', rest: `${cards} of ${whose} library` }
      : { verb: 'look', rest: `at ${cards} of ${whose} library` };
  const { take } = effect;
  const rest = restPhrase(effect, whose);
  if (take.max === 0) {
    const back = effect.rest.to === 'library' && (effect.rest.position ?? 'top') === 'top';
    const away = back
      ? { verb: 'put', rest: 'them back in any order' }
      : { verb: 'put', rest: `them ${rest}` };
    return does('dig', subject, [look, { ...away, link: ', then ' }], s);
  }
  const first = does('dig', subject, [look], s);
  const destination = into(take.to, whose, take.tapped);
  bindEntity(
    effect.as,
    {
      kind: 'object',
      head: 'card',
      plural: take.max !== 1,
      ...(take.filter === undefined ? {} : { filter: take.filter }),
    },
    s,
  );
  if (effect.as !== undefined) s.doers.set(effect.as, effect.who);
  const min = take.min ?? 0;
  if (take.filter === undefined && min === take.max) {
    const some = rangeWord(min, take.max, s) ?? 'one';
    const others = effect.amount === 2 && take.max === 1 ? 'the other' : 'the rest';
    return [
      first,
      { sentences: [`${command(subject, 'put')} ${some} of them ${destination} and ${others} ${rest}`] },
    ];
  }
  const word = rangeWord(min === 0 && take.max === 1 ? 1 : min, take.max, s);
  const noun = s.say.np(take.filter ?? {}, word === null ? 'a' : { count: word }, s, {
    head: 'card',
    place: 'unsaid',
  });
  const it = take.max === 1 ? 'it' : 'them';
  const reveal = take.reveal === true && effect.reveal !== true;
  const may = min === 0 ? `${subject.text} may ` : '';
  const verb = (plain: string) => (min === 0 ? plain : command(subject, plain));
  const taken = reveal
    ? `${may}${verb('reveal')} ${noun.text} from among them and ${verb('put')} ${it} ${destination}`
    : `${may}${verb('put')} ${noun.text} from among them ${destination}`;
  return [first, { sentences: [taken, `${command(subject, 'put')} the rest ${rest}`] }];
}

const command = (subject: NounPhrase, verb: string) =>
  subject.you === true
    ? verb
    : `${subject.plain ? subject.text : 'that player'} ${conjugate(verb, { ...subject, plain: subject.plain })}`;

const topCards = (amount: Value, s: Speech) => {
  const words = things(amount, 'card', s);
  return words === 'a card' ? 'the top card' : `the top ${words}`;
};

function discard(effect: EffectOf<'discard'>, s: Speech) {
  const subject = actor(effect.who, s);
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'card', label: 'discarded', plural: effect.amount !== 1 },
    result: { of: 'cards', done: 'discarded' },
    doer: effect.who,
  });
  if (effect.amount === 'hand') {
    return clause('discard', subject, 'discard', `${own(subject)} hand`, s);
  }
  const { what, chooser, amount } = effect;
  if (chooser !== undefined && chooser !== effect.who) {
    const chosen =
      what === undefined ? 'a card' : s.say.np(what, 'a', s, { head: 'card', place: 'unsaid' }).text;
    const picks = s.say.player(chooser, s);
    const from = s.said.has('hand') ? [] : [`${subject.text} reveals ${own(subject)} hand`];
    return {
      sentences: [
        ...from,
        `${picks.text} ${conjugate('choose', picks)} ${chosen} from it`,
        `that player discards that card`,
      ],
    };
  }
  const noun = what === undefined ? 'card' : s.say.noun(what, { head: 'card', place: 'unsaid' }, s);
  const words = what === undefined ? cardsOf(amount, s) : things(amount, noun, s);
  return clause('discard', subject, 'discard', words + (effect.random === true ? ' at random' : ''), s);
}

export const cardEffects: Some<
  | 'draw'
  | 'discard'
  | 'mill'
  | 'scry'
  | 'surveil'
  | 'dig'
  | 'search'
  | 'fromOutside'
  | 'shuffle'
  | 'lookAtHand'
  | 'revealTop'
  | 'exileTop'
> = {
  draw: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const words = s.additionalDraw
      ? cardsOf(amount, s)
          .replace(/^an? /, 'an additional ')
          .replace(/^(\w+) cards/, '$1 additional cards')
      : cardsOf(amount, s);
    binds(as, s, {
      result: { of: 'cards', done: 'drawn' },
      entity: { kind: 'object', head: 'card', plural: amount !== 1 },
      doer: who,
    });
    return clause('draw', subject, 'draw', words, s);
  },
  discard,
  mill: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const words = cardsOf(amount, s);
    binds(as, s, {
      result: { of: 'cards', done: 'milled' },
      entity: { kind: 'object', head: 'card', plural: amount !== 1 },
      doer: who,
    });
    return clause('mill', subject, 'mill', words, s);
  },
  scry: keywordAction('scry'),
  surveil: keywordAction('surveil'),
  dig,
  search,
  fromOutside: ({ who, filter, max, to, reveal }, s) => {
    const subject = actor(who, s);
    const word = max === undefined || max === 1 ? null : rangeWord(0, max, s);
    const noun = s.say.np(filter ?? {}, word === null ? 'a' : { count: word }, s, {
      head: 'card',
      place: 'unsaid',
    });
    const it = word === null ? 'it' : 'them';
    const cards = `${noun.text} ${subject.you === true ? 'you own' : 'they own'} from outside the game`;
    const rest =
      reveal === true
        ? `reveal ${cards} and put ${it} ${into(to, own(subject), undefined)}`
        : `put ${cards} ${into(to, own(subject), undefined)}`;
    return clause('fromOutside', subject, 'may', rest, s, { order: false });
  },
  shuffle: ({ who }, s) => {
    const subject = actor(who, s);
    return clause('shuffle', subject, 'shuffle', '', s);
  },
  lookAtHand: ({ whose, reveal }, s) => {
    const of = s.say.player(whose, s);
    s.said.add('hand');
    if (reveal === true) return clause('revealHand', of, 'reveal', `${own(of)} hand`, s);
    return clause('lookAtHand', s.say.player('you', s), 'look', `at ${of.possessive} hand`, s);
  },
  revealTop: ({ whose, amount, as }, s) => {
    const subject = actor(whose, s);
    const cards = topCards(amount, s);
    binds(as, s, { entity: { kind: 'object', head: 'card', plural: amount !== 1 }, doer: whose });
    s.places.set(`bound:${as}`, 'library');
    s.said.add(`bound:${as}`);
    s.focus = `bound:${as}`;
    return clause('revealTop', subject, 'reveal', `${cards} of ${own(subject)} library`, s);
  },
  exileTop: ({ whose, amount, faceDown, as }, s) => {
    const of = s.say.player(whose, s);
    const cards = topCards(amount, s);
    binds(as, s, {
      entity: { kind: 'object', head: 'card', plural: amount !== 1 },
      result: { of: 'cards', done: 'exiled' },
      doer: whose,
    });
    if (as !== undefined) s.places.set(`bound:${as}`, 'exile');
    const down = faceDown === true ? ' face down' : '';
    return clause(
      'exileTop',
      s.say.player('you', s),
      'exile',
      `${cards} of ${objectCase({ ...of, text: of.possessive })} library${down}`,
      s,
    );
  },
};
