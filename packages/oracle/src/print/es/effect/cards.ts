import type { PlayerRef, Value, Zone } from '@ettin/schema';
import { bindEntity } from '../../scope.js';
import {
  after,
  type NounPhrase,
  own,
  owned,
  type Predicate,
  person,
  phrase,
  predicateText,
  type Said,
  subjectText,
} from '../grammar.js';
import { numberOf, rangeWord, things } from '../quantity.js';
import type { Speech } from '../speech.js';
import { partOf } from '../value.js';
import type { VerbName } from '../verbs.js';
import { CARD, LIBRARY, ZONE_WORDS } from '../vocabulary.js';
import { contract } from '../words.js';
import { actor, binds, clause, does, type EffectOf, type Some, you } from './shape.js';

/** "dos cartas", "la mitad de las cartas de su mano, redondeando hacia arriba". */
const cardsOf = (amount: Value, s: Speech): NounPhrase =>
  typeof amount === 'object' && 'divide' in amount ? phrase(partOf(amount, s), 'f') : things(amount, CARD, s);

const keywordAction =
  (act: string, verb: VerbName) =>
  ({ who, amount }: { readonly who: PlayerRef; readonly amount: Value }, s: Speech) => {
    const subject = actor(who, s);
    if (typeof amount === 'number') return clause(act, subject, { verb, rest: String(amount) }, s);
    // "por cada" has no place here: say X.
    if (amount !== 'X') s.where = `X es ${s.say.value(amount, s)}`;
    return clause(act, subject, { verb, rest: 'X' }, s);
  };

/** Where a card that was looked at or found goes: "en tu mano", "en el campo de batalla girada". */
function into(zone: Zone, whose: string, tapped: string, position?: 'top' | 'bottom'): string {
  switch (zone) {
    case 'battlefield':
      return `en el campo de batalla${tapped}`;
    case 'library':
      return position === 'top'
        ? `en la parte superior de ${whose} ${LIBRARY.one}`
        : `en el fondo de ${whose} ${LIBRARY.one}`;
    case 'hand':
    case 'graveyard':
      return `en ${whose} ${ZONE_WORDS[zone].one}`;
    case 'exile':
      return 'en el exilio';
    case 'stack':
      return 'en la pila';
    case 'command':
      return 'en la zona de mando';
  }
}

/** What was found is tapped: cards are feminine. */
const isTapped = (tapped: boolean | undefined, many: boolean): string =>
  tapped === true ? (many ? ' giradas' : ' girada') : '';

const AND_THEN = ' y luego ';

function search(effect: EffectOf<'search'>, s: Speech) {
  const subject = actor(effect.who, s);
  const library =
    effect.whose === undefined || effect.whose === effect.who
      ? `${own(subject)} ${LIBRARY.one}`
      : owned(LIBRARY, s.say.player(effect.whose, s));
  const word = effect.max === 1 ? null : rangeWord(0, effect.max, s);
  const many = word?.many === true;
  const found = s.say.np(effect.filter, word === null ? 'a' : { count: word }, s, {
    head: 'card',
    place: 'unsaid',
  });
  const it: NounPhrase = { ...phrase('esa carta', 'f', many), pronoun: true };
  const whose = own(subject);
  const predicates: Predicate[] = [{ verb: 'buscar', rest: `en ${library} ${found.text}` }];
  const add = (verb: VerbName, rest: string, link: string, direct?: NounPhrase) =>
    predicates.push({ verb, rest, link, ...(direct === undefined ? {} : { direct }) });
  if (effect.reveal === true) add('mostrar', '', ', ', it);
  if (effect.position === 'top' && effect.to === 'library') {
    add('barajar', '', ', ');
    add('poner', `${many ? 'esas cartas' : 'esa carta'} en la parte superior`, AND_THEN);
  } else {
    const { split } = effect;
    if (split !== undefined) {
      const some = rangeWord(split.count, split.count, s)?.word('f') ?? 'una';
      const there = into(split.to, whose, isTapped(split.tapped, false));
      add(
        'poner',
        `${some} ${there} y la otra ${into(effect.to, whose, isTapped(effect.tapped, false))}`,
        ', ',
      );
    } else if (effect.to === 'exile') add('exiliar', '', ', ', it);
    else add('poner', into(effect.to, whose, isTapped(effect.tapped, many)), ', ', it);
    add('barajar', '', AND_THEN);
  }
  const result = does('search', subject, predicates, s);
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'card', filter: effect.filter, plural: many },
    doer: effect.who,
  });
  if (effect.as !== undefined) s.places.set(`bound:${effect.as}`, effect.to);
  return result;
}

