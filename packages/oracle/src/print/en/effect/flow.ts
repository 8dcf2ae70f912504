import type { Condition, Effect, TargetSpec } from '@ettin/schema';
import { isMoreOfTheSame, replacesUsual, sameBut, tapOrUntap } from '../../idioms.js';
import { fork } from '../../scope.js';
import {
  bare,
  type Clause,
  clauseText,
  finite,
  isClause,
  type NounPhrase,
  objectCase,
  type Said,
} from '../grammar.js';
import { modesText } from '../modes.js';
import { indefinite } from '../player.js';
import { valueWord } from '../quantity.js';
import type { Speech } from '../speech.js';
import { nextStep } from '../step.js';
import { list } from '../words.js';
import { clause, type EffectOf, type Some } from './shape.js';

const together = (effects: readonly Effect[], s: Speech) => s.say.effects(effects, s, { together: true });

/** Whole sentences with a lead before the first: "if you do, draw a card". */
function led(lead: string, texts: readonly string[]): Said {
  const [first = '', ...more] = texts;
  const [, condition, then] = lead.startsWith('if ') ? (/^if ([^,]*), ([^,]*)$/.exec(first) ?? []) : [];
  const text = condition === undefined ? first : `${then} if ${condition}`;
  return { sentences: [lead + text, ...more] };
}

const instead = (texts: readonly string[]): string[] => {
  return texts.length === 1 ? texts.map((text) => `${text} instead`) : [`instead ${list(texts, 'and')}`];
};

/** Leaves out what has just been said: "it deals 4 damage", "create five of those tokens". */
function shorter(text: string, effect: Effect | undefined, usual: Effect | undefined): string {
  if (effect === undefined || usual === undefined) return text;
  if (effect.do === 'damage' && sameBut(effect, usual, 'amount'))
    return text.replace(/ damage to .*$/, ' damage');
  if ((effect.do === 'createToken' || effect.do === 'createCopy') && sameBut(effect, usual, 'count')) {
    return text.replace(/^create (\w+) .*$/, 'create $1 of those tokens');
  }
  return text;
}

/** A condition that would be the first to mention a target follows what is done to it. */
const introducesTarget = (condition: Condition, s: Speech): boolean =>
  [...s.specs.keys()].some(
    (id) => !s.said.has(`target:${id}`) && JSON.stringify(condition).includes(`{"target":"${id}"}`),
  );

/** "choose target creature", where the condition is about it. */
function chosenFirst(condition: Condition, s: Speech): Said[] {
  const specs = [...s.specs.values()].filter(
    (spec) =>
      !s.said.has(`target:${spec.id}`) && JSON.stringify(condition).includes(`{"target":"${spec.id}"}`),
  );
  return specs.map((spec) => ({ sentences: [`choose ${s.say.target(spec, s).text}`] }));
}

function conditional(effect: EffectOf<'if'>, s: Speech): Said[] {
  const { else: otherwise } = effect;
  if (otherwise !== undefined && isMoreOfTheSame(effect.then, otherwise)) {
    const usual = s.say.effects(otherwise, s);
    const when = s.say.condition(effect.if, s);
    const more = together(effect.then, s);
    const usually = replacesUsual(effect.if);
    const short = more.length === 1 ? [shorter(more[0] ?? '', effect.then[0], otherwise[0])] : more;
    const [said = ''] = instead(short);
    const text =
      usually && effect.then[0]?.do === 'damage'
        ? said.replace(/^(instead )?.*? deals /, '$1it deals ')
        : said;
    const sentence = usually ? `if ${when}, ${text}` : `${text} if ${when}`;
    return [{ sentences: [...usual, sentence] }];
  }
  if (otherwise !== undefined && otherwise.length > 0 && replacesUsual(effect.if)) {
    const usual = s.say.effects(otherwise, s);
    const when = s.say.condition(effect.if, s);
    return [{ sentences: usual }, led(`if ${when}, `, instead(together(effect.then, s)))];
  }
  const bare_ = otherwise === undefined || otherwise.length === 0;
  if (bare_ && introducesTarget(effect.if, s)) {
    const places = new Map(s.places);
    const [only = '', ...more] = together(effect.then, s);
    if (more.length === 0) {
      return [{ sentences: [`${only} if ${s.say.condition(effect.if, { ...s, places })}`] }];
    }
  }
  const lead = s.afterwards ? 'then if' : 'if';
  const choice = chosenFirst(effect.if, s);
  const when = s.say.condition(effect.if, s);
  const then = led(`${lead} ${when}, `, together(effect.then, s));
  if (otherwise === undefined || otherwise.length === 0) return [...choice, then];
  return [...choice, then, led('otherwise, ', together(otherwise, s))];
}

