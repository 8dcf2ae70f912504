import {
  type Action,
  type Answer,
  type AttackDeclaration,
  type BlockDeclaration,
  type Decision,
  isSeat,
  isTeam,
  type TargetId,
  teamIn,
} from '@ettin/schema';
import {
  decisionPrompt,
  describeObject,
  describeTarget,
  findIn,
  type Language,
  targetName,
  teamLetter,
} from '@ettin/text';
import type { Ask } from '../../game/drive.js';
import { SAY } from '../../words/terminal.js';
import { Again, readNumbers, type Talk } from '../talk.js';
import { numbered, wishLines } from './choose.js';

type Attackers = Extract<Decision, { kind: 'attackers' }>;
type Blockers = Extract<Decision, { kind: 'blockers' }>;

export async function askAttackers(talk: Talk, ask: Ask, d: Attackers): Promise<Answer> {
  const { language } = talk;
  const named = (id: TargetId) => targetName(ask.view, id, language);
  const targets = attackLabels(ask, d);
  const least = defaultAttack(ask, d);
  const labels = [...targets.keys()];
  talk.say([
    talk.paint.strong(decisionPrompt(d, talk.names, language).title),
    ...d.options.map((o, i) => {
      const creature = findIn(ask.view, o.attacker);
      const what =
        creature === undefined
          ? SAY.text(language, 'aCreature')
          : SAY.text(language, 'spellOf', {
              what: describeObject(creature, ask.view, language),
              who: named(creature.controller),
            });
      const all = o.targets.length === targets.size;
      const whom = all
        ? ''
        : ` ${SAY.text(language, 'mayAttack', { whom: o.targets.map(named).join(', ') })}`;
      return `${numbered(i)}${what}${whom}`;
    }),
    SAY.text(language, 'whom', {
      labels: labels
        .map((l) => `${l} = ${describeTarget(ask.view, targets.get(l) ?? 0, language)}`)
        .join('; '),
    }),
    ...(d.required.length > 0
      ? [SAY.text(language, 'haveToAttack', { attacks: attackWords(ask, d.required, language) })]
      : []),
    ...wishLines(talk, ask),
    talk.paint.faint(
      [
        SAY.text(language, 'example', { example: exampleOf(d, labels) }),
        SAY.text(language, 'allAt', { label: labels[0] ?? '' }),
        SAY.text(language, 'none'),
        least.length === 0
          ? SAY.text(language, 'enterNone')
          : SAY.text(language, 'enterThese', { numbers: attackWords(ask, least, language) }),
      ].join(' · '),
    ),
  ]);
  return talk.ask((line) => ({
    kind: 'attackers',
    attackers: line === '' ? least : readAttack(line, d, targets, language),
  }));
}

/** "1 2 b1, 3 b2", with no more creatures than there are. */
function exampleOf({ options }: Attackers, [first = '', second]: readonly string[]): string {
  const alone = second === undefined || options.length < 2;
  const [some, rest] = options.length < 3 ? ['1', '2'] : ['1 2', '3'];
  return `${some} ${first}${alone ? '' : `, ${rest} ${second}`}`;
}

/** Seats by their names, teams by their letter, planeswalkers and battles by number: "b1", "w1". */
function attackLabels(ask: Ask, d: Attackers): ReadonlyMap<string, TargetId> {
  const labels = new Map<string, TargetId>();
  let others = 0;
  for (const id of new Set(d.options.flatMap((o) => o.targets)))
    labels.set(labelOf(ask, id) ?? `w${++others}`, id);
  return labels;
}

function labelOf(ask: Ask, id: TargetId): string | null {
  if (isTeam(id)) return teamLetter(teamIn(id)).toLowerCase();
  return isSeat(id) ? (ask.view.players[id]?.name.toLowerCase() ?? null) : null;
}

function readAttack(
  line: string,
  d: Attackers,
  targets: ReadonlyMap<string, TargetId>,
  language: Language,
): readonly AttackDeclaration[] {
  if (isNone(line, language)) return [];
  const declared: AttackDeclaration[] = [];
  let group: number[] = [];
  const aim = (target: TargetId) => {
    for (const n of group) declared.push(declaration(d, n, target, language));
    group = [];
  };
  for (const word of line.toLowerCase().split(/[\s,;>→]+/)) {
    if (word === '' || word === 'at' || word === 'to' || word === 'attack') continue;
    const target = targets.get(word);
    if (target !== undefined) {
      if (group.length === 0) throw new Again(SAY.text(language, 'sayWho', { word }));
      aim(target);
    } else if (word === 'all' || word === allWord(language)) group.push(...d.options.map((_, i) => i + 1));
    else if (!/^\d/.test(word))
      throw new Again(SAY.text(language, 'notAttackable', { word, labels: [...targets.keys()].join(', ') }));
    else group.push(...readNumbers(word, d.options.length, language));
  }
  if (group.length > 0) {
    const [only] = targets.values();
    if (targets.size !== 1 || only === undefined)
      throw new Again(SAY.text(language, 'sayWhom', { labels: [...targets.keys()].join(', ') }));
    aim(only);
  }
  const seen = new Set(declared.map((a) => a.attacker));
  if (seen.size !== declared.length) throw new Again(SAY.text(language, 'oneEach'));
  return declared;
}

