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
import type { Ask } from '../../game/drive.js';
import { teamLetter } from '../../words/names.js';
import { describe, describeTarget, findIn, nameIn } from '../../words/objects.js';
import { Again, readNumbers, type Talk } from '../talk.js';
import { numbered, wishLines } from './choose.js';

type Attackers = Extract<Decision, { kind: 'attackers' }>;
type Blockers = Extract<Decision, { kind: 'blockers' }>;

export async function askAttackers(talk: Talk, ask: Ask, d: Attackers): Promise<Answer> {
  const targets = attackLabels(ask, d);
  const least = defaultAttack(ask, d);
  const labels = [...targets.keys()];
  talk.say([
    talk.paint.strong("Declare your team's attackers"),
    ...d.options.map((o, i) => {
      const creature = findIn(ask.view, o.attacker);
      const whose = creature === undefined ? '' : ` of ${nameIn(ask.view, creature.controller)}`;
      const all = o.targets.length === targets.size;
      const whom = all ? '' : ` (may attack ${o.targets.map((t) => nameIn(ask.view, t)).join(', ')})`;
      return `${numbered(i)}${creature === undefined ? 'a creature' : describe(creature, ask.view)}${whose}${whom}`;
    }),
    `Whom: ${labels.map((l) => `${l} = ${describeTarget(ask.view, targets.get(l) ?? 0)}`).join('; ')}`,
    ...(d.required.length > 0 ? [`Have to attack: ${attackWords(ask, d.required)}`] : []),
    ...wishLines(talk, ask),
    talk.paint.faint(
      `${exampleOf(d, labels)} · all ${labels[0] ?? ''} · none · Enter: ${least.length === 0 ? 'none' : attackWords(ask, least)}`,
    ),
  ]);
  return talk.ask((line) => ({
    kind: 'attackers',
    attackers: line === '' ? least : readAttack(line, d, targets),
  }));
}

/** "Example: 1 2 b1, 3 b2", with no more creatures than there are. */
function exampleOf({ options }: Attackers, [first = '', second]: readonly string[]): string {
  const alone = second === undefined || options.length < 2;
  const [some, rest] = options.length < 3 ? ['1', '2'] : ['1 2', '3'];
  return `Example: ${some} ${first}${alone ? '' : `, ${rest} ${second}`}`;
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
  return isSeat(id) ? nameIn(ask.view, id).toLowerCase() : null;
}

function readAttack(
  line: string,
  d: Attackers,
  targets: ReadonlyMap<string, TargetId>,
): readonly AttackDeclaration[] {
  if (/^(none|no|0)$/i.test(line)) return [];
  const declared: AttackDeclaration[] = [];
  let group: number[] = [];
  const aim = (target: TargetId) => {
    for (const n of group) declared.push(declaration(d, n, target));
    group = [];
  };
  for (const word of line.toLowerCase().split(/[\s,;>→]+/)) {
    if (word === '' || word === 'at' || word === 'to' || word === 'attack') continue;
    const target = targets.get(word);
    if (target !== undefined) {
      if (group.length === 0) throw new Again(`say who attacks ${word}, e.g. "1 ${word}"`);
      aim(target);
    } else if (word === 'all') group.push(...d.options.map((_, i) => i + 1));
    else if (!/^\d/.test(word))
      throw new Again(`"${word}" can't be attacked; whom they may attack: ${[...targets.keys()].join(', ')}`);
    else group.push(...readNumbers(word, d.options.length));
  }
  if (group.length > 0) {
    const [only] = targets.values();
    if (targets.size !== 1 || only === undefined)
      throw new Again(`say whom they attack: ${[...targets.keys()].join(', ')}`);
    aim(only);
  }
  const seen = new Set(declared.map((a) => a.attacker));
  if (seen.size !== declared.length) throw new Again('each creature attacks one thing only');
  return declared;
}

function declaration(d: Attackers, n: number, attacks: TargetId): AttackDeclaration {
  const option = d.options[n - 1];
  if (option === undefined) throw new Again(`there is no creature ${n}`);
  if (!option.targets.includes(attacks)) throw new Again(`creature ${n} can't attack that`);
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

function attackWords(ask: Ask, list: readonly AttackDeclaration[]): string {
  return list.map((a) => `${nameIn(ask.view, a.attacker)} → ${nameIn(ask.view, a.attacks)}`).join(', ');
}

export async function askBlockers(talk: Talk, ask: Ask, d: Blockers): Promise<Answer> {
  const least = defaultBlock(ask, d);
  const example = blockExample(d);
  talk.say([
    talk.paint.strong("Declare your team's blockers"),
    'Attackers:',
    ...d.attackers.map((id, i) => numbered(i) + describeTarget(ask.view, id)),
    'Blockers:',
    ...d.options.map((o, i) => {
      const may = o.attackers.map((id) => d.attackers.indexOf(id) + 1).join(', ');
      const more = o.max > 1 ? `, up to ${o.max} at once` : '';
      const which = o.attackers.length === 1 ? 'attacker' : 'attackers';
      return `${numbered(i)}${describeTarget(ask.view, o.blocker)} (may block ${which} ${may}${more})`;
    }),
    ...wishLines(talk, ask),
    talk.paint.faint(
      `blocker>attacker, e.g. ${example} · none · Enter: ${least.length === 0 ? 'no block' : blockWords(ask, least)}`,
    ),
  ]);
  return talk.ask((line) => ({
    kind: 'blockers',
    blockers: line === '' ? least : readBlock(line, d, example),
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

function readBlock(line: string, d: Blockers, example: string): readonly BlockDeclaration[] {
  if (/^(none|no|0)$/i.test(line)) return [];
  const declared: BlockDeclaration[] = [];
  for (const pair of line.replace(/\s*(?:>|→|blocks|:)\s*/g, '>').split(/[\s,;]+/)) {
    if (pair === '') continue;
    const numbers = /^(\d+)>(\d+)$/.exec(pair);
    if (numbers === null) throw new Again(`"${pair}" is no block; write blocker>attacker, e.g. ${example}`);
    const option = d.options[Number(numbers[1]) - 1];
    const blocks = d.attackers[Number(numbers[2]) - 1];
    if (option === undefined) throw new Again(`there is no blocker ${numbers[1]}`);
    if (blocks === undefined) throw new Again(`there is no attacker ${numbers[2]}`);
    if (!option.attackers.includes(blocks))
      throw new Again(`blocker ${numbers[1]} can't block attacker ${numbers[2]}`);
    declared.push({ blocker: option.blocker, blocks });
  }
  return declared;
}

function defaultBlock(ask: Ask, d: Blockers): readonly BlockDeclaration[] {
  const wish = answerIn(ask.wishes[0]?.action);
  if (wish?.kind === 'blockers') return wish.blockers;
  return d.suggested?.kind === 'blockers' ? d.suggested.blockers : [];
}

function blockWords(ask: Ask, list: readonly BlockDeclaration[]): string {
  return list.map((b) => `${nameIn(ask.view, b.blocker)} blocks ${nameIn(ask.view, b.blocks)}`).join(', ');
}
