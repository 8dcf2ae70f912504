import type { Game } from '../game.js';
import { indexOf } from '../layers/table.js';
import type { EventFrame, Happening } from '../state/state.js';
import { withHappening, withMove } from '../state/with.js';
import { countApart, entersWithCounters, gathered } from './counting.js';
import { asTheyEnter, auraChoices, hasOwnEntry } from './entering.js';
import { askRedirection, mayBeRedirected, REDIRECTION, redirect } from './redirection.js';
import { applicable, applyReplacement, chooserOf, needsChoice } from './replace.js';
import { replaceEvent } from './replace-event.js';
import { bringForward, rivalSources } from './shield.js';

/**
 * Lets these events happen together: replacement and prevention effects first (CR 614-616), then all at
 * once. May push frames, so whoever calls it returns to the main loop before relying on the outcome.
 */
export function happen(g: Game, all: readonly Happening[]): void {
  const events = all.some((e) => e.move?.to === 'battlefield') ? asTheyEnter(g, all) : all;
  if (events.length === 0) return;
  if (events.some((e) => mayBeReplaced(g, e)))
    g.push({ k: 'event', answer: null, events, index: 0, choices: [], stage: 0, after: [] });
  else g.rules.commit(g, events);
}

function mayBeReplaced(g: Game, e: Happening): boolean {
  const index = indexOf(g).replacements;
  if (e.kind === 'damage' && mayBeRedirected(g, e)) return true;
  if (index.size > 0) {
    if (index.has(e.kind)) return true;
    if (e.kind === 'destroy' && index.has('move')) return false;
    if (e.kind === 'move' && e.move?.cause === 'discard' && index.has('discard')) return true;
  }
  return (
    e.kind === 'move' &&
    e.move !== null &&
    e.move.to === 'battlefield' &&
    (hasOwnEntry(g, e) || entersWithCounters(g, e))
  );
}

/** Stages in which it is asked, and has been answered, whose damage a small shield takes. */
const SHIELDED = 4;
const SETTLED = 5;
/** Stage in which it is asked where damage goes that may be redirected to a planeswalker. */
const REDIRECTED = 6;

/** One step of an event frame; see `EventFrame`. */
export function stepEvent(g: Game, f: EventFrame): void {
  const depth = g.depth;
  for (;;) {
    const e = f.events[f.index];
    if (e === undefined) return finish(g, f);
    if (e.cancelled) {
      next(f);
      continue;
    }
    if (f.answer !== null && f.stage === 3) {
      const value = f.answer.value;
      f.answer = null;
      const to = value.kind === 'choose' ? value.chosen[0] : undefined;
      replaceEvent(
        f,
        to === undefined || e.move === null
          ? withHappening(e, 'cancelled', true)
          : withHappening(e, 'move', withMove(e.move, 'attachTo', to)),
      );
      next(f);
      continue;
    }
    if (f.stage === SHIELDED && f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      f.stage = SETTLED;
      if (value.kind === 'choose' && value.chosen[0] !== undefined) bringForward(f, value.chosen[0]);
      continue;
    }
    if (f.stage === REDIRECTED && f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      f.stage = 0;
      redirect(g, f, e, value.kind === 'choose' ? value.chosen[0] : undefined);
      continue;
    }
    const candidates = applicable(g, e);
    if (candidates.length === 0) {
      if (entersWithCounters(g, e)) {
        countApart(g, f, e);
        continue;
      }
      const hosts = auraChoices(g, e);
      if (hosts === null) {
        next(f);
        continue;
      }
      if (hosts.length === 0) {
        replaceEvent(f, withHappening(e, 'cancelled', true));
        next(f);
        continue;
      }
      f.stage = 3;
      g.ask({
        kind: 'choose',
        players: [e.move?.controller ?? chooserOf(g, e)],
        byTeam: false,
        purpose: 'attach',
        source: e.object,
        candidates: hosts,
        min: 1,
        max: 1,
      });
      return;
    }
    let pick = 0;
    if (f.stage === 1 && f.answer !== null) {
      const value = f.answer.value;
      const key = value.kind === 'option' ? f.choices[value.option] : undefined;
      pick = Math.max(
        0,
        candidates.findIndex((c) => c.key === key),
      );
      f.answer = null;
      f.stage = 0;
    } else if (f.stage === SETTLED)
      pick = Math.max(
        0,
        candidates.findIndex((c) => c.key === f.choices[0]),
      );
    else if (f.stage !== 2 && candidates.length > 1 && needsChoice(candidates)) {
      f.stage = 1;
      f.choices = candidates.map((c) => c.key);
      g.ask({
        kind: 'option',
        players: [chooserOf(g, e)],
        byTeam: false,
        purpose: 'replacement',
        options: candidates.map((c) => ({ label: 'replacement', object: c.env.self })),
      });
      return;
    }
    let chosen = candidates[pick];
    if (f.stage === 2) chosen = candidates.find((c) => c.key === f.choices[0]) ?? chosen;
    if (chosen === undefined) return;
    if (chosen.key === REDIRECTION) {
      f.stage = REDIRECTED;
      askRedirection(g, e);
      return;
    }
    if (chosen.replacement.optional && f.stage !== 2) {
      f.stage = 2;
      f.choices = [chosen.key];
      g.ask({
        kind: 'option',
        players: [chooserOf(g, e)],
        byTeam: false,
        purpose: 'may',
        source: chosen.env.self,
        options: [{ label: 'yes' }, { label: 'no' }],
      });
      return;
    }
    if (f.stage === 2) {
      const value = f.answer?.value;
      f.answer = null;
      f.stage = 0;
      if (value?.kind === 'option' && value.option === 1) {
        replaceEvent(f, withHappening(e, 'done', [...e.done, chosen.key]));
        continue;
      }
    }
    const rivals = f.stage === SETTLED ? [] : rivalSources(g, f, chosen);
    if (rivals.length > 0) {
      f.stage = SHIELDED;
      f.choices = [chosen.key];
      g.ask({
        kind: 'choose',
        players: [chooserOf(g, e)],
        byTeam: false,
        purpose: 'replacement',
        source: chosen.env.self,
        candidates: rivals,
        min: 1,
        max: 1,
      });
      return;
    }
    f.stage = 0;
    applyReplacement(g, f, e, chosen);
    if (g.depth !== depth) return;
  }
}

function next(f: EventFrame): void {
  f.index += 1;
  f.stage = 0;
}

function finish(g: Game, f: EventFrame): void {
  g.pop();
  // pushed first, so that they run after whatever the events themselves set going
  for (const a of [...f.after].reverse())
    g.push({
      k: 'program',
      answer: null,
      program: a.program,
      pc: 0,
      env: a.env,
      loops: [],
      scratch: null,
      entering: 0,
    });
  g.rules.commit(
    g,
    gathered(f.events).filter((e) => !e.cancelled),
  );
}
