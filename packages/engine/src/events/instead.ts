import { preventable } from '../damage/preventable.js';
import type { Game } from '../game.js';
import type { ActiveReplacement } from '../layers/table.js';
import { bounded } from '../state/bounded.js';
import type { AfterEvent, EventFrame, Happening } from '../state/state.js';
import { withEnv, withHappening, withMove } from '../state/with.js';
import { envFor } from './env-for.js';
import { leftOf } from './left.js';
import { replaceEvent } from './replace-event.js';

/** Changes one event as a replacement effect says; programs for "as it enters" run at once, the rest after the event. */
export function applyInstead(g: Game, f: EventFrame, event: Happening, a: ActiveReplacement): void {
  let e = event;
  const env = envFor(a, e);
  const after: AfterEvent[] = [];
  const programs: number[] = [];
  const floating = a.floating >= 0 ? g.s.effects.find((x) => x.id === a.floating) : undefined;
  const limit = leftOf(g, a);
  let used = -1;
  let rest: Happening | null = null;
  for (const w of a.replacement.with) {
    const d = w.data;
    const amount = w.amount === null ? 0 : w.amount(g, env);
    if ('prevent' in d) {
      const wanted = limit >= 0 ? limit : d.prevent === 'all' ? e.amount : amount;
      const prevented = preventable(g, e) ? Math.min(e.amount, wanted) : 0;
      used = prevented;
      if (prevented > 0)
        g.emit({
          type: 'prevented',
          cite: 'damage.prevented',
          audience: 'all',
          to: e.object !== 0 ? e.object : e.player,
          amount: prevented,
        });
      e = withHappening(
        withHappening(e, 'amount', e.amount - prevented),
        'cancelled',
        e.amount - prevented <= 0,
      );
    } else if ('multiply' in d) e = withHappening(e, 'amount', bounded(e.amount * d.multiply));
    else if ('plus' in d) e = withHappening(e, 'amount', bounded(Math.max(0, e.amount + amount)));
    else if ('minus' in d) e = withHappening(e, 'amount', Math.max(0, e.amount - amount));
    else if ('atMost' in d) e = withHappening(e, 'amount', Math.min(e.amount, amount));
    else if ('redirectTo' in d) {
      const to = w.redirect?.(g, env)[0];
      if (to !== undefined && (to < 65536 || g.isBattlefield(to))) {
        used = limit >= 0 ? Math.min(limit, e.amount) : e.amount;
        // what is more than the next so much damage stays where it was
        if (used < e.amount) rest = withHappening(e, 'amount', e.amount - used);
        const there = withHappening(
          withHappening(e, 'object', to < 65536 ? 0 : to),
          'player',
          to < 65536 ? to : -1,
        );
        e = withHappening(there, 'amount', used);
      }
    } else if (e.move !== null) {
      if ('entersTapped' in d) {
        if (w.condition === null || !w.condition(g, env))
          e = withHappening(e, 'move', withMove(e.move, 'tapped', true));
      } else if ('entersWith' in d) {
        const counters = { ...e.move.counters };
        counters[d.entersWith] = (counters[d.entersWith] ?? 0) + amount;
        if (amount > 0) e = withHappening(e, 'move', withMove(e.move, 'counters', counters));
      } else if ('underControlOf' in d) {
        const seat = w.players?.(g, env)[0];
        if (seat !== undefined) e = withHappening(e, 'move', withMove(e.move, 'controller', seat));
      } else if ('reveal' in d) {
        const seen = g.look(e.object);
        const name = seen !== null ? seen.c.name : (g.rules.defs[g.s.cards[e.move.card] ?? -1]?.name ?? '');
        g.emit({
          type: 'revealed',
          cite: 'reveal',
          audience: 'all',
          player: seen?.o.owner ?? e.player,
          cards: [{ object: null, name }],
        });
      } else if ('toZone' in d) {
        e = withHappening(
          e,
          'move',
          withMove(withMove(e.move, 'to', d.toZone), 'position', d.position ?? e.move.position),
        );
      }
    }
    if ('asEnters' in d) programs.push(w.program);
    if ('instead' in d) {
      e = withHappening(e, 'cancelled', true);
      after.push({ program: w.program, env });
    }
    if ('also' in d) after.push({ program: w.program, env: used >= 0 ? withEnv(env, 'amount', used) : env });
  }
  // a shield isn't used up by damage that can't be prevented (CR 615.12)
  const wasted = a.replacement.with.some((w) => 'prevent' in w.data) && !preventable(g, event);
  if (floating !== undefined && !wasted && (limit >= 0 || a.replacement.with.length > 0))
    spend(g, a, floating.id, used);
  replaceEvent(f, e);
  if (rest !== null) f.events = [...f.events.slice(0, f.index + 1), rest, ...f.events.slice(f.index + 1)];
  f.after = [...f.after, ...after.filter((x) => x.program >= 0)];
  for (const program of programs)
    if (program >= 0)
      g.push({
        k: 'program',
        answer: null,
        program,
        pc: 0,
        env,
        loops: [],
        scratch: null,
        entering: f.index + 1,
      });
}

/** A shield for an amount gets smaller; one for "the next time" is used up (CR 615.7). */
function spend(g: Game, a: ActiveReplacement, id: number, used: number): void {
  const once = a.replacement.self === false && g.s.effects.find((x) => x.id === id)?.left === -2;
  g.s.effects = g.s.effects.flatMap((x) => {
    if (x.id !== id) return [x];
    if (once) return [];
    if (x.left > 0 && used > 0) return x.left - used > 0 ? [{ ...x, left: x.left - used }] : [];
    return [x];
  });
  g.touch();
}
