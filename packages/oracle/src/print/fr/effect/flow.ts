import type { Condition, Effect, TargetSpec } from '@ettin/schema';
import { isMoreOfTheSame, replacesUsual, sameBut, tapOrUntap } from '../../idioms.js';
import { fork, keyOf } from '../../scope.js';
import { doing, isClause, named, predicateText, type Said, subjectOf } from '../grammar.js';
import { modesText } from '../modes.js';
import { indefinite } from '../player.js';
import { valueWord } from '../quantity.js';
import type { Speech } from '../speech.js';
import { nextStep } from '../step.js';
import { list, numberWord } from '../words.js';
import { led, may, together } from './may.js';
import { clause, does, type EffectOf, type Some, you } from './shape.js';

const instead = (texts: readonly string[]): string[] =>
  texts.length === 1 ? texts.map((text) => `${text} à la place`) : [`à la place, ${list(texts, 'et')}`];

/** Leaves out what has just been said: "inflige 4 blessures", "créez cinq de ces jetons". */
function shorter(text: string, effect: Effect | undefined, usual: Effect | undefined): string {
  if (effect === undefined || usual === undefined) return text;
  if (effect.do === 'damage' && sameBut(effect, usual, 'amount'))
    return text.replace(/^(.*? (?:\d+|X) blessures?) .*$/, '$1');
  if ((effect.do === 'createToken' || effect.do === 'createCopy') && sameBut(effect, usual, 'count')) {
    return text.replace(/^(?:vous )?créez (\S+) .*$/, 'créez $1 de ces jetons');
  }
  return text;
}

const introduces = (condition: Condition, s: Speech): readonly TargetSpec[] =>
  [...s.specs.values()].filter(
    ({ id }) => !s.said.has(`target:${id}`) && JSON.stringify(condition).includes(`{"target":"${id}"}`),
  );

function conditional(effect: EffectOf<'if'>, s: Speech): Said[] {
  const { else: otherwise } = effect;
  if (otherwise !== undefined && isMoreOfTheSame(effect.then, otherwise)) {
    const usual = s.say.effects(otherwise, s);
    const when = s.say.condition(effect.if, s);
    const more = together(effect.then, s);
    const short = more.length === 1 ? [shorter(more[0] ?? '', effect.then[0], otherwise[0])] : more;
    const [text = ''] = instead(short);
    const usually = replacesUsual(effect.if);
    return [{ sentences: [...usual, usually ? `si ${when}, ${text}` : `${text} si ${when}`] }];
  }
  if (otherwise !== undefined && otherwise.length > 0 && replacesUsual(effect.if)) {
    const usual = s.say.effects(otherwise, s);
    const when = s.say.condition(effect.if, s);
    return [{ sentences: usual }, led(`si ${when}, `, instead(together(effect.then, s)))];
  }
  const alone = otherwise === undefined || otherwise.length === 0;
  // A condition that would be the first to mention a target follows what is done to it.
  if (alone && introduces(effect.if, s).length > 0) {
    const places = new Map(s.places);
    const [only = '', ...more] = together(effect.then, s);
    if (more.length === 0) {
      return [{ sentences: [`${only} si ${s.say.condition(effect.if, { ...s, places })}`] }];
    }
  }
  const lead = s.afterwards ? 'ensuite, si' : 'si';
  const choice = introduces(effect.if, s).map((spec) => ({
    sentences: [`choisissez ${named(s.say.target(spec, s))}`],
  }));
  const when = s.say.condition(effect.if, s);
  const then = led(`${lead} ${when}, `, together(effect.then, s));
  if (alone || otherwise === undefined) return [...choice, then];
  return [...choice, then, led('sinon, ', together(otherwise, s))];
}

