import type { PlayerRef, Value, Zone } from '@ettin/schema';
import { bindEntity } from '../../scope.js';
import { life as halved } from '../cost.js';
import {
  demonstrated,
  doing,
  type NounPhrase,
  named,
  own,
  owned,
  type Predicate,
  phrase,
  predicateText,
} from '../grammar.js';
import { numberOf, rangeOf, things } from '../quantity.js';
import type { Speech } from '../speech.js';
import { NOUNS, ZONE_NOUNS } from '../vocabulary.js';
import { ofThe } from '../words.js';
import { actor, binds, clause, does, type EffectOf, type Some, you } from './shape.js';

/** "deux cartes", "la moitié des cartes dans sa main, arrondie à l'unité supérieure". */
function cardsOf(amount: Value, s: Speech): string {
  if (typeof amount === 'object' && 'divide' in amount) {
    return halved(amount, s).replace(/du nombre de cartes/, 'des cartes');
  }
  return things(amount, NOUNS.card, s);
}

/** "regard 2" and "surveillez 2", with X told at the end. */
function figureOf(amount: Value, s: Speech): string {
  if (typeof amount === 'number') return String(amount);
  const words = things(amount, NOUNS.card, s);
  if (words.startsWith('X')) return 'X';
  // "pour chaque" has no place here: say X.
  s.tails = [];
  s.where = `X étant ${s.say.value(amount, s)}`;
  return 'X';
}

type Amounted = { readonly who: PlayerRef; readonly amount: Value };

const pronoun = (many: boolean): NounPhrase => ({
  ...demonstrated(NOUNS.card, many, null),
  pronoun: 'whole',
});

/** Where a card that was looked at or found goes: "dans votre main", "sur le champ de bataille engagée". */
function into(
  zone: Zone,
  who: NounPhrase,
  tapped: boolean | undefined,
  many: boolean,
  position?: 'top' | 'bottom',
): string {
  switch (zone) {
    case 'battlefield':
      return `sur le champ de bataille${tapped === true ? ` engagée${many ? 's' : ''}` : ''}`;
    case 'library':
      return `au-${position === 'top' ? 'dessus' : 'dessous'} ${ofThe(own(who, ZONE_NOUNS.library))}`;
    case 'hand':
    case 'graveyard':
      return `dans ${own(who, ZONE_NOUNS[zone])}`;
    case 'exile':
      return 'en exil';
    case 'stack':
      return 'sur la pile';
    case 'command':
      return 'dans la zone de commandement';
  }
}

const put = (it: NounPhrase, where: string, link: string): Predicate => ({
  verb: 'mettre',
  object: it,
  rest: where,
  link,
});

function search(effect: EffectOf<'search'>, s: Speech) {
  const subject = actor(effect.who, s);
  const library =
    effect.whose === undefined || effect.whose === effect.who
      ? own(subject, ZONE_NOUNS.library)
      : owned(s.say.player(effect.whose, s), ZONE_NOUNS.library);
  const range = effect.max === 1 ? null : rangeOf(0, effect.max, s);
  const many = range?.many === true;
  const noun = named(s.say.np(effect.filter, range ?? 'a', s, { head: 'card', place: 'unsaid' }));
  const it = pronoun(many);
  const predicates: Predicate[] = [{ verb: 'chercher', rest: `dans ${library} ${noun}` }];
  if (effect.reveal === true) predicates.push({ verb: 'révéler', object: it, rest: '', link: ', ' });
  const shuffle: Predicate = { verb: 'mélanger', rest: '', link: ', puis ' };
  if (effect.position === 'top' && effect.to === 'library') {
    const cards = demonstrated(NOUNS.card, many, null);
    predicates.push(shuffle, put(cards, 'au-dessus', ' et '));
  } else {
    const { split } = effect;
    if (split !== undefined) {
      const count = rangeOf(split.count, split.count, s)?.count('f') ?? 'une';
      const first = into(split.to, subject, split.tapped, split.count !== 1);
      predicates.push({
        verb: 'mettre',
        some: true,
        rest: `${count} ${first} et l'autre ${into(effect.to, subject, effect.tapped, false)}`,
        link: ', ',
      });
    } else if (effect.to === 'exile') predicates.push({ verb: 'exiler', object: it, rest: '', link: ', ' });
    else predicates.push(put(it, into(effect.to, subject, effect.tapped, many), ', '));
    predicates.push(shuffle);
  }
  const result = does('search', subject, predicates, s);
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'card', filter: effect.filter, plural: many },
    doer: effect.who,
  });
  if (effect.as !== undefined) s.places.set(`bound:${effect.as}`, effect.to);
  return result;
}

