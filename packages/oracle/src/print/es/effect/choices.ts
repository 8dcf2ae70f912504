import type { PlayerRef } from '@ettin/schema';
import { bindEntity } from '../../scope.js';
import { indefinite } from '../player.js';
import { counted } from '../quantity.js';
import type { Speech } from '../speech.js';
import { actor, clause, type EffectOf, type Some } from './shape.js';

/** What was chosen by name or number is remembered by its word, "el color elegido". */
const chooses =
  (what: string) =>
  ({ who }: { readonly who?: PlayerRef }, s: Speech) =>
    clause('choose', actor(who, s), { verb: 'elegir', rest: what }, s);

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
  const direct = counted(effect.from, effect.min, effect.max, s, { place: 'de' });
  bindEntity(effect.as, { kind: 'object', filter: effect.from, plural: true }, s);
  s.places.set(`bound:${effect.as}`, 'exile');
  return clause('exile', subject, { verb: 'exiliar', direct, rest: '' }, s);
}

export function payAnyEnergy(effect: EffectOf<'chooseNumber'>, s: Speech) {
  const subject = actor(effect.who, s);
  s.results.set(effect.as, { of: 'number', done: 'esa cantidad' });
  s.doers.set(effect.as, effect.who ?? 'you');
  return clause('may', subject, { verb: 'pagar', can: true, rest: 'cualquier cantidad de {E}' }, s, {
    order: false,
  });
}

export const choiceEffects: Some<
  'choose' | 'choosePlayer' | 'chooseColor' | 'chooseCreatureType' | 'chooseCardName' | 'chooseNumber'
> = {
  choose: (effect, s) => {
    const subject = actor(effect.who, s);
    const zone = typeof effect.from.zone === 'string' ? effect.from.zone : undefined;
    const hidden = zone === 'hand' && (effect.who ?? 'you') === 'you' && effect.from.owner !== 'you';
    const direct = counted(effect.from, effect.min, effect.max, s, { place: hidden ? 'unsaid' : 'en' });
    const several = effect.max !== undefined && effect.max !== 1;
    const many = several || (subject.you !== true && (subject.many || subject.text.startsWith('cada ')));
    bindEntity(effect.as, { kind: 'object', filter: effect.from, plural: many, label: 'chosen' }, s);
    s.doers.set(effect.as, effect.who ?? 'you');
    s.focus = null;
    const rest = `${hidden ? 'de ella ' : ''}${direct.text}${effect.random === true ? ' al azar' : ''}`;
    return clause('choose', subject, { verb: 'elegir', rest }, s, { order: !hidden });
  },
  choosePlayer: ({ who, from, as, max }, s) => {
    const subject = actor(who, s);
    const several = max !== undefined && max !== 1;
    const whom = several ? 'cualquier cantidad de jugadores' : indefinite(from, s).text;
    bindEntity(as, { kind: 'player', plural: several }, s);
    s.doers.set(as, who ?? 'you');
    return clause('choose', subject, { verb: 'elegir', rest: whom }, s);
  },
  chooseColor: chooses('un color'),
  chooseCreatureType: chooses('un tipo de criatura'),
  chooseCardName: ({ who, from }, s) => {
    const subject = actor(who, s);
    const name =
      from === undefined
        ? 'un nombre de carta'
        : `el nombre de ${s.say.np(from, 'a', s, { head: 'card', place: 'unsaid' }).text}`;
    return clause('choose', subject, { verb: 'elegir', rest: name }, s);
  },
  chooseNumber: ({ who, min, max, as }, s) => {
    const subject = actor(who, s);
    s.results.set(as, { of: 'number', done: 'el número elegido' });
    s.doers.set(as, who ?? 'you');
    const rest = `un número entre ${s.say.value(min, s)} y ${s.say.value(max, s)}`;
    return clause('choose', subject, { verb: 'elegir', rest }, s);
  },
};