/** "you may draw a card", "you may have target player discard a card", "you may pay {2}". */
function may(effect: EffectOf<'may'>, s: Speech): Said[] {
  const who = effect.who ?? 'you';
  const subject = s.say.player(who, s);
  const before = s.thatPlayer;
  if (typeof who === 'string' && who !== 'you' && who !== 'thatPlayer') s.thatPlayer = 'pronoun';
  if (effect.as !== undefined) s.doers.set(effect.as, who);
  const do_ = subject.you === true ? 'you do' : subject.text.startsWith('each') ? 'a player does' : 'they do';
  const dont =
    subject.you === true ? "you don't" : subject.text.startsWith('each') ? "a player doesn't" : "they don't";
  const said: Said[] = [];
  if (effect.cost === undefined) {
    said.push(...optional(subject, s.say.said(effect.effects, s), s));
  } else {
    const paid = s.say.cost(effect.cost, s);
    said.push(
      clause(
        'may',
        subject,
        'may',
        list(
          paid.map(({ verb, rest }) => `${verb} ${rest}`.trim()),
          'and',
        ),
        s,
        { order: false },
      ),
    );
    if (effect.effects.length > 0) said.push(led(`if ${do_}, `, together(effect.effects, s)));
  }
  if (effect.else !== undefined) said.push(led(`if ${dont}, `, together(effect.else, s)));
  s.thatPlayer = before;
  return said;
}

function optional(subject: NounPhrase, said: readonly Said[], s: Speech): Said[] {
  const clauses: Clause[] = [];
  for (const one of said) {
    if (!isClause(one)) break;
    clauses.push(one);
  }
  const rest = said.slice(clauses.length);
  const [first] = clauses;
  if (first === undefined) {
    const [head, ...more] = rest;
    if (head === undefined || isClause(head)) return [...said];
    return [
      {
        sentences: [
          `${subject.text} may choose to have it that ${head.sentences[0] ?? ''}`,
          ...head.sentences.slice(1),
        ],
      },
      ...more,
    ];
  }
  const same = (one: Clause) =>
    one.subject.key === subject.key ||
    (one.subject.you === true && subject.you === true) ||
    (one.subject.key === 'thatPlayer' && subject.text.startsWith('each '));
  const other = clauses.findIndex((one, at) => at > 0 && !same(one));
  if (other > 0) {
    const later = s.say.join([...clauses.slice(other), ...rest], { together: true });
    return [
      ...optional(subject, clauses.slice(0, other), s),
      led(subject.you === true ? 'if you do, ' : 'if they do, ', later),
    ];
  }
  const parts = clauses.map((one, at) => {
    if (same(one)) {
      const verbs = one.does[0]?.verb === 'may' ? bare(one).replace(/^may /, '') : bare(one);
      return { text: verbs + one.tail, link: linkOf(clauses[at - 1], one) };
    }
    const text = at === 0 ? `have ${objectCase(one.subject)} ${bare(one)}` : clauseText(one, false);
    return { text: text + (at === 0 ? one.tail : ''), link: ' and ' };
  });
  const joined =
    parts.length > 2 && parts.every(({ link }) => link === ' and ')
      ? list(
          parts.map(({ text }) => text),
          'and',
        )
      : parts.reduce((text, part, at) => text + (at === 0 ? '' : part.link) + part.text, '');
  const where = clauses.map((one) => one.where).find((one) => one !== null) ?? null;
  return [
    { act: 'may', subject, does: [{ verb: 'may', rest: joined }], order: false, tail: '', where },
    ...rest,
  ];
}

const linkOf = (before: Clause | undefined, one: Clause) =>
  before !== undefined && (one.act === 'shuffle' || (before.act === 'draw' && one.act === 'discard'))
    ? ', then '
    : ' and ';

