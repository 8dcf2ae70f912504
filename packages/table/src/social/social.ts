import { view } from '@ettin/engine';
import type { ChatAudience, SocialCommand } from '@ettin/protocol';
import { isSeat, isTeam, type Seat } from '@ettin/schema';
import { done, refused, type Stepped } from '../machine/result.js';
import { gameRules } from '../state/rules.js';
import type { PersonState, SocialBody, SocialRow, TableState } from '../state/table.js';
import { seatOf, teamOf } from '../state/who.js';

const KEPT = 400;

/** Who hears it: a team by number, or everybody. */
export function tell(table: TableState, event: SocialBody, team: number | null): TableState {
  const next: [number, number, number] = [...table.socialNext];
  const n = [0, 1, 2].map((group) => {
    const at = next[group] ?? 0;
    if (team !== null && group !== team) return -1;
    next[group] = at + 1;
    return at;
  });
  const row: SocialRow = { event, n: [n[0] ?? -1, n[1] ?? -1, n[2] ?? -1] };
  return { ...table, social: [...table.social, row].slice(-KEPT), socialNext: next };
}

/** Chat, phrases and pings. How often somebody may speak is for whoever carries the messages. */
export function social(table: TableState, person: PersonState, command: SocialCommand): Stepped {
  const seat = seatOf(table, person.id);
  const from = { from: person.id, name: person.name, seat };
  switch (command.type) {
    case 'chat':
    case 'phrase': {
      const to: ChatAudience = command.to;
      if (to === 'team' && seat === null) return refused('notSeated', 'only those who sit have a team');
      const team = to === 'team' && seat !== null ? teamOf(table, seat) : null;
      if (command.type === 'phrase')
        return done(tell(table, { type: 'phrase', ...from, to, phrase: command.phrase }, team));
      const text = command.text.trim();
      if (text === '') return refused('malformed', 'there is nothing in it');
      return done(tell(table, { type: 'chat', ...from, to, text }, team));
    }
    case 'ping': {
      if (seat === null) return refused('notSeated', 'only those who sit point at things');
      const { target, from: arrow } = command;
      if (!canPoint(table, seat, target) || (arrow !== undefined && !canPoint(table, seat, arrow)))
        return refused('unknownObject', 'there is no such object');
      return done(tell(table, { type: 'ping', seat, target, arrowFrom: arrow ?? null }, teamOf(table, seat)));
    }
  }
}

/** Only at what the seat sees: an id that it made up would tell its teammate nothing, or too much. */
function canPoint(table: TableState, seat: Seat, target: number): boolean {
  const { play } = table;
  if (play === null) return false;
  if (isSeat(target)) return play.state.players[target] !== undefined;
  if (isTeam(target)) return true;
  const v = view(gameRules(table), play.state, seat);
  const lists = [
    v.battlefield,
    v.exile,
    v.command,
    v.stack,
    ...v.graveyards,
    ...Object.entries(v.hands)
      .filter(([s]) => teamOf(table, Number(s)) === teamOf(table, seat))
      .map(([, hand]) => hand),
  ];
  return lists.some((list) => list.some((o) => o.id === target));
}