function declaration(d: Attackers, n: number, attacks: TargetId, language: Language): AttackDeclaration {
  const option = d.options[n - 1];
  if (option === undefined) throw new Again(SAY.text(language, 'noCreature', { n }));
  if (!option.targets.includes(attacks)) throw new Again(SAY.text(language, 'cantAttackThat', { n }));
  return { attacker: option.attacker, attacks };
}

/** What Enter does: a teammate's plan, or what has to attack anyway. */
function defaultAttack(ask: Ask, d: Attackers): readonly AttackDeclaration[] {
  const wish = answerIn(ask.wishes[0]?.action);
  if (wish?.kind === 'attackers') return wish.attackers;
  return d.suggested?.kind === 'attackers' ? d.suggested.attackers : d.required;
}

function answerIn(action: Action | undefined): Answer | undefined {
  return action?.type === 'answer' || action?.type === 'propose' ? action.answer : undefined;
}

function attackWords(ask: Ask, list: readonly AttackDeclaration[], language: Language): string {
  const named = (id: TargetId) => targetName(ask.view, id, language);
  return list.map((a) => `${named(a.attacker)} → ${named(a.attacks)}`).join(', ');
}

export async function askBlockers(talk: Talk, ask: Ask, d: Blockers): Promise<Answer> {
  const { language } = talk;
  const least = defaultBlock(ask, d);
  const example = blockExample(d);
  talk.say([
    talk.paint.strong(decisionPrompt(d, talk.names, language).title),
    SAY.text(language, 'attackers'),
    ...d.attackers.map((id, i) => numbered(i) + describeTarget(ask.view, id, language)),
    SAY.text(language, 'blockers'),
    ...d.options.map((o, i) => {
      const may = o.attackers.map((id) => d.attackers.indexOf(id) + 1).join(', ');
      const which =
        o.max > 1
          ? SAY.text(language, 'mayBlockUpTo', { n: may, max: o.max })
          : SAY.text(language, o.attackers.length === 1 ? 'mayBlock' : 'mayBlockMany', { n: may });
      return `${numbered(i)}${describeTarget(ask.view, o.blocker, language)} ${which}`;
    }),
    ...wishLines(talk, ask),
    talk.paint.faint(
      [
        SAY.text(language, 'blockHint', { example }),
        SAY.text(language, 'none'),
        least.length === 0
          ? SAY.text(language, 'noBlock')
          : SAY.text(language, 'enterThese', { numbers: blockWords(ask, least, language) }),
      ].join(' · '),
    ),
  ]);
  return talk.ask((line) => ({
    kind: 'blockers',
    blockers: line === '' ? least : readBlock(line, d, example, language),
  }));
}

/** The first two blockers, each with an attacker that it may block: "1>2 2>1". */
function blockExample({ options, attackers }: Blockers): string {
  const pairs = options.slice(0, 2).map((o, i) => {
    const attacker = attackers.findIndex((id) => o.attackers.includes(id));
    return `${i + 1}>${attacker + 1}`;
  });
  return pairs.join(' ');
}

function readBlock(
  line: string,
  d: Blockers,
  example: string,
  language: Language,
): readonly BlockDeclaration[] {
  if (isNone(line, language)) return [];
  const declared: BlockDeclaration[] = [];
  for (const pair of line.replace(/\s*(?:>|→|blocks|:)\s*/g, '>').split(/[\s,;]+/)) {
    if (pair === '') continue;
    const numbers = /^(\d+)>(\d+)$/.exec(pair);
    if (numbers === null) throw new Again(SAY.text(language, 'notABlock', { pair, example }));
    const [, blocker = '', attacker = ''] = numbers;
    const option = d.options[Number(blocker) - 1];
    const blocks = d.attackers[Number(attacker) - 1];
    if (option === undefined) throw new Again(SAY.text(language, 'noBlocker', { n: blocker }));
    if (blocks === undefined) throw new Again(SAY.text(language, 'noAttacker', { n: attacker }));
    if (!option.attackers.includes(blocks))
      throw new Again(SAY.text(language, 'cantBlock', { blocker, attacker }));
    declared.push({ blocker: option.blocker, blocks });
  }
  return declared;
}

function defaultBlock(ask: Ask, d: Blockers): readonly BlockDeclaration[] {
  const wish = answerIn(ask.wishes[0]?.action);
  if (wish?.kind === 'blockers') return wish.blockers;
  return d.suggested?.kind === 'blockers' ? d.suggested.blockers : [];
}

function blockWords(ask: Ask, list: readonly BlockDeclaration[], language: Language): string {
  const named = (id: TargetId) => targetName(ask.view, id, language);
  return list
    .map((b) => SAY.text(language, 'blocks', { blocker: named(b.blocker), attacker: named(b.blocks) }))
    .join(', ');
}

/** The first word of "all b1". */
const allWord = (language: Language): string => SAY.text(language, 'allAt', { label: '' }).trim();

const isNone = (line: string, language: Language): boolean =>
  /^(none|no|0)$/i.test(line) || line.toLowerCase() === SAY.text(language, 'none');