/** "sacrifice this creature unless you pay {U}". */
function unlessPays(effect: EffectOf<'unlessPays'>, s: Speech): Said[] {
  const before = s.thatPlayer;
  if (effect.each === true) s.thatPlayer = { first: effect.who };
  const effects = together(effect.effects, s);
  const payer = effect.each === true ? s.say.player('thatPlayer', s) : indefinite(effect.who, s);
  const paid = finite({ subject: payer, does: s.say.cost(effect.cost, s) });
  const times = effect.times === undefined ? '' : ` for each ${s.say.forEach(effect.times, s)}`;
  s.thatPlayer = before;
  const last = effects.length - 1;
  const said: Said[] = [
    {
      sentences: effects.map((text, at) =>
        at === last ? `${text} unless ${payer.text} ${paid.trim()}${times}` : text,
      ),
    },
  ];
  if (effect.then !== undefined) {
    said.push(led(`if ${payer.you === true ? 'you do' : 'they do'}, `, together(effect.then, s)));
  }
  return said;
}

/** "each opponent discards a card", or "for each opponent, …" where somebody else acts. */
function forEachPlayer({ who, effects }: EffectOf<'forEachPlayer'>, s: Speech): readonly Said[] {
  const before = s.thatPlayer;
  const trial = fork(s);
  trial.thatPlayer = { first: who };
  const [first] = s.say.said(effects, trial);
  const acts = first !== undefined && isClause(first) && first.subject.key === 'thatPlayer';
  if (acts) {
    s.thatPlayer = { first: who };
    const said = { sentences: together(effects, s) };
    s.thatPlayer = before;
    return [said];
  }
  const each = s.say.player(who, s).text;
  s.thatPlayer = 'plain';
  const said = led(`for ${each}, `, together(effects, s));
  s.thatPlayer = before;
  return [said];
}

function forEachObject({ what, effects }: EffectOf<'forEachObject'>, s: Speech): Said {
  const filter = typeof what === 'object' && 'each' in what ? what.each : undefined;
  s.aliases.delete('it');
  s.said.delete('it');
  const entity = { kind: 'object' as const, ...(filter === undefined ? {} : { filter }) };
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
  const many = each.plain ? `each of ${objectCase(each)}` : each.text;
  return led(`for ${many}, `, together(effects, s));
}

function withTargets(targets: readonly TargetSpec[] | undefined, s: Speech): Speech {
  if (targets === undefined) return s;
  return { ...s, specs: new Map([...s.specs, ...targets.map((spec) => [spec.id, spec] as const)]) };
}

/** "… at the beginning of the next end step", "when that creature dies this turn, …". */
function delayed(effect: EffectOf<'delayed'>, outer: Speech): Said {
  const s = withTargets(effect.targets, outer);
  const { when } = effect;
  if (when.on === 'step') {
    const at = nextStep(when, s);
    const before = s.thatPlayer;
    const effects = s.say.effects(effect.effects, s, { together: true });
    s.thatPlayer = before;
    const [only] = effects;
    if (effects.length === 1 && only !== undefined && !only.includes(',') && !/(?:^| )if /.test(only)) {
      return { sentences: [`${only} ${at}`] };
    }
    return led(`${at}, `, effects);
  }
  s.focus = null;
  const event = s.say.event(when, s);
  const time =
    effect.duration === 'endOfTurn'
      ? ' this turn'
      : effect.duration === 'yourNextTurn'
        ? ' before your next turn'
        : '';
  const lead = event.lead === 'At' ? 'at' : event.lead.toLowerCase();
  const happens = `${event.subject} ${event.happens}`.trim();
  return led(`${lead} ${happens}${time}, `, together(effect.effects, s));
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
    const often = times === 2 ? 'twice' : `${valueWord(times, s)} times`;
    const where = s.where === null ? '' : `, where ${s.where}`;
    s.where = null;
    return { sentences: [`repeat the following process ${often}${where}`, ...s.say.effects(effects, s)] };
  },
  modes: ({ modes }, s) => {
    const both = tapOrUntap(modes);
    if (both === null) return { sentences: [modesText(modes, s)] };
    return clause('tap', s.say.player('you', s), 'tap', `or untap ${objectCase(s.say.object(both, s))}`, s);
  },
  delayed,
  whenYouDo: ({ targets, effects }, s) => led('when you do, ', together(effects, withTargets(targets, s))),
  flipCoin: ({ who, win, lose }, s) => {
    const subject = s.say.player(who ?? 'you', s);
    const they = subject.you === true ? 'you' : 'that player';
    const verb = (plain: string) => (subject.you === true ? plain : `${plain}s`);
    const said: Said[] = [clause('flipCoin', subject, 'flip', 'a coin', s)];
    if (win.length > 0) said.push(led(`if ${they} ${verb('win')} the flip, `, together(win, s)));
    if (lose !== undefined && lose.length > 0)
      said.push(led(`if ${they} ${verb('lose')} the flip, `, together(lose, s)));
    return said;
  },
};