/** "la primera carta", "las tres primeras cartas", "las X primeras cartas" */
function topCards(amount: Value, s: Speech): NounPhrase {
  const word = numberOf(amount, s);
  if (word === null) return phrase('la primera carta', 'f');
  const number = word.word('f').replace(/^esa cantidad de$/, '');
  return number === ''
    ? phrase('esa cantidad de cartas de la parte superior', 'f', true)
    : phrase(`las ${number} primeras cartas`, 'f', true);
}

function restPhrase(effect: EffectOf<'dig'>, whose: string): string {
  const { to, position, random } = effect.rest;
  if (to !== 'library') return into(to, whose, '');
  const order = random === true ? ' en un orden al azar' : ' en cualquier orden';
  return into('library', whose, '', position ?? 'bottom') + order;
}

/** What the one who looked does with the cards: an order to you, "ese jugador pone" otherwise. */
function command(subject: NounPhrase, predicate: Predicate): string {
  if (subject.you === true) return predicateText(predicate, subject, 'imperative');
  const they = subject.many ? subject : person('ese jugador');
  return `${subjectText(they)}${predicateText(predicate, they, 'indicative')}`;
}

/** Looks at the top cards, takes some, puts the rest away. */
function dig(effect: EffectOf<'dig'>, s: Speech): Said | readonly Said[] {
  const subject = actor(effect.who, s);
  const whose = own(subject);
  const cards = topCards(effect.amount, s);
  const look: Predicate = {
    verb: effect.reveal === true ? 'mostrar' : 'mirar',
    rest: `${cards.text} de ${whose} ${LIBRARY.one}`,
  };
  const { take } = effect;
  const rest = restPhrase(effect, whose);
  const them: NounPhrase = { ...cards, pronoun: true };
  if (take.max === 0) {
    const back = effect.rest.to === 'library' && (effect.rest.position ?? 'top') === 'top';
    const away: Predicate = {
      verb: 'poner',
      direct: them,
      rest: back ? 'de vuelta en cualquier orden' : rest,
      link: AND_THEN,
    };
    return does('dig', subject, [look, away], s);
  }
  const first = does('dig', subject, [look], s);
  const several = take.max !== 1;
  const destination = into(take.to, whose, isTapped(take.tapped, several));
  bindEntity(
    effect.as,
    {
      kind: 'object',
      head: 'card',
      plural: several,
      ...(take.filter === undefined ? {} : { filter: take.filter }),
    },
    s,
  );
  if (effect.as !== undefined) s.doers.set(effect.as, effect.who);
  const min = take.min ?? 0;
  if (take.filter === undefined && min === take.max) {
    const some = rangeWord(min, take.max, s)?.word('f') ?? 'una';
    const others = effect.amount === 2 && take.max === 1 ? 'la otra' : 'el resto';
    const put: Predicate = {
      verb: 'poner',
      rest: `${some} de ellas ${destination} y ${others} ${rest}`,
    };
    return [first, { sentences: [command(subject, put)] }];
  }
  const word = rangeWord(min === 0 && take.max === 1 ? 1 : min, take.max, s);
  const chosen = s.say.np(take.filter ?? {}, word === null ? 'a' : { count: word }, s, {
    head: 'card',
    place: 'unsaid',
  });
  const reveal = take.reveal === true && effect.reveal !== true;
  const from = `${chosen.text} de entre ellas`;
  const it: NounPhrase = { ...phrase('esa carta', 'f', several), pronoun: true };
  const steps: readonly Predicate[] = reveal
    ? [
        { verb: 'mostrar', rest: from },
        { verb: 'poner', direct: it, rest: destination },
      ]
    : [{ verb: 'poner', rest: `${from} ${destination}` }];
  const infinitives = steps.map((step) => predicateText(step, subject, 'infinitive')).join(' y ');
  const taken =
    min === 0
      ? command(subject, { verb: 'poder', rest: infinitives }).replace(/^puede /, 'puedes ')
      : steps.map((step) => command(subject, step)).join(' y ');
  return [first, { sentences: [taken, command(subject, { verb: 'poner', rest: `el resto ${rest}` })] }];
}

function discard(effect: EffectOf<'discard'>, s: Speech): Said {
  const subject = actor(effect.who, s);
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'card', label: 'discarded', plural: effect.amount !== 1 },
    result: { of: 'cards', done: 'descartado' },
    doer: effect.who,
  });
  if (effect.amount === 'hand') {
    return clause('discard', subject, { verb: 'descartar', rest: `${own(subject)} mano` }, s);
  }
  const { what, chooser, amount } = effect;
  if (chooser !== undefined && chooser !== effect.who) {
    const chosen =
      what === undefined ? 'una carta' : s.say.np(what, 'a', s, { head: 'card', place: 'unsaid' }).text;
    const picks = s.say.player(chooser, s);
    const shows = `${subjectText(subject)}muestra ${own(subject)} mano`;
    const choice = predicateText({ verb: 'elegir', rest: `de ella ${chosen}` }, picks, 'indicative');
    return {
      sentences: [
        ...(s.said.has('hand') ? [] : [shows]),
        `${subjectText(picks)}${choice}`,
        'ese jugador descarta esa carta',
      ],
    };
  }
  const direct =
    what === undefined
      ? cardsOf(amount, s)
      : (() => {
          const word = numberOf(amount, s);
          return s.say.np(what, word === null ? 'a' : { count: word }, s, { head: 'card', place: 'unsaid' });
        })();
  const rest = effect.random === true ? 'al azar' : '';
  return clause('discard', subject, { verb: 'descartar', direct, rest }, s);
}

