import type { Effect } from '@ettin/schema';
import { removeFromCombat } from '../combat/attack.js';
import { READS } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { counterSpell } from '../stack/counter.js';
import type { Obj } from '../state/state.js';
import { withEnv, withThat } from '../state/with.js';
import { phaseOut } from '../turn/phasing.js';
import { attach, unattach } from '../zones/attach.js';
import { toZone } from '../zones/destroy.js';
import { flip, transform, turnFaceUp } from '../zones/faces.js';
import { tap, untap } from '../zones/tap.js';
import { from, movable, permanents } from './affected.js';
import { bindName, clearName, eachChooses } from './choices.js';
import { exileUntil, moveLeaf } from './moving.js';

type Words =
  | 'destroy'
  | 'exile'
  | 'sacrifice'
  | 'sacrificeObject'
  | 'move'
  | 'counter'
  | 'tap'
  | 'untap'
  | 'regenerate'
  | 'attach'
  | 'unattach'
  | 'attachToTarget'
  | 'transform'
  | 'flip'
  | 'turnFaceUp'
  | 'phaseOut'
  | 'removeFromCombat';

export function objectLeaf(c: Compiler, e: Extract<Effect, { do: Words }>): Op['run'] {
  switch (e.do) {
    case 'destroy': {
      const what = c.objects(e.what);
      return (g, f) => {
        clearName(f, e.as);
        happen(
          g,
          permanents(g, what(g, f.env)).map((o) =>
            happening('destroy', {
              object: o.id,
              source: f.env.self,
              frame: g.depth - 1,
              as: e.as ?? '',
              unpreventable: e.noRegeneration === true,
            }),
          ),
        );
        return true;
      };
    }
    case 'exile':
      return exile(c, e);
    case 'sacrifice':
      return sacrifice(c, e);
    case 'sacrificeObject': {
      const what = c.objects(e.what);
      return (g, f) => {
        clearName(f, e.as);
        // nobody can sacrifice what somebody else controls by now (CR 701.21a)
        const mine = permanents(g, what(g, f.env)).filter((o) => g.chars(o).controller === f.env.controller);
        happen(
          g,
          mine.map((o) => toZone(o, 'graveyard', 'sacrifice', from(g, f, e.as))),
        );
        return true;
      };
    }
    case 'move':
      return moveLeaf(c, e);
    case 'counter': {
      const what = c.objects(e.what);
      return (g, f) => {
        clearName(f, e.as);
        for (const id of what(g, f.env))
          if (counterSpell(g, id, e.to ?? 'graveyard', f.env.self, e.position))
            bindName(
              f,
              e.as,
              [g.follow(id)].filter((x) => x !== 0),
              1,
            );
        return true;
      };
    }
    case 'tap': {
      const what = c.objects(e.what);
      return (g, f) => {
        const done = permanents(g, what(g, f.env)).filter((o) => tap(g, o.id));
        bindName(
          f,
          e.as,
          done.map((o) => o.id),
        );
        return true;
      };
    }
    case 'untap': {
      const what = c.objects(e.what);
      return (g, f) => {
        for (const o of permanents(g, what(g, f.env))) untap(g, o.id);
        return true;
      };
    }
    case 'regenerate':
      return each(c, e, (g, o) => {
        g.own(o.id).regeneration += 1;
        const [cite, audience] = ['regenerate', 'all'] as const;
        g.emit({ type: 'changed', cite, audience, object: o.id, what: 'regenerationShield' });
      });
    case 'attach': {
      const [what, to] = [c.objects(e.what), c.targets(e.to)];
      return (g, f) => {
        const host = to(g, f.env)[0];
        for (const o of permanents(g, what(g, f.env))) if (host !== undefined) attach(g, o.id, host);
        return true;
      };
    }
    case 'attachToTarget': {
      const what = c.objects(e.what);
      const test = e.filter.object === undefined ? null : c.filter(e.filter.object);
      return (g, f) => {
        const picked = eachChooses(g, f, [f.env.controller], () => ({
          candidates: g.s.battlefield.filter((id) => {
            const o = g.find(id);
            return o !== null && !o.phasedOut && (test === null || test(g, o, g.chars(o), f.env));
          }),
          min: 1,
          max: 1,
          purpose: 'attach',
        }));
        if (picked === null) return false;
        const host = picked[0]?.[0];
        for (const o of permanents(g, what(g, f.env))) if (host !== undefined) attach(g, o.id, host);
        return true;
      };
    }
    case 'unattach':
      return each(c, e, (g, o) => unattach(g, o.id));
    case 'transform': {
      const what = c.objects(e.what);
      return (g, f) => {
        for (const o of permanents(g, what(g, f.env))) if (!turnedSince(g, o, f.env.self)) transform(g, o.id);
        return true;
      };
    }
    case 'flip':
      return each(c, e, (g, o) => flip(g, o.id));
    case 'turnFaceUp':
      return each(c, e, (g, o) => turnFaceUp(g, o.id));
    case 'phaseOut':
      return each(c, e, (g, o) => phaseOut(g, o.id));
    case 'removeFromCombat':
      return each(c, e, (g, o) => {
        removeFromCombat(g, o.id);
        g.changed(READS.combat);
      });
  }
}

