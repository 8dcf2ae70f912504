import { fallbackAnswer } from '@ettin/engine';
import type { Answer, Decision } from '@ettin/schema';
import type { Named, Written } from './answers.js';
import { Failed, type Play } from './play.js';
import type { Ref } from './refs.js';

/** What is written, as an answer to the kind of decision that is asked. What is no such answer fails. */
export function answerTo(p: Play, d: Decision, w: Written): Answer {
  if (w.word === 'auto') return fallbackAnswer(d);
  const wrong = (want: string) => new Failed(w.line, `${want} is asked for, not ${w.text}: ${p.whatWaits()}`);
  switch (d.kind) {
    case 'priority':
      throw wrong('an action');
    case 'mulligan':
      if (w.word !== 'keep' && w.word !== 'mulligan') throw wrong('keep or mulligan');
      return { kind: 'mulligan', mulligan: w.word === 'mulligan' };
    case 'choose':
      if (w.things === null) throw wrong('a choice');
      return { kind: 'choose', chosen: choose(p, known(w.things), d.candidates) };
    case 'option':
      return { kind: 'option', option: optionOf(p, d, w) };
    case 'number':
      if (w.number === null) throw wrong('a number');
      return { kind: 'number', number: w.number };
    case 'order':
      return { kind: 'order', order: orderOf(p, d, w) };
    case 'arrange':
      return { kind: 'arrange', piles: pilesOf(p, d, w) };
    case 'divide': {
      const parts = w.parts;
      if (w.numbers !== null) return { kind: 'divide', amounts: w.numbers };
      if (parts === null) throw wrong('a division');
      const share = (id: number) =>
        parts.find((x) => x.thing !== null && p.all(x.thing, d.among).includes(id))?.amount ?? 0;
      return { kind: 'divide', amounts: d.among.map(share) };
    }
    case 'name':
      if (w.word === null) throw wrong('a name');
      return { kind: 'name', name: w.word };
    case 'pay':
      throw wrong('auto (how to pay)');
    case 'attackers':
    case 'blockers':
      throw new Failed(
        w.line,
        `${d.kind === 'attackers' ? 'attack' : 'block'}: is its own step, not an answer`,
      );
  }
}

function known(things: readonly Named[]): readonly Ref[] {
  for (const { ref, unknown } of things) if (unknown !== null) throw new Failed(ref.line, unknown);
  return things.map((x) => x.ref);
}

/** Among the candidates where it can; something else is left to the engine, which refuses it. */
export function choose(p: Play, refs: readonly Ref[], candidates: readonly number[]): readonly number[] {
  const taken: number[] = [];
  for (const ref of refs) {
    const here = p.all(ref, candidates).filter((id) => !taken.includes(id));
    taken.push(here.length > 0 ? p.one(ref, candidates, taken) : p.one(ref, undefined, taken));
  }
  return taken;
}

/** By label, the last part of a label, number from 1, or what the option is about. */
function optionOf(p: Play, d: Extract<Decision, { kind: 'option' }>, w: Written): number {
  const labels: readonly string[] = d.options.map((o) => o.label);
  const exact = labels.indexOf(w.word ?? '');
  if (exact >= 0) return exact;
  if (w.number !== null) return w.number - 1;
  const short = labels.flatMap((label, i) => (label.split(':').at(-1) === w.word ? [i] : []));
  if (short.length === 1) return short[0] ?? 0;
  const ref = w.things?.[0]?.ref;
  if (ref !== undefined) {
    const at = d.options.findIndex((o) => o.object !== undefined && p.all(ref).includes(o.object));
    if (at >= 0) return at;
  }
  throw new Failed(w.line, `${w.text} is none of the options: ${p.whatWaits()}`);
}

/** Sources by name or tag, controllers (or the players that like triggers are about), or positions from 1. What isn't named follows in the order in which it stands. */
function orderOf(p: Play, d: Extract<Decision, { kind: 'order' }>, w: Written): readonly number[] {
  if (w.numbers !== null) return w.numbers.map((n) => n - 1);
  const out: number[] = [];
  for (const ref of known(w.things ?? [])) {
    const at = d.items.findIndex(
      (item, i) =>
        !out.includes(i) &&
        (p.means(ref, item.source) || (ref.kind === 'seat' && (item.about ?? item.controller) === ref.seat)),
    );
    if (at < 0) throw new Failed(w.line, `${ref.text} is none of what is put in order: ${p.whatWaits()}`);
    out.push(at);
  }
  for (const i of d.items.keys()) if (!out.includes(i)) out.push(i);
  return out;
}

/** Piles by name; the cards not named go to the one pile that isn't named. */
function pilesOf(
  p: Play,
  d: Extract<Decision, { kind: 'arrange' }>,
  w: Written,
): readonly (readonly number[])[] {
  const parts = w.parts;
  if (parts === null) throw new Failed(w.line, `piles are asked for ({top: [ … ]}): ${p.whatWaits()}`);
  for (const { key } of parts)
    if (!d.piles.some((pile) => pile.name === key))
      throw new Failed(w.line, `there is no pile ${key}: ${p.whatWaits()}`);
  const taken: number[] = [];
  const piles = d.piles.map((pile) => {
    const part = parts.find((x) => x.key === pile.name);
    if (part === undefined) return null;
    const left = d.cards.filter((id) => !taken.includes(id));
    const ids = choose(p, part.cards, left);
    taken.push(...ids);
    return ids;
  });
  const rest = d.cards.filter((id) => !taken.includes(id));
  const open = piles.indexOf(null);
  return piles.map((ids, i) => ids ?? (i === open ? rest : []));
}