function restPhrase(effect: EffectOf<'dig'>, who: NounPhrase): string {
  const { to, position, random } = effect.rest;
  if (to !== 'library') return into(to, who, undefined, true);
  const order = random === true ? ' dans un ordre aléatoire' : " dans n'importe quel ordre";
  return into('library', who, undefined, true, position ?? 'bottom') + order;
}

/** Looks at the top cards, takes some, puts the rest away. */
function dig(effect: EffectOf<'dig'>, s: Speech) {
  const subject = actor(effect.who, s);
  const cards = `${topCards(effect.amount, s)} ${ofThe(own(subject, ZONE_NOUNS.library))}`;
  const look: Predicate = { verb: effect.reveal === true ? 'révéler' : 'regarder', rest: cards };
  const { take } = effect;
  const rest = restPhrase(effect, subject);
  const several = effect.amount !== 1;
  if (take.max === 0) {
    const back = effect.rest.to === 'library' && (effect.rest.position ?? 'top') === 'top';
    const away =
      back && several
        ? { verb: 'remettre', object: pronoun(true), rest: "dans n'importe quel ordre" }
        : { verb: 'mettre', object: pronoun(several), rest };
    return does('dig', subject, [look, { ...away, link: ', puis ' }], s);
  }
  const first = does('dig', subject, [look], s);
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
  const many = take.max !== 1;
  const destination = into(take.to, subject, take.tapped, many);
  const again = subject.you === true || subject.plural ? subject : phrase('ce joueur');
  const act = (predicates: readonly Predicate[], order = true) =>
    does('dig', { ...again, key: `dig ${predicates.length}` }, predicates, s, { order });
  if (take.filter === undefined && min === take.max) {
    const some = rangeOf(min, take.max, s)?.count('f') ?? 'une';
    const others = effect.amount === 2 && take.max === 1 ? "l'autre" : 'le reste';
    return [
      first,
      act([{ verb: 'mettre', some: true, rest: `${some} ${destination} et ${others} ${rest}` }]),
    ];
  }
  const range = rangeOf(min === 0 && take.max === 1 ? 1 : min, take.max, s);
  const noun = s.say.np(take.filter ?? {}, range ?? 'a', s, { head: 'card', place: 'unsaid' });
  const reveal = take.reveal === true && effect.reveal !== true;
  const taken: readonly Predicate[] = reveal
    ? [{ verb: 'révéler', rest: `${named(noun)} parmi elles` }, put(pronoun(many), destination, ' et ')]
    : [{ verb: 'mettre', rest: `${named(noun)} parmi elles ${destination}` }];
  const took = act(taken, min !== 0);
  const remainder = act([{ verb: 'mettre', rest: `le reste ${rest}` }]);
  if (min !== 0) return [first, { ...took, act: 'dig take' }, { ...remainder, act: 'dig rest' }];
  return [first, permitted(took), { ...remainder, act: 'dig rest' }];
}

/** "vous pouvez révéler …": what one does as what one may do. */
function permitted(clause_: ReturnType<typeof does>): ReturnType<typeof does> {
  const [first, ...more] = clause_.does;
  if (first === undefined) return clause_;
  return {
    ...clause_,
    act: 'may',
    order: false,
    does: [{ verb: 'pouvoir', rest: infinitives([first, ...more], clause_.subject) }],
  };
}

const infinitives = (all: readonly Predicate[], subject: NounPhrase): string =>
  all.reduce(
    (text, predicate, at) =>
      text + (at === 0 ? '' : (predicate.link ?? ' et ')) + predicateText(predicate, subject, 'infinitive'),
    '',
  );

/** "la carte du dessus", "les trois cartes du dessus". */
export function topCards(amount: Value, s: Speech): string {
  const count = numberOf(amount, s);
  return count === null ? 'la carte du dessus' : `les ${count.count('f')} cartes du dessus`;
}