/**
 * Has it turned since its own ability that resolves now was put onto the stack? Then that ability doesn't turn it
 * again (CR 701.27f).
 */
function turnedSince(g: Game, o: Obj, self: number): boolean {
  if (o.id !== self) return false;
  const resolving = g.s.frames.find((f) => f.k === 'resolve');
  const ability = resolving?.k === 'resolve' ? g.find(resolving.object) : null;
  return ability !== null && ability.stack?.kind !== 'spell' && (o.marks?.turned ?? 0) > ability.timestamp;
}

function each(
  c: Compiler,
  e: { readonly what: Parameters<Compiler['objects']>[0] },
  act: (g: Game, o: Obj) => void,
): Op['run'] {
  const what = c.objects(e.what);
  return (g, f) => {
    for (const o of permanents(g, what(g, f.env))) act(g, o);
    return true;
  };
}

function exile(c: Compiler, e: Extract<Effect, { do: 'exile' }>): Op['run'] {
  const what = c.objects(e.what);
  return (g, f) => {
    clearName(f, e.as);
    // "until this leaves": if it has left already, nothing is exiled (CR 610.3b)
    if (e.until === 'selfLeaves' && !g.isBattlefield(f.env.self)) return true;
    const linkTo = e.remember === true || e.until === 'selfLeaves' ? f.env.self : 0;
    const events = what(g, f.env).flatMap((id) => {
      const o = g.find(movable(g, f, id));
      if (o === null || (o.zone === 'battlefield' && o.phasedOut)) return [];
      return [
        toZone(o, 'exile', 'exile', from(g, f, e.as), { linkTo, faceDown: e.faceDown === true ? 3 : 0 }),
      ];
    });
    if (e.until === 'selfLeaves') exileUntil(g, f);
    happen(g, events);
    return true;
  };
}

function sacrifice(c: Compiler, e: Extract<Effect, { do: 'sacrifice' }>): Op['run'] {
  const who = c.players(e.who);
  const test = c.filter(e.what);
  const count = c.value(e.count);
  return (g, f) => {
    const picked = eachChooses(g, f, f.scratch?.seats ?? who(g, f.env), (seat) => {
      const env = withThat(f.env, seat);
      const n = Math.max(0, count(g, env));
      return {
        candidates: g.s.battlefield.filter((id) => {
          const o = g.find(id);
          return (
            o !== null &&
            !o.phasedOut &&
            g.chars(o).controller === seat &&
            test(g, o, g.chars(o), withEnv(env, 'controller', seat))
          );
        }),
        min: n,
        max: n,
        purpose: 'sacrifice',
      };
    });
    if (picked === null) return false;
    clearName(f, e.as);
    happen(
      g,
      permanents(g, picked.flat()).map((o) => toZone(o, 'graveyard', 'sacrifice', from(g, f, e.as))),
    );
    return true;
  };
}
