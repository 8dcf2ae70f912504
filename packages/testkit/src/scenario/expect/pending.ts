import { PURPOSES } from '@ettin/schema';
import { Failed, type Play } from '../play.js';
import type { Reading } from '../reading.js';
import { readRefs } from '../refs.js';
import type { Node } from '../source.js';
import { type Check, same } from './check.js';

const KINDS = [
  'mulligan',
  'choose',
  'option',
  'number',
  'order',
  'arrange',
  'attackers',
  'blockers',
  'divide',
  'pay',
  'name',
] as const;

/** What is asked now besides priority: `none`, or who, what kind, what for, and among what. */
export function readPending(r: Reading, node: Node): Check {
  if (node.kind === 'scalar' && node.text === 'none')
    return (p) => (p.decision === undefined ? [] : same(node.line, 'what is asked', 'none', p.whatWaits()));
  const map = r.map(node, 'pending', [
    'players',
    'kind',
    'purpose',
    'candidates',
    'notCandidates',
    'min',
    'max',
    'options',
    'by',
  ]);
  const players = map.players === undefined ? null : r.seats(map.players, 'players');
  const kind = map.kind === undefined ? null : r.oneOf(map.kind, 'kind', KINDS);
  const purpose = map.purpose === undefined ? null : r.oneOf(map.purpose, 'purpose', PURPOSES);
  const candidates = map.candidates === undefined ? [] : readRefs(r, map.candidates, 'candidates');
  const not = map.notCandidates === undefined ? [] : readRefs(r, map.notCandidates, 'notCandidates');
  const min = map.min === undefined ? null : r.integer(map.min, 'min');
  const max = map.max === undefined ? null : r.integer(map.max, 'max');
  const options = map.options === undefined ? null : r.items(map.options).map((n) => r.text(n, 'options'));
  const by = map.by === undefined ? null : r.oneOf(map.by, 'by', ['team', 'each']);
  return (p) => {
    const d = p.askedOf(players?.[0] ?? -1);
    if (d === undefined)
      return [new Failed(node.line, `nothing is asked: ${p.whatWaits()}`, 'a decision', p.whatWaits())];
    const names = (list: readonly number[]) =>
      [...list]
        .sort((a, b) => a - b)
        .map((s) => p.seatName(s))
        .join(', ');
    const among = candidatesOf(d);
    const bounds = 'min' in d && 'max' in d ? d : null;
    return [
      ...(players === null
        ? []
        : same(
            node.line,
            'who is asked',
            names(players),
            names(players.length > d.players.length ? p.asked : d.players),
          )),
      ...(kind === null || kind === undefined ? [] : same(node.line, 'kind of decision', kind, d.kind)),
      ...(purpose === null || purpose === undefined ? [] : same(node.line, 'purpose', purpose, d.purpose)),
      ...(min === null ? [] : same(node.line, 'min', String(min), String(bounds?.min ?? 'none'))),
      ...(max === null ? [] : same(node.line, 'max', String(max), String(bounds?.max ?? 'none'))),
      ...(options === null
        ? []
        : same(
            node.line,
            'options',
            options.join(', '),
            d.kind === 'option' ? d.options.map((o) => o.label).join(', ') : 'none',
          )),
      ...(by === null || by === undefined
        ? []
        : same(node.line, 'answered by', by, d.byTeam ? 'team' : 'each')),
      ...candidates.flatMap((ref) =>
        p.all(ref, among).length > 0
          ? []
          : [new Failed(ref.line, `${ref.text} can't be chosen`, ref.text, p.labels(among))],
      ),
      ...not.flatMap((ref) =>
        p.all(ref, among).length === 0
          ? []
          : [new Failed(ref.line, `${ref.text} can be chosen`, `not ${ref.text}`, p.labels(among))],
      ),
    ];
  };
}

function candidatesOf(d: NonNullable<Play['decision']>): readonly number[] {
  switch (d.kind) {
    case 'choose':
      return d.candidates;
    case 'divide':
      return d.among;
    case 'order':
      return d.items.map((i) => i.source);
    case 'arrange':
      return d.cards;
    case 'attackers':
      return d.options.map((o) => o.attacker);
    case 'blockers':
      return d.options.map((o) => o.blocker);
    default:
      return [];
  }
}
