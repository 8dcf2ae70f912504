import type { ObjectView, PlayerPublicView, PlayerView, Seat, TeamView } from '@ettin/schema';
import { wrapItems } from '../io/layout.js';
import type { Paint } from '../io/paint.js';
import { teamLetter, teamName } from '../words/names.js';
import { describe, describeCard, marksOf, nameIn, nameOf } from '../words/objects.js';
import { STEP_WORDS } from '../words/steps.js';

interface Drawing {
  readonly view: PlayerView;
  readonly width: number;
  readonly paint: Paint;
}

/** The table as one viewer sees it: the other team above, then the stack, then the own team and its hands. */
export function boardLines(view: PlayerView, width: number, paint: Paint): readonly string[] {
  const d = { view, width, paint };
  const own = typeof view.viewer === 'number' ? (view.players[view.viewer]?.team ?? 0) : 0;
  const others = view.teams.filter((t) => t.team !== own);
  const mine = view.teams.filter((t) => t.team === own);
  return [
    heading(d),
    ...others.flatMap((t) => teamLines(d, t)),
    ...stackLines(d),
    ...mine.flatMap((t) => teamLines(d, t)),
    ...handLines(d),
    ...pile(d, 'Looking at', view.looking.map(describeCard), ''),
  ];
}

function heading({ view, width, paint }: Drawing): string {
  const turn = view.step === 'setup' ? '' : `Turn ${view.turn} · ${teamName(view.activeTeam)} · `;
  const extra = [
    view.monarch === null ? '' : `monarch ${nameIn(view, view.monarch)}`,
    view.dayNight ?? '',
    view.priorityTeam === null ? '' : `priority: ${teamName(view.priorityTeam)}`,
  ].filter((part) => part !== '');
  const left = `── ${turn}${STEP_WORDS[view.step]} `;
  const right = extra.length === 0 ? '' : ` ${extra.join(' · ')} ──`;
  return paint.strong(left + '─'.repeat(Math.max(2, width - left.length - right.length)) + right);
}

function teamLines(d: Drawing, team: TeamView): readonly string[] {
  const { view, paint } = d;
  const own = team.seats.some((s) => s === view.viewer) ? ' · your team' : '';
  const poison = team.poison > 0 ? ` · poison ${team.poison}/${team.poisonToLose}` : '';
  const shield = `[${teamLetter(team.team)}] ${teamName(team.team)} · life ${String(team.life).replace('-', '−')}${poison}${own}`;
  return [paint.team(team.team, paint.strong(shield)), ...team.seats.flatMap((s) => headLines(d, team, s))];
}

function headLines(d: Drawing, team: TeamView, seat: Seat): readonly string[] {
  const { view, paint } = d;
  const p = view.players[seat];
  if (p === undefined) return [];
  const mine = view.battlefield.filter((o) => o.controller === seat);
  const lands = mine.filter((o) => o.types.includes('land') && !o.types.includes('creature'));
  const creatures = mine.filter((o) => o.types.includes('creature'));
  const rest = mine.filter((o) => !lands.includes(o) && !creatures.includes(o));
  const name = p.name + (seat === view.viewer ? ' (you)' : '');
  return [
    `${paint.team(team.team, name)}  ${countsOf(p, view, team)}`,
    ...pile(d, 'lands', grouped(lands, view)),
    ...pile(d, 'creatures', grouped(creatures, view)),
    ...pile(d, 'others', grouped(rest, view)),
  ];
}

function countsOf(p: PlayerPublicView, view: PlayerView, team: TeamView): string {
  const parts = [`hand ${p.handSize}`, `library ${p.librarySize}`];
  const graveyard = view.graveyards[p.seat]?.length ?? 0;
  if (graveyard > 0) parts.push(`graveyard ${graveyard}`);
  const exiled = view.exile.filter((o) => o.owner === p.seat).length;
  if (exiled > 0) parts.push(`exile ${exiled}`);
  for (const [kind, n] of Object.entries(p.counters))
    if (n > 0 && kind !== 'poison') parts.push(`${kind} ${n}`);
  if (p.mana.length > 0) parts.push(`mana ${p.mana.map((m) => `{${m}}`).join('')}`);
  if (p.cityBlessing === true) parts.push("city's blessing");
  if (p.controlledBy !== undefined) parts.push(`controlled by ${nameIn(view, p.controlledBy)}`);
  if (view.activeTeam === team.team && view.step !== 'setup')
    parts.push(p.landsPlayed > 0 ? 'land played' : 'no land yet');
  if (p.hasPassed) parts.push('has passed');
  return parts.join(' · ');
}