function discard(effect: EffectOf<'discard'>, s: Speech) {
  const subject = actor(effect.who, s);
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'card', label: 'discarded', plural: effect.amount !== 1 },
    result: { of: 'cards', done: 'défaussé' },
    doer: effect.who,
  });
  if (effect.amount === 'hand') {
    return clause('discard', subject, 'se défausser', `de ${own(subject, ZONE_NOUNS.hand)}`, s);
  }
  const { what, chooser, amount } = effect;
  if (chooser !== undefined && chooser !== effect.who) {
    const chosen =
      what === undefined ? 'une carte' : named(s.say.np(what, 'a', s, { head: 'card', place: 'unsaid' }));
    const picks = s.say.player(chooser, s);
    const from = s.said.has('hand')
      ? []
      : [doing(subject, { verb: 'révéler', rest: own(subject, ZONE_NOUNS.hand) })];
    return {
      sentences: [
        ...from,
        doing(picks, { verb: 'choisir', rest: `${chosen} dans celle-ci` }),
        'ce joueur se défausse de cette carte',
      ],
    };
  }
  const words =
    what === undefined
      ? cardsOf(amount, s)
      : named(s.say.np(what, numberOf(amount, s) ?? 'a', s, { head: 'card', place: 'unsaid' }));
  const random = effect.random === true ? ' au hasard' : '';
  return clause('discard', subject, 'se défausser', `${ofThe(words)}${random}`, s);
}

/** Cards that change their place and are spoken of later. */
const cards = (plural: boolean) => ({ kind: 'object' as const, head: 'card' as const, plural });

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
      ? cardsOf(amount, s).replace(/ carte(s?)/, ' carte$1 supplémentaire$1')
      : cardsOf(amount, s);
    binds(as, s, { result: { of: 'cards', done: 'pioché' }, entity: cards(amount !== 1), doer: who });
    return clause('draw', subject, 'piocher', words, s);
  },
  discard,
  mill: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const words = cardsOf(amount, s);
    binds(as, s, { result: { of: 'cards', done: 'meulé' }, entity: cards(amount !== 1), doer: who });
    return clause('mill', subject, 'meuler', words, s);
  },
  scry: ({ who, amount }: Amounted, s) => {
    const subject = actor(who, s);
    return does('scry', subject, [{ verb: 'faire', rest: `regard ${figureOf(amount, s)}`, silent: true }], s);
  },
  surveil: ({ who, amount }: Amounted, s) => {
    const subject = actor(who, s);
    return clause('surveil', subject, 'surveiller', figureOf(amount, s), s);
  },
  dig,
  search,
  fromOutside: ({ who, filter, max, to, reveal }, s) => {
    const subject = actor(who, s);
    const range = max === undefined || max === 1 ? null : rangeOf(0, max, s);
    const many = range?.many === true;
    const noun = named(s.say.np(filter ?? {}, range ?? 'a', s, { head: 'card', place: 'unsaid' }));
    const owns = doing(subject.you === true ? subject : { ...phrase('ce joueur'), pronoun: 'whole' }, {
      verb: 'posséder',
      rest: '',
    });
    const outside = `${noun} que ${owns} en dehors de la partie`;
    const where = into(to, subject, undefined, many);
    const clitic = many ? 'les' : 'la';
    const rest =
      reveal === true ? `révéler ${outside} et ${clitic} mettre ${where}` : `mettre ${outside} ${where}`;
    return clause('fromOutside', subject, 'pouvoir', rest, s, { order: false });
  },
  shuffle: ({ who }, s) => {
    const subject = actor(who, s);
    return clause('shuffle', subject, 'mélanger', own(subject, ZONE_NOUNS.library), s);
  },
  lookAtHand: ({ whose, reveal }, s) => {
    const of = s.say.player(whose, s);
    s.said.add('hand');
    if (reveal === true) return clause('revealHand', of, 'révéler', own(of, ZONE_NOUNS.hand), s);
    return clause('lookAtHand', you(s), 'regarder', owned(of, ZONE_NOUNS.hand), s);
  },
  revealTop: ({ whose, amount, as }, s) => {
    const subject = actor(whose, s);
    const top = topCards(amount, s);
    binds(as, s, { entity: cards(amount !== 1), doer: whose });
    s.places.set(`bound:${as}`, 'library');
    s.said.add(`bound:${as}`);
    s.focus = `bound:${as}`;
    return clause('revealTop', subject, 'révéler', `${top} ${ofThe(own(subject, ZONE_NOUNS.library))}`, s);
  },
  exileTop: ({ whose, amount, faceDown, as }, s) => {
    const of = s.say.player(whose, s);
    const top = topCards(amount, s);
    binds(as, s, { entity: cards(amount !== 1), result: { of: 'cards', done: 'exilé' }, doer: whose });
    if (as !== undefined) s.places.set(`bound:${as}`, 'exile');
    const down = faceDown === true ? ' face cachée' : '';
    return clause('exileTop', you(s), 'exiler', `${top} ${ofThe(owned(of, ZONE_NOUNS.library))}${down}`, s);
  },
};
