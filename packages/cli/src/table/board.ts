import type { ObjectView, PlayerPublicView, PlayerView, Seat, TeamView } from '@ettin/schema';
import {
  counterKind,
  describeCard,
  describeObject,
  digits,
  type Language,
  objectMarks,
  objectName,
  stepName,
  targetName,
  teamLetter,
  teamName,
} from '@ettin/text';
import { pad, widthOf, wrapItems } from '../io/layout.js';
import type { Paint } from '../io/paint.js';
import { SAY } from '../words/terminal.js';

/** What is drawn, how wide, and for whom. */
export interface Drawing {
  readonly view: PlayerView;
  readonly width: number;
  readonly paint: Paint;
  readonly language: Language;
}

/** The table as one viewer sees it: the other team above, then the stack, then the own team and its hands. */
export function boardLines(d: Drawing): readonly string[] {
  const { view, language } = d;
  const own = typeof view.viewer === 'number' ? (view.players[view.viewer]?.team ?? 0) : 0;
  const others = view.teams.filter((t) => t.team !== own);
  const mine = view.teams.filter((t) => t.team === own);
  return [
    heading(d),
    ...others.flatMap((t) => teamLines(d, t)),
    ...stackLines(d),
    ...mine.flatMap((t) => teamLines(d, t)),
    ...handLines(d),
    ...pile(
      d,
      SAY.text(language, 'looking'),
      view.looking.map((o) => describeCard(o, language)),
      '',
    ),
  ];
}

function heading({ view, width, paint, language }: Drawing): string {
  const turn =
    view.step === 'setup'
      ? ''
      : `${SAY.text(language, 'turn', { n: view.turn })} · ${teamName(view.activeTeam, language)} · `;
  const extra = [
    view.monarch === null
      ? ''
      : SAY.text(language, 'monarch', { who: targetName(view, view.monarch, language) }),
    view.dayNight === null ? '' : SAY.text(language, view.dayNight === 'day' ? 'day' : 'night'),
    view.priorityTeam === null
      ? ''
      : SAY.text(language, 'priorityOf', { team: teamName(view.priorityTeam, language) }),
  ].filter((part) => part !== '');
  const left = `── ${turn}${stepName(view.step, language)} `;
  const right = extra.length === 0 ? '' : ` ${extra.join(' · ')} ──`;
  return paint.strong(left + '─'.repeat(Math.max(2, width - widthOf(left) - widthOf(right))) + right);
}

function teamLines(d: Drawing, team: TeamView): readonly string[] {
  const { view, paint, language } = d;
  const parts = [
    `[${teamLetter(team.team)}] ${teamName(team.team, language)}`,
    SAY.text(language, 'life', { n: digits(team.life) }),
  ];
  if (team.poison > 0) parts.push(SAY.text(language, 'poison', { n: team.poison, most: team.poisonToLose }));
  if (team.seats.some((s) => s === view.viewer)) parts.push(SAY.text(language, 'yourTeam'));
  const shield = parts.join(' · ');
  return [paint.team(team.team, paint.strong(shield)), ...team.seats.flatMap((s) => headLines(d, team, s))];
}

function headLines(d: Drawing, team: TeamView, seat: Seat): readonly string[] {
  const { view, paint, language } = d;
  const p = view.players[seat];
  if (p === undefined) return [];
  const mine = view.battlefield.filter((o) => o.controller === seat);
  const lands = mine.filter((o) => o.types.includes('land') && !o.types.includes('creature'));
  const creatures = mine.filter((o) => o.types.includes('creature'));
  const rest = mine.filter((o) => !lands.includes(o) && !creatures.includes(o));
  const name = seat === view.viewer ? SAY.text(language, 'you', { name: p.name }) : p.name;
  return [
    `${paint.team(team.team, name)}  ${countsOf(p, d, team)}`,
    ...pile(d, SAY.text(language, 'lands'), grouped(lands, d)),
    ...pile(d, SAY.text(language, 'creatures'), grouped(creatures, d)),
    ...pile(d, SAY.text(language, 'others'), grouped(rest, d)),
  ];
}

function countsOf(p: PlayerPublicView, { view, language }: Drawing, team: TeamView): string {
  const parts = [
    SAY.text(language, 'hand', { n: p.handSize }),
    SAY.text(language, 'library', { n: p.librarySize }),
  ];
  const graveyard = view.graveyards[p.seat]?.length ?? 0;
  if (graveyard > 0) parts.push(SAY.text(language, 'graveyard', { n: graveyard }));
  const exiled = view.exile.filter((o) => o.owner === p.seat).length;
  if (exiled > 0) parts.push(SAY.text(language, 'exile', { n: exiled }));
  for (const [kind, n] of Object.entries(p.counters))
    if (n > 0 && kind !== 'poison') parts.push(`${counterKind(kind, language)} ${n}`);
  if (p.mana.length > 0)
    parts.push(SAY.text(language, 'mana', { mana: p.mana.map((m) => `{${m}}`).join('') }));
  if (p.cityBlessing === true) parts.push(SAY.text(language, 'cityBlessing'));
  if (p.controlledBy !== undefined)
    parts.push(SAY.text(language, 'controlledBy', { who: targetName(view, p.controlledBy, language) }));
  if (view.activeTeam === team.team && view.step !== 'setup')
    parts.push(SAY.text(language, p.landsPlayed > 0 ? 'landPlayed' : 'noLandYet'));
  if (p.hasPassed) parts.push(SAY.text(language, 'hasPassed'));
  return parts.join(' · ');
}