const INDENT = 4;
const LABEL = 11;

function pile(
  { width, paint }: Drawing,
  label: string,
  items: readonly string[],
  none?: string,
): readonly string[] {
  if (items.length === 0) return none === undefined || none === '' ? [] : [`${label}: ${none}`];
  const lines = wrapItems(items, width - INDENT - LABEL, '');
  return lines.map(
    (line, i) => ' '.repeat(INDENT) + (i === 0 ? paint.faint(label.padEnd(LABEL)) : ' '.repeat(LABEL)) + line,
  );
}

/** Permanents that look the same apart from being tapped, together: "3 Forest (1 tapped)". */
function grouped(list: readonly ObjectView[], view: PlayerView): readonly string[] {
  const groups = new Map<string, ObjectView[]>();
  for (const o of list) {
    const key = JSON.stringify([describe({ ...o, tapped: false }, view)]);
    groups.set(key, [...(groups.get(key) ?? []), o]);
  }
  return [...groups.values()].map((same) => groupWords(same, view));
}

function groupWords(same: readonly ObjectView[], view: PlayerView): string {
  const [first] = same;
  if (first === undefined) return '';
  const tapped = same.filter((o) => o.tapped === true).length;
  if (same.length === 1) return describe(first, view);
  const untapped = { ...first, tapped: false };
  const words = `${same.length} ${describe(untapped, view)}`;
  if (tapped === 0) return words;
  const mark = tapped === same.length ? 'tapped' : `${tapped} tapped`;
  return marksOf(untapped, view).length === 0
    ? `${words} (${mark})`
    : `${words.slice(0, words.lastIndexOf('('))}(${mark}, ${words.slice(words.lastIndexOf('(') + 1)}`;
}

function stackLines({ view, width, paint }: Drawing): readonly string[] {
  const damage = damageLines(view);
  if (view.stack.length === 0 && damage.length === 0) return [paint.faint('─'.repeat(Math.min(width, 20)))];
  const top = [...view.stack].reverse();
  return [
    paint.strong('Stack (the top one resolves next)'),
    ...top.map((o, i) => {
      const what = o.kind === 'spell' ? '' : o.kind === 'triggered' ? ' trigger' : ' ability';
      const x = o.x === undefined ? '' : ` X = ${o.x}`;
      const targets = o.targets.flat().map((id) => nameIn(view, id));
      const at = targets.length === 0 ? '' : ` → ${targets.join(', ')}`;
      return `  ${i + 1} ${nameOf(o)}${what} of ${nameIn(view, o.controller)}${x}${at}`;
    }),
    ...damage,
  ];
}

/** What has been assigned and isn't dealt, below all that is on the stack (CR 310.1 of 2005). */
function damageLines(view: PlayerView): readonly string[] {
  const list = view.assignedDamage.map(
    (a) => `${nameIn(view, a.source)} ${a.amount} to ${nameIn(view, a.to)}`,
  );
  return list.length === 0 ? [] : [`  ${view.stack.length + 1} combat damage: ${list.join(', ')}`];
}

/** Hands that the viewer sees whole, the own one last. */
export function handLines(d: Drawing): readonly string[] {
  const { view } = d;
  const seats = view.players.map((p) => p.seat).filter((s) => view.hands[s] !== undefined);
  const ordered = [...seats.filter((s) => s !== view.viewer), ...seats.filter((s) => s === view.viewer)];
  return ordered.flatMap((seat) => {
    const label = seat === view.viewer ? 'Your hand' : `${nameIn(view, seat)} holds`;
    const cards = countSame((view.hands[seat] ?? []).map(describeCard));
    return pile({ ...d, width: d.width + INDENT }, label, cards, 'no cards').map((line) =>
      line.startsWith(' ') ? line.slice(INDENT) : line,
    );
  });
}

function countSame(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => (n === 1 ? word : `${n} ${word}`));
}

/** Graveyards and exile, card by card. */
export function pilesLines(view: PlayerView, width: number, paint: Paint): readonly string[] {
  const d = { view, width, paint };
  const lines = view.players.flatMap((p) => [
    ...pile(d, `${p.name} grave`, (view.graveyards[p.seat] ?? []).map(describeCard)),
    ...pile(d, `${p.name} exile`, view.exile.filter((o) => o.owner === p.seat).map(describeCard)),
  ]);
  return lines.length === 0 ? ['All graveyards and exile are empty.'] : lines;
}
