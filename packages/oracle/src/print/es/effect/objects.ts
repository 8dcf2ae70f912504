import type { ObjectRef } from '@ettin/schema';
import { keyOf } from '../../scope.js';
import { after, type NounPhrase } from '../grammar.js';
import { selfName } from '../object.js';
import type { GroupStyle, Speech } from '../speech.js';
import type { VerbName } from '../verbs.js';
import { graveyardOf, sacrificed } from './amounts.js';
import { bindThings } from './bound.js';
import { move } from './move.js';
import { actor, binds, clause, type Some, you } from './shape.js';

export { bindThings } from './bound.js';

/** An order about something: "destruye la criatura objetivo", "gira todas las criaturas". */
const order =
  (act: string, verb: VerbName, style: GroupStyle = 'all', rest = '') =>
  ({ what, as }: { readonly what: ObjectRef; readonly as?: string }, s: Speech) => {
    const direct = s.say.object(what, s, style);
    bindThings(as, what, direct, verb, s);
    return clause(act, you(s), { verb, direct, rest }, s);
  };

/** "contra la criatura objetivo" */
const against = (np: NounPhrase): string => after('contra', np);

/** A spell that is countered goes elsewhere. */
function counteredTo(effect: { readonly to?: string; readonly position?: string }): string {
  if (effect.to === 'exile') return 'exílialo en vez de ponerlo en el cementerio de su propietario';
  const place =
    effect.to === 'library'
      ? `en ${effect.position === 'bottom' ? 'el fondo' : 'la parte superior'} de la biblioteca de su propietario`
      : effect.to === 'hand'
        ? 'en la mano de su propietario'
        : 'en el cementerio de su propietario';
  return `ponlo ${place} en vez de en el cementerio de ese jugador`;
}

export const objectEffects: Some<
  | 'destroy'
  | 'exile'
  | 'sacrifice'
  | 'sacrificeObject'
  | 'move'
  | 'counter'
  | 'tap'
  | 'untap'
  | 'regenerate'
  | 'fight'
  | 'attach'
  | 'unattach'
  | 'transform'
  | 'flip'
  | 'turnFaceUp'
  | 'phaseOut'
  | 'removeFromCombat'
  | 'attachToTarget'
  | 'goad'
> = {
  destroy: (effect, s) => {
    const direct = s.say.object(effect.what, s);
    bindThings(effect.as, effect.what, direct, 'destruir', s);
    const key = keyOf(effect.what, s);
    if (key !== null) s.places.set(key, 'graveyard');
    const destroyed = clause('destroy', you(s), { verb: 'destruir', direct, rest: '' }, s);
    if (effect.noRegeneration !== true) return destroyed;
    const word = `regenerad${direct.gender === 'm' ? 'o' : 'a'}${direct.many ? 's' : ''}`;
    return [destroyed, { sentences: [`no ${direct.many ? 'pueden' : 'puede'} ser ${word}`] }];
  },
  exile: (effect, s) => {
    const direct = graveyardOf(effect.what, s) ?? s.say.object(effect.what, s);
    const until =
      effect.until === undefined
        ? ''
        : `hasta que ${selfName(s.self, 'battlefield').text} deje el campo de batalla`;
    bindThings(effect.as, effect.what, direct, 'exiliar', s);
    const key = keyOf(effect.what, s);
    if (key !== null) s.places.set(key, 'exile');
    else if (effect.as !== undefined) s.places.set(`bound:${effect.as}`, 'exile');
    const rest = [effect.faceDown === true ? 'boca abajo' : '', until].filter((word) => word !== '');
    return clause('exile', you(s), { verb: 'exiliar', direct, rest: rest.join(' ') }, s);
  },
  sacrifice: ({ who, what, count, as }, s) => {
    const subject = actor(who, s);
    const rest = sacrificed(what, count, subject, s);
    binds(as, s, {
      entity: { kind: 'object', filter: what, label: 'sacrificed', plural: count !== 1 },
      result: { of: 'objects', done: 'sacrificado', filter: what },
      doer: who,
    });
    return clause('sacrifice', subject, { verb: 'sacrificar', rest }, s);
  },
  sacrificeObject: order('sacrifice', 'sacrificar'),
  move,
  counter: (effect, s) => {
    const direct = s.say.object(effect.what, s);
    bindThings(effect.as, effect.what, direct, 'contrarrestar', s);
    const countered = clause('counter', you(s), { verb: 'contrarrestar', direct, rest: '' }, s);
    if (effect.to === undefined) return countered;
    return [
      countered,
      { sentences: [`si ese hechizo es contrarrestado de esta manera, ${counteredTo(effect)}`] },
    ];
  },
  tap: order('tap', 'girar'),
  untap: order('untap', 'enderezar'),
  regenerate: order('regenerate', 'regenerar', 'each'),
  fight: ({ a, b }, s) => {
    const first = s.say.object(a, s);
    const rest = keyOf(a, s) === keyOf(b, s) ? 'entre sí' : against(s.say.object(b, s));
    return clause('fight', first, { verb: 'luchar', rest }, s);
  },
  attach: ({ what, to }, s) => {
    const direct = s.say.object(what, s);
    return clause('attach', you(s), { verb: 'anexar', direct, rest: after('a', s.say.object(to, s)) }, s);
  },
  unattach: order('unattach', 'desanexar'),
  transform: order('transform', 'transformar'),
  flip: order('flip', 'voltear'),
  turnFaceUp: order('turn', 'poner', 'all', 'boca arriba'),
  phaseOut: ({ what }, s) => clause('phaseOut', s.say.object(what, s), { verb: 'salir', rest: 'de fase' }, s),
  removeFromCombat: order('remove', 'remover', 'all', 'del combate'),
  attachToTarget: ({ what, filter }, s) => {
    const direct = s.say.object(what, s);
    const to =
      filter.any === true
        ? 'a un permanente o jugador'
        : filter.object === undefined
          ? 'a un jugador'
          : after('a', s.say.np(filter.object, 'a', s));
    return clause('attach', you(s), { verb: 'anexar', direct, rest: to }, s);
  },
  goad: ({ what }, s) => {
    const direct: NounPhrase = { ...s.say.object(what, s), person: true };
    return clause('goad', you(s), { verb: 'incitar', direct, rest: '' }, s);
  },
};