/** "una carta adicional", in a draw step. */
const additional = (cards: NounPhrase): NounPhrase => ({
  ...cards,
  text: cards.text.replace(
    / (cartas?)\b/,
    (_, word: string) => ` ${word} adicional${cards.many ? 'es' : ''}`,
  ),
});

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
    const cards = cardsOf(amount, s);
    binds(as, s, {
      result: { of: 'cards', done: 'robado' },
      entity: { kind: 'object', head: 'card', plural: amount !== 1 },
      doer: who,
    });
    const direct = s.additionalDraw ? additional(cards) : cards;
    return clause('draw', subject, { verb: 'robar', direct, rest: '' }, s);
  },
  discard,
  mill: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const direct = cardsOf(amount, s);
    binds(as, s, {
      result: { of: 'cards', done: 'molido' },
      entity: { kind: 'object', head: 'card', plural: amount !== 1 },
      doer: who,
    });
    return clause('mill', subject, { verb: 'moler', direct, rest: '' }, s);
  },
  scry: keywordAction('scry', 'adivinar'),
  surveil: keywordAction('surveil', 'vigilar'),
  dig,
  search,
  fromOutside: ({ who, filter, max, to, reveal }, s) => {
    const subject = actor(who, s);
    const word = max === undefined || max === 1 ? null : rangeWord(0, max, s);
    const cards = s.say.np(filter ?? {}, word === null ? 'a' : { count: word }, s, {
      head: 'card',
      place: 'unsaid',
    });
    const owns = subject.you === true ? 'eres propietario' : 'es propietario';
    const which = cards.many ? 'de las que' : 'de la que';
    const text = `${cards.text} ${which} ${owns} de fuera de la partida`;
    const it: NounPhrase = { ...cards, pronoun: true };
    const there = into(to, own(subject), '');
    const steps: readonly Predicate[] =
      reveal === true
        ? [
            { verb: 'mostrar', rest: text, can: true },
            { verb: 'poner', direct: it, rest: there },
          ]
        : [{ verb: 'poner', rest: `${text} ${there}`, can: true }];
    const rest = steps.map((step) => predicateText(step, subject, 'infinitive')).join(' y ');
    return clause('fromOutside', subject, { verb: 'poder', rest }, s, { order: false });
  },
  shuffle: ({ who }, s) => {
    const subject = actor(who, s);
    return clause('shuffle', subject, { verb: 'barajar', rest: `${own(subject)} ${LIBRARY.one}` }, s);
  },
  lookAtHand: ({ whose, reveal }, s) => {
    const of = s.say.player(whose, s);
    s.said.add('hand');
    if (reveal === true) return clause('revealHand', of, { verb: 'mostrar', rest: `${own(of)} mano` }, s);
    return clause('lookAtHand', you(s), { verb: 'mirar', rest: owned(ZONE_WORDS.hand, of) }, s);
  },
  revealTop: ({ whose, amount, as }, s) => {
    const subject = actor(whose, s);
    const cards = topCards(amount, s);
    binds(as, s, { entity: { kind: 'object', head: 'card', plural: amount !== 1 }, doer: whose });
    s.places.set(`bound:${as}`, 'library');
    s.said.add(`bound:${as}`);
    s.focus = `bound:${as}`;
    const rest = `${cards.text} de ${own(subject)} ${LIBRARY.one}`;
    return clause('revealTop', subject, { verb: 'mostrar', rest }, s);
  },
  exileTop: ({ whose, amount, faceDown, as }, s) => {
    const of = s.say.player(whose, s);
    const cards = topCards(amount, s);
    binds(as, s, {
      entity: { kind: 'object', head: 'card', plural: amount !== 1 },
      result: { of: 'cards', done: 'exiliado' },
      doer: whose,
    });
    if (as !== undefined) s.places.set(`bound:${as}`, 'exile');
    const down = faceDown === true ? ' boca abajo' : '';
    const rest = contract(`${cards.text} ${after('de', phrase(owned(LIBRARY, of), 'f'))}${down}`);
    return clause('exileTop', you(s), { verb: 'exiliar', rest }, s);
  },
};
