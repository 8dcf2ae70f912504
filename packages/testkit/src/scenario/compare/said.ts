import type { Asked } from '@ettin/editions';
import type { Decision, LossReason, RefusalCode, Step } from '@ettin/schema';
import type { Play } from '../play.js';
import type { VALUES } from './facts.js';

/** What is seen of a thing, for wording in any language; `Fact.value` is the English of it. */
export type Said =
  /** Numbers, and names of cards, players and tags: the same in every language. */
  | { readonly is: 'names'; readonly text: string }
  | { readonly is: 'word'; readonly word: keyof typeof VALUES }
  | { readonly is: 'step'; readonly step: Step }
  | { readonly is: 'turn'; readonly n: number; readonly of: string }
  /** Who won, by a team's letter; null: a draw. */
  | { readonly is: 'result'; readonly winner: string | null; readonly reason: LossReason | 'win' }
  /** What is tried isn't possible. */
  | { readonly is: 'impossible'; readonly code: RefusalCode }
  /** A step is refused. */
  | { readonly is: 'refused'; readonly code: RefusalCode }
  /** Done, although nobody asked for this answer. */
  | { readonly is: 'unasked'; readonly answer: string }
  /** What the reader of the file says, in English: the step can't even be tried. */
  | { readonly is: 'stops'; readonly why: string }
  | { readonly is: 'mayAct'; readonly who: readonly string[]; readonly step: Step }
  /** `among`: numbers and names of what is asked about. */
  | { readonly is: 'asked'; readonly who: readonly string[]; readonly asked: Asked; readonly among: string };

/** By its purpose where that says what it is about, as `Asked` is. */
const askedOf = (d: Decision): Asked =>
  d.kind === 'priority' || d.kind === 'attackers' || d.kind === 'blockers' ? d.kind : d.purpose;

/** Somebody was asked. */
export const saidAsked = (p: Play, d: Decision, among = ''): Said => ({
  is: 'asked',
  who: d.players.map((seat) => p.seatName(seat)),
  asked: askedOf(d),
  among,
});

/** What waits, as `Play.whatWaits` tells it in English. */
export function saidWaiting(p: Play): Said {
  const d = p.waiting;
  if (d === undefined) return { is: 'word', word: 'nobody' };
  if (d.kind === 'priority')
    return { is: 'mayAct', who: d.players.map((seat) => p.seatName(seat)), step: p.state.turn.step };
  return saidAsked(p, d, amongOf(p, d));
}

function amongOf(p: Play, d: Decision): string {
  switch (d.kind) {
    case 'choose':
      return p.labels(d.candidates);
    case 'number':
      return `${d.min}–${d.max}`;
    case 'order':
      return d.items.map((i) => `${p.label(i.source)} (${p.seatName(i.controller)})`).join(', ');
    case 'divide':
      return `${d.total}: ${p.labels(d.among)}`;
    case 'arrange':
      return p.labels(d.cards);
    case 'attackers':
      return p.labels(d.options.map((o) => o.attacker));
    case 'blockers':
      return p.labels(d.options.map((o) => o.blocker));
    default:
      return '';
  }
}
