import type { Edition, GameEvent } from '@ettin/schema';
import { moveWords } from './moves.js';
import { count, listOf, type Names, spaced, teamName } from './names.js';
import { noticeWords } from './notices.js';
import { LOSS_WORDS } from './result.js';
import { STEP_WORDS } from './steps.js';

/** One line of the log: what happened, and the rule that it cites in the game's edition. */
export interface LogLine {
  readonly text: string;
  /** Rule number, e.g. "810.9". */
  readonly rule: string;
  /** Heads a turn; a reader may set it apart. */
  readonly heading?: true;
}

/** Words for one event, or null for those that only repeat what others say (taps, mana, single passes). */
export function wordEvent(event: GameEvent, names: Names, edition: Edition): LogLine | null {
  const text = textOf(event, names);
  if (text === null) return null;
  const line = { text, rule: edition.cites[event.cite] };
  return event.type === 'turnBegan' ? { ...line, heading: true } : line;
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

function textOf(e: GameEvent, names: Names): string | null {
  switch (e.type) {
    case 'gameStarted':
      return `${teamName(e.startingTeam)} begins`;
    case 'mulligan':
      return e.kept
        ? `${names.seat(e.player)} keeps ${count(e.hand, 'card')}`
        : `${names.seat(e.player)} takes a mulligan`;
    case 'turnBegan':
      return `Turn ${e.turn}: ${teamName(e.team)}`;
    case 'stepBegan':
    case 'passed':
    case 'teamPassed':
    case 'tapped':
    case 'mana':
      return null;
    case 'skipped':
      return e.what === 'turn'
        ? `${teamName(e.team)} skips a turn`
        : `${teamName(e.team)} skips its ${STEP_WORDS[e.what]}`;
    case 'moved':
      return moveWords(e, names);
    case 'cast':
      return `${names.seat(e.player)} casts ${e.name}${at(e.targets, names)}`;
    case 'activated':
      return `${names.seat(e.player)} activates ${e.name}${at(e.targets, names)}`;
    case 'triggered':
      return `${e.name} of ${names.seat(e.player)} triggers${at(e.targets, names)}`;
    case 'resolved':
      return `${names.onStack(e.object)} resolves`;
    case 'fizzled':
      return `${names.onStack(e.object)} has no legal target left and does nothing`;
    case 'countered':
      return `${names.onStack(e.object)} is countered`;
    case 'attackers':
      return e.attacks.length === 0
        ? null
        : `${teamName(e.team)} attacks: ${listOf(e.attacks.map((a) => `${names.object(a.attacker)} → ${names.of(a.attacks)}`))}`;
    case 'blockers':
      return e.blocks.length === 0
        ? `${teamName(e.team)} doesn't block`
        : `${teamName(e.team)} blocks: ${listOf(e.blocks.map((b) => `${names.object(b.blocker)} blocks ${names.object(b.blocks)}`))}`;
    case 'damage':
      return `${names.object(e.source)} deals ${e.amount}${e.combat ? ' combat' : ''} damage to ${names.of(e.to)}`;
    case 'damageAssigned':
      return `Combat damage goes on the stack: ${listOf(e.assignments.map((a) => `${names.object(a.source)} ${a.amount} to ${names.of(a.to)}`))}`;
    case 'prevented':
      return `${e.amount} damage to ${names.of(e.to)} is prevented`;
    case 'life': {
      const name = names.seat(e.player);
      const team = teamName(names.teamOf(e.player));
      return `${team} ${e.total - e.change} → ${e.total}: ${name} ${signed(e.change)}`.replaceAll('-', '−');
    }
    case 'counters':
      return `${names.of(e.on)} ${e.change < 0 ? 'loses' : 'gets'} ${count(Math.abs(e.change), `${e.kind} counter`)} (now ${e.total})`;
    case 'attached':
      return e.to === null
        ? `${names.object(e.object)} is no longer attached`
        : `${names.object(e.object)} is attached to ${names.of(e.to)}`;
    case 'control':
      return `${names.seat(e.controller)} gains control of ${names.object(e.object)}`;
    case 'changed':
      return `${names.object(e.object)} ${CHANGES[e.what]}`;
    case 'shuffled':
      return `${names.seat(e.player)} shuffles`;
    case 'revealed':
      return `${names.seat(e.player)} reveals ${listOf(e.cards.map((c) => c.name))}`;
    case 'chose':
      if (e.what === 'damageOrder') return damageOrder(e, names);
      return e.cite === 'scry' || e.cite === 'zone.move'
        ? arranged(e, names)
        : `${names.seat(e.player)} chooses ${chosen(e, names)}`;
    case 'status':
      return statusWords(e, names);
    case 'random':
      return e.what === 'coin'
        ? `${names.seat(e.player)} flips a coin and ${e.result === 1 ? 'wins' : 'loses'}`
        : `${names.seat(e.player)}: ${e.what === 'die' ? 'the die shows' : 'chance picks'} ${e.result}`;
    case 'conceded':
      return `${names.seat(e.player)} concedes`;
    case 'notice':
      return noticeWords(e.what, names.seat(e.player));
    case 'teamLost':
      return `${teamName(e.team)} loses: ${LOSS_WORDS[e.reason]}${e.player === null ? '' : ` (${names.seat(e.player)})`}`;
    case 'gameOver':
      return e.winner === null ? 'The game is a draw' : `${teamName(e.winner)} wins`;
  }
}

const CHANGES: Readonly<Record<Extract<GameEvent, { type: 'changed' }>['what'], string>> = {
  transform: 'transforms',
  flip: 'flips',
  faceUp: 'is turned face up',
  phaseOut: 'phases out',
  phaseIn: 'phases in',
  regenerate: 'regenerates',
  regenerationShield: 'will regenerate',
  copy: 'becomes a copy',
  removedFromCombat: 'is removed from combat',
  goad: 'is goaded',
};

function at(targets: readonly number[], names: Names): string {
  return targets.length === 0 ? '' : ` → ${listOf(targets.map((t) => names.of(t)))}`;
}

/** "A1 puts 2 cards on the bottom": how many of the cards looked at, never which. */
function arranged(e: Extract<GameEvent, { type: 'chose' }>, names: Names): string {
  const [pile = '', n = ''] = e.what.split(':');
  const where = pile === 'graveyard' ? 'into the graveyard' : `on the ${pile}`;
  return `${names.seat(e.player)} puts ${count(Number(n), 'card')} ${where}`;
}

function damageOrder(e: Extract<GameEvent, { type: 'chose' }>, names: Names): string {
  const [source = 0, ...order] = e.objects ?? [];
  return `${names.of(source)} damages first to last: ${order.map((id) => names.of(id)).join(', ')}`;
}

function chosen(e: Extract<GameEvent, { type: 'chose' }>, names: Names): string {
  const objects = e.objects === undefined ? '' : listOf(e.objects.map((id) => names.of(id)));
  const [kind = '', value = ''] = e.what.split(':');
  if (value !== '')
    return objects === '' ? `${spaced(kind)}: ${value}` : `${spaced(kind)} ${value}: ${objects}`;
  return objects === '' ? spaced(kind) : `${objects} (${spaced(kind)})`;
}

function statusWords(e: Extract<GameEvent, { type: 'status' }>, names: Names): string {
  const who = e.player === null ? 'nobody' : names.seat(e.player);
  switch (e.what) {
    case 'monarch':
      return `${who} becomes the monarch`;
    case 'day':
    case 'night':
      return `It becomes ${e.what}`;
    case 'cityBlessing':
      return `${who} gets the city's blessing`;
    case 'extraTurn':
      return `An extra turn for the team of ${who}`;
    case 'extraPhase':
      return 'An extra phase follows';
    case 'control':
      return `Another player controls ${who} this turn`;
  }
}