const INDENT = 4;
/** Columns for the longest label and two spaces. */
const labelWidth = (language: Language): number =>
  2 + Math.max(widthOf(SAY.text(language, 'creatures')), widthOf(SAY.text(language, 'yourHand')));

function pile(
  { width, paint, language }: Drawing,
  label: string,
  items: readonly string[],
  none?: string,
): readonly string[] {
  if (items.length === 0) return none === undefined || none === '' ? [] : [`${label}: ${none}`];
  const room = labelWidth(language);
  const lines = wrapItems(items, width - INDENT - room, '');
  return lines.map(
    (line, i) => ' '.repeat(INDENT) + (i === 0 ? paint.faint(pad(label, room)) : ' '.repeat(room)) + line,
  );
}

/** Permanents that look the same apart from being tapped, together: "3 Forest (1 tapped)". */
function grouped(list: readonly ObjectView[], d: Drawing): readonly string[] {
  const groups = new Map<string, ObjectView[]>();
  for (const o of list) {
    const key = JSON.stringify([describeObject({ ...o, tapped: false }, d.view, d.language)]);
    groups.set(key, [...(groups.get(key) ?? []), o]);
  }
  return [...groups.values()].map((same) => groupWords(same, d));
}

function groupWords(same: readonly ObjectView[], { view, language }: Drawing): string {
  const [first] = same;
  if (first === undefined) return '';
  const tapped = same.filter((o) => o.tapped === true).length;
  if (same.length === 1) return describeObject(first, view, language);
  const untapped = { ...first, tapped: false };
  const words = `${same.length} ${describeObject(untapped, view, language)}`;
  if (tapped === 0) return words;
  const mark =
    tapped === same.length ? SAY.text(language, 'tapped') : SAY.text(language, 'someTapped', { n: tapped });
  return objectMarks(untapped, view, language).length === 0
    ? `${words} (${mark})`
    : `${words.slice(0, words.lastIndexOf('('))}(${mark}, ${words.slice(words.lastIndexOf('(') + 1)}`;
}

function stackLines(d: Drawing): readonly string[] {
  const { view, width, paint, language } = d;
  const damage = damageLines(d);
  if (view.stack.length === 0 && damage.length === 0) return [paint.faint('─'.repeat(Math.min(width, 20)))];
  const top = [...view.stack].reverse();
  return [
    paint.strong(SAY.text(language, 'stack')),
    ...top.map((o, i) => {
      const what = SAY.text(language, o.designation === undefined ? KINDS[o.kind] : 'spellOf', {
        what: objectName(o, language),
        who: targetName(view, o.controller, language),
      });
      const x = o.x === undefined ? '' : ` X = ${o.x}`;
      const targets = o.targets.flat().map((id) => targetName(view, id, language));
      const at = targets.length === 0 ? '' : ` → ${targets.join(', ')}`;
      return `  ${i + 1} ${what}${x}${at}`;
    }),
    ...damage,
  ];
}

const KINDS = { spell: 'spellOf', triggered: 'triggerOf', activated: 'abilityOf' } as const;

/** What has been assigned and isn't dealt, below all that is on the stack (CR 310.1 of 2005). */
function damageLines({ view, language }: Drawing): readonly string[] {
  const list = view.assignedDamage.map((a) =>
    SAY.text(language, 'damageTo', {
      source: targetName(view, a.source, language),
      n: a.amount,
      to: targetName(view, a.to, language),
    }),
  );
  if (list.length === 0) return [];
  return [`  ${view.stack.length + 1} ${SAY.text(language, 'waitingDamage', { damage: list.join(', ') })}`];
}

/** Hands that the viewer sees whole, the own one last. */
export function handLines(d: Drawing): readonly string[] {
  const { view, language } = d;
  const seats = view.players.map((p) => p.seat).filter((s) => view.hands[s] !== undefined);
  const ordered = [...seats.filter((s) => s !== view.viewer), ...seats.filter((s) => s === view.viewer)];
  return ordered.flatMap((seat) => {
    const label =
      seat === view.viewer
        ? SAY.text(language, 'yourHand')
        : SAY.text(language, 'holds', { who: targetName(view, seat, language) });
    const cards = countSame((view.hands[seat] ?? []).map((o) => describeCard(o, language)));
    return pile({ ...d, width: d.width + INDENT }, label, cards, SAY.text(language, 'noCards')).map((line) =>
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
export function pilesLines(d: Drawing): readonly string[] {
  const { view, language } = d;
  const cards = (list: readonly ObjectView[]) => list.map((o) => describeCard(o, language));
  const lines = view.players.flatMap((p) => [
    ...pile(d, SAY.text(language, 'graveOf', { who: p.name }), cards(view.graveyards[p.seat] ?? [])),
    ...pile(
      d,
      SAY.text(language, 'exileOf', { who: p.name }),
      cards(view.exile.filter((o) => o.owner === p.seat)),
    ),
  ]);
  return lines.length === 0 ? [SAY.text(language, 'allEmpty')] : lines;
}
