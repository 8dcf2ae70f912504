import type { PlayerRef } from '@ettin/schema';
import { bindEntity } from '../../scope.js';
import { type NounPhrase, named, phrase } from '../grammar.js';
import { indefinite } from '../player.js';
import { counted } from '../quantity.js';
import type { Speech } from '../speech.js';
import { ofThe } from '../words.js';
import { actor, clause, type EffectOf, type Some } from './shape.js';

/** What was chosen by name or number is remembered by its word, "la couleur choisie". */
const chooses =
  (what: string) =>
  ({ who }: { readonly who?: PlayerRef }, s: Speech) =>
    clause('choose', actor(who, s), 'choisir', what, s);

/** The choice is said with the first thing that is done with what was chosen. */
export function weave(effect: EffectOf<'choose'>, s: Speech): void {
  bindEntity(
    effect.as,
    {
      kind: 'object',
      filter: effect.from,
      plural: effect.max !== undefined && effect.max !== 1,
      first: { filter: effect.from, min: effect.min, max: effect.max },
    },
    s,
  );
  s.doers.set(effect.as, 'you');
}

export function chooseAndExile(effect: EffectOf<'choose'>, s: Speech) {
  const subject = actor(effect.who, s);
  const what = named(counted(effect.from, effect.min, effect.max, s, { place: 'from' }));
  bindEntity(effect.as, { kind: 'object', filter: effect.from, plural: true }, s);
  s.places.set(`bound:${effect.as}`, 'exile');
  return clause('exile', subject, 'exiler', what, s);
}

export function payAnyEnergy(effect: EffectOf<'chooseNumber'>, s: Speech) {
  const subject = actor(effect.who, s);
  s.results.set(effect.as, { of: 'number', done: 'ce nombre' });
  s.doers.set(effect.as, effect.who ?? 'you');
  return clause('may', subject, 'pouvoir', "payer n'importe quel nombre de {E}", s, { order: false });
}

/** "chacun de ces joueurs": each chooses something of their own. */
const eachOf = (who: NounPhrase): NounPhrase => ({
  ...phrase(`chacun ${ofThe(named({ ...who, after: '' }))}${who.after}`),
  key: who.key,
});

export const choiceEffects: Some<
  'choose' | 'choosePlayer' | 'chooseColor' | 'chooseCreatureType' | 'chooseCardName' | 'chooseNumber'
> = {
  choose: (effect, s) => {
    const who = actor(effect.who, s);
    const subject = who.plural && who.you !== true ? eachOf(who) : who;
    const before = s.thatPlayer;
    if (subject.you !== true && before === 'plain') s.thatPlayer = 'pronoun';
    const zone = typeof effect.from.zone === 'string' ? effect.from.zone : undefined;
    const hidden = zone === 'hand' && (effect.who ?? 'you') === 'you' && effect.from.owner !== 'you';
    const what = hidden
      ? `${named(counted(effect.from, effect.min, effect.max, s, { place: 'unsaid' }))} dans celle-ci`
      : named(counted(effect.from, effect.min, effect.max, s, { place: 'in' }));
    const several = effect.max !== undefined && effect.max !== 1;
    const many = several || /^(?:chaque|chacun) /.test(named(subject));
    s.thatPlayer = before;
    bindEntity(effect.as, { kind: 'object', filter: effect.from, plural: many, label: 'chosen' }, s);
    s.doers.set(effect.as, effect.who ?? 'you');
    s.focus = null;
    const random = effect.random === true ? ' au hasard' : '';
    return clause('choose', subject, 'choisir', what + random, s, { order: !hidden });
  },
  choosePlayer: ({ who, from, as, max }, s) => {
    const subject = actor(who, s);
    const several = max !== undefined && max !== 1;
    const whom = several ? "n'importe quel nombre de joueurs" : named(indefinite(from, s));
    bindEntity(as, { kind: 'player', plural: several }, s);
    s.doers.set(as, who ?? 'you');
    return clause('choose', subject, 'choisir', whom, s);
  },
  chooseColor: chooses('une couleur'),
  chooseCreatureType: chooses('un type de créature'),
  chooseCardName: ({ who, from }, s) => {
    const subject = actor(who, s);
    const card =
      from === undefined
        ? ''
        : named(s.say.np(from, 'bare', s, { head: 'card', place: 'unsaid', many: false }));
    return clause('choose', subject, 'choisir', `un nom de ${card === '' ? 'carte' : card}`, s);
  },
  chooseNumber: ({ who, min, max, as }, s) => {
    const subject = actor(who, s);
    s.results.set(as, { of: 'number', done: 'le nombre choisi' });
    s.doers.set(as, who ?? 'you');
    return clause(
      'choose',
      subject,
      'choisir',
      `un nombre entre ${s.say.value(min, s)} et ${s.say.value(max, s)}`,
      s,
    );
  },
};