/** "sacrifiez cette créature à moins que vous ne payiez {U}". */
function unlessPays(effect: EffectOf<'unlessPays'>, s: Speech): Said[] {
  const before = s.thatPlayer;
  if (effect.each === true) s.thatPlayer = { first: effect.who };
  const effects = together(effect.effects, s);
  const payer = effect.each === true ? s.say.player('thatPlayer', s) : indefinite(effect.who, s);
  const paid = list(
    s.say.cost(effect.cost, s).map((predicate) => predicateText(predicate, payer, 'unless')),
    'et',
  );
  const times = effect.times === undefined ? '' : ` pour chaque ${s.say.forEach(effect.times, s)}`;
  s.thatPlayer = before;
  const last = effects.length - 1;
  const said: Said[] = [
    {
      sentences: effects.map((text, at) =>
        at === last ? `${text} à moins que ${subjectOf(payer)} ${paid}${times}` : text,
      ),
    },
  ];
  if (effect.then !== undefined) {
    const if_ = payer.you === true ? 'si vous faites ainsi, ' : 'si il fait ainsi, ';
    said.push(led(if_, together(effect.then, s)));
  }
  return said;
}

/** "chaque adversaire se défausse de une carte", or "pour chaque adversaire, …" where somebody else acts. */
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
  const each = named(s.say.player(who, s));
  s.thatPlayer = 'plain';
  const said = led(`pour ${each}, `, together(effects, s));
  s.thatPlayer = before;
  return [said];
}

function forEachObject({ what, effects }: EffectOf<'forEachObject'>, s: Speech): Said {
  const known = s.entities.get(keyOf(what, s) ?? '');
  const filter = typeof what === 'object' && 'each' in what ? what.each : known?.filter;
  s.aliases.delete('it');
  s.said.delete('it');
  const entity = {
    kind: 'object' as const,
    ...(filter === undefined ? {} : { filter }),
    ...(known?.head === undefined ? {} : { head: known.head }),
  };
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
  const one = each.gender === 'f' ? 'chacune' : 'chacun';
  return led(`pour ${each.plural ? `${one} de ${named(each)}` : named(each)}, `, together(effects, s));
}

function withTargets(targets: readonly TargetSpec[] | undefined, s: Speech): Speech {
  if (targets === undefined) return s;
  return { ...s, specs: new Map([...s.specs, ...targets.map((spec) => [spec.id, spec] as const)]) };
}

const LASTS = { endOfTurn: ' ce tour-ci', yourNextTurn: ' avant votre prochain tour' } as const;

/** "… au début de la prochaine étape de fin", "quand cette créature meurt ce tour-ci, …". */
function delayed(effect: EffectOf<'delayed'>, outer: Speech): Said {
  const s = withTargets(effect.targets, outer);
  const { when, duration } = effect;
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
  const { lead, subject, happens, origin = '' } = s.say.event(when, s);
  const time = duration === 'endOfTurn' || duration === 'yourNextTurn' ? LASTS[duration] : '';
  const event = [lead === '' ? '' : lead.charAt(0).toLowerCase() + lead.slice(1), subject, happens]
    .filter((word) => word !== '')
    .join(' ');
  return led(`${event}${origin}${time}, `, together(effect.effects, s));
}

/** "engagez ou dégagez la créature ciblée" */
function tapping({ modes }: EffectOf<'modes'>, s: Speech): Said {
  const both = tapOrUntap(modes);
  if (both === null) return { sentences: [modesText(modes, s)] };
  const it = named(s.say.object(both, s));
  const either = [
    { verb: 'engager', rest: '' },
    { verb: 'dégager', rest: it, link: ' ou ' },
  ];
  return does('tap', you(s), either, s);
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
    const often = typeof times === 'number' ? numberWord(times, 'f') : valueWord(times, s);
    const where = s.where === null ? '' : `, ${s.where}`;
    s.where = null;
    return {
      sentences: [`répétez ${often} fois la procédure suivante${where}`, ...s.say.effects(effects, s)],
    };
  },
  modes: tapping,
  delayed,
  whenYouDo: ({ targets, effects }, s) =>
    led('quand vous faites ainsi, ', together(effects, withTargets(targets, s))),
  flipCoin: ({ who, win, lose }, s) => {
    const subject = s.say.player(who ?? 'you', s);
    const they = subject.you === true ? subject : { ...subject, pronoun: 'whole' as const };
    const coin = 'à pile ou face';
    const said: Said[] = [clause('flipCoin', subject, 'jouer', coin, s)];
    const outcome = (verb: string) => `si ${doing(they, { verb, rest: coin })}, `;
    if (win.length > 0) said.push(led(outcome('gagner'), together(win, s)));
    if (lose !== undefined && lose.length > 0) said.push(led(outcome('perdre'), together(lose, s)));
    return said;
  },
};
