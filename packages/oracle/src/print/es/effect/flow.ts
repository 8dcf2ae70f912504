import { tapOrUntap } from '../../idioms.js';
import { fork, keyOf } from '../../scope.js';
import { type Clause, finite, isClause, type Said } from '../grammar.js';
import { modesText } from '../modes.js';
import { indefinite } from '../player.js';
import type { Speech } from '../speech.js';
import { nextStep } from '../step.js';
import { conditional } from './conditional.js';
import { led, together, withTargets } from './led.js';
import { may } from './may.js';
import { clause, does, type EffectOf, type Some, you } from './shape.js';
import { often } from './tokens.js';

/** "sacrifica esta criatura a menos que pagues {U}". */
function unlessPays(effect: EffectOf<'unlessPays'>, s: Speech): Said[] {
  const before = s.thatPlayer;
  if (effect.each === true) s.thatPlayer = { first: effect.who };
  const effects = together(effect.effects, s);
  const payer = effect.each === true ? s.say.player('thatPlayer', s) : indefinite(effect.who, s);
  const paid = finite({ subject: payer, does: s.say.cost(effect.cost, s) }, 'subjunctive');
  const times = effect.times === undefined ? '' : ` por cada ${s.say.forEach(effect.times, s)}`;
  s.thatPlayer = before;
  const who = payer.you === true || payer.pronoun === true ? '' : `${payer.text} `;
  const last = effects.length - 1;
  const said: Said[] = [
    {
      sentences: effects.map((text, at) =>
        at === last ? `${text} a menos que ${who}${paid}${times}` : text,
      ),
    },
  ];
  if (effect.then !== undefined) {
    said.push(led(payer.you === true ? 'si lo haces, ' : 'si lo hace, ', together(effect.then, s)));
  }
  return said;
}

/** "cada oponente descarta una carta", or "por cada oponente, …" where somebody else acts. */
function forEachPlayer({ who, effects }: EffectOf<'forEachPlayer'>, s: Speech): readonly Said[] {
  const before = s.thatPlayer;
  const trial = fork(s);
  trial.thatPlayer = { first: who };
  const [first] = s.say.said(effects, trial);
  if (first !== undefined && isClause(first) && first.subject.key === 'thatPlayer') {
    s.thatPlayer = { first: who };
    const said = { sentences: together(effects, s) };
    s.thatPlayer = before;
    return [said];
  }
  const each = s.say.player(who, s).text;
  s.thatPlayer = 'plain';
  const said = led(`por ${each}, `, together(effects, s));
  s.thatPlayer = before;
  return [said];
}

function forEachObject({ what, effects }: EffectOf<'forEachObject'>, s: Speech): Said {
  const filter = typeof what === 'object' && 'each' in what ? what.each : undefined;
  s.aliases.delete('it');
  s.said.delete('it');
  const key = keyOf(what, s);
  const known = key === null ? undefined : s.entities.get(key);
  const spoken = filter ?? known?.filter;
  const entity = { kind: 'object' as const, ...(spoken === undefined ? {} : { filter: spoken }) };
  s.entities.set('it', { ...entity, first: { each: what } });
  const trial = fork(s);
  const [first] = s.say.said(effects, trial);
  if (first !== undefined && isClause(first) && first.subject.key === 'it') {
    return { sentences: together(effects, s) };
  }
  s.entities.set('it', entity);
  const each = s.say.object(what, s, 'each');
  s.said.add('it');
  s.focus = 'it';
  const many = each.many ? `cada ${each.gender === 'm' ? 'uno' : 'una'} de ${each.text}` : each.text;
  return led(`por ${many}, `, together(effects, s));
}

const WITHIN = { endOfTurn: ' este turno', yourNextTurn: ' antes de tu próximo turno' } as const;

/** "… al comienzo del próximo paso final", "cuando esa criatura muera este turno, …". */
function delayed(effect: EffectOf<'delayed'>, outer: Speech): Said {
  const s = withTargets(effect.targets, outer);
  const { when } = effect;
  if (when.on === 'step') {
    const at = nextStep(when, s);
    const before = s.thatPlayer;
    const effects = together(effect.effects, s);
    s.thatPlayer = before;
    const [only] = effects;
    if (effects.length === 1 && only !== undefined && !only.includes(',') && !/(?:^| )si /.test(only)) {
      return { sentences: [`${only} ${at}`] };
    }
    return led(`${at}, `, effects);
  }
  s.focus = null;
  const event = s.say.event(when, s);
  const { duration } = effect;
  const time = duration === 'endOfTurn' || duration === 'yourNextTurn' ? WITHIN[duration] : '';
  const happens = [event.lead.toLowerCase(), event.subject, event.happens].filter((word) => word !== '');
  return led(`${happens.join(' ')}${time}, `, together(effect.effects, s));
}

/** "gira o endereza la criatura objetivo" */
function tapOrUntap_(modes: EffectOf<'modes'>['modes'], s: Speech): Clause | null {
  const both = tapOrUntap(modes);
  if (both === null) return null;
  const direct = s.say.object(both, s);
  return does(
    'tap',
    you(s),
    [
      { verb: 'girar', rest: '' },
      { verb: 'enderezar', direct, rest: '', link: ' o ' },
    ],
    s,
  );
}

export const flowEffects: Some<
  | 'if'
  | 'may'
  | 'unlessPays'
  | 'forEachPlayer'
  | 'forEachObject'
  | 'repeat'
  | 'modes'
  | 'delayed'
  | 'whenYouDo'
  | 'flipCoin'
> = {
  if: conditional,
  may,
  unlessPays,
  forEachPlayer,
  forEachObject,
  repeat: ({ times, effects }, s) => {
    const word = often(times, s);
    const where = s.where === null ? '' : `, donde ${s.where}`;
    s.where = null;
    return { sentences: [`repite el siguiente proceso ${word}${where}`, ...s.say.effects(effects, s)] };
  },
  modes: ({ modes }, s) => tapOrUntap_(modes, s) ?? { sentences: [modesText(modes, s)] },
  delayed,
  whenYouDo: ({ targets, effects }, s) =>
    led('cuando lo hagas, ', together(effects, withTargets(targets, s))),
  flipCoin: ({ who, win, lose }, s) => {
    const subject = s.say.player(who ?? 'you', s);
    const you_ = subject.you === true;
    const said: Said[] = [clause('flipCoin', subject, { verb: 'lanzar', rest: 'una moneda' }, s)];
    const toss = (you: string, they: string) => `si ${you_ ? you : `ese jugador ${they}`} el lanzamiento, `;
    if (win.length > 0) said.push(led(toss('ganas', 'gana'), together(win, s)));
    if (lose !== undefined && lose.length > 0) said.push(led(toss('pierdes', 'pierde'), together(lose, s)));
    return said;
  },
};
