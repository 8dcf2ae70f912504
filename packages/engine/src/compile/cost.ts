import type { Cost, Filter, Value, Zone } from '@ettin/schema';
import { parseMana } from '../mana/amount.js';
import type { Compiler } from './compiler.js';
import { zonesOf } from './filter.js';
import type { CompiledCost, CompiledCostPart } from './types.js';

export function compileCost(c: Compiler, cost: Cost): CompiledCost {
  const mana = cost.mana === undefined ? null : parseMana(cost.mana);
  return {
    data: cost,
    mana: mana === null ? null : mana.amount,
    xCount: mana === null ? 0 : mana.x,
    parts: parts(c, cost),
    anyOf: (cost.anyOf ?? []).map((x) => c.cost(x)),
  };
}

function part(kind: CompiledCostPart['kind'], more: Partial<CompiledCostPart> = {}): CompiledCostPart {
  return {
    kind,
    test: more.test ?? null,
    zones: more.zones ?? [],
    count: more.count ?? null,
    all: more.all ?? false,
    random: more.random ?? false,
    counter: more.counter ?? '',
    n: more.n ?? 0,
    anyNumber: more.anyNumber ?? false,
    as: more.as ?? '',
  };
}

function parts(c: Compiler, cost: Cost): readonly CompiledCostPart[] {
  const out: CompiledCostPart[] = [];
  const of = (what: Filter, count: Value | undefined, zone: Zone) => ({
    test: c.filter(what),
    zones: zonesOf(what, zone),
    count: c.value(count ?? 1),
  });
  // what a part does to the source can't be done to it again for another part (CR 118.3)
  const taps = cost.tapSelf === true;
  const leaves = cost.sacrificeSelf === true || cost.exileSelf === true || cost.returnSelf === true;
  const others = (what: Filter, without: boolean): Filter => (without ? { ...what, other: true } : what);
  if (cost.loyalty !== undefined)
    out.push(part('loyalty', cost.loyalty === 'minusX' ? { all: true } : { n: cost.loyalty }));
  if (cost.tapSelf) out.push(part('tapSelf'));
  if (cost.untapSelf) out.push(part('untapSelf'));
  if (cost.payLife !== undefined) out.push(part('payLife', { count: c.value(cost.payLife) }));
  if (cost.energy !== undefined) out.push(part('energy', { count: c.value(cost.energy) }));
  if (cost.tap) out.push(part('tap', of(others(cost.tap.what, taps), cost.tap.count, 'battlefield')));
  if (cost.tapPower)
    out.push(
      part('tapPower', {
        test: c.filter(others(cost.tapPower.what, taps)),
        zones: ['battlefield'],
        n: cost.tapPower.total,
      }),
    );
  if (cost.removeCounters)
    out.push(
      part('removeCounters', {
        counter: cost.removeCounters.kind,
        count: c.value(cost.removeCounters.count),
        ...(cost.removeCounters.from === undefined
          ? {}
          : { test: c.filter(cost.removeCounters.from), zones: ['battlefield'] as const }),
      }),
    );
  if (cost.addCounters)
    out.push(part('addCounters', { counter: cost.addCounters.kind, count: c.value(cost.addCounters.count) }));
  if (cost.mill !== undefined) out.push(part('mill', { count: c.value(cost.mill) }));
  if (cost.reveal) out.push(part('reveal', of(cost.reveal.what, cost.reveal.count, 'hand')));
  if (cost.discard)
    out.push(
      part('discard', {
        test: c.filter(cost.discard.what ?? {}),
        zones: ['hand'],
        count: cost.discard.count === 'hand' ? null : c.value(cost.discard.count ?? 1),
        all: cost.discard.count === 'hand',
        random: cost.discard.random === true,
      }),
    );
  if (cost.exile) out.push(part('exile', of(cost.exile.what, cost.exile.count, 'graveyard')));
  if (cost.returnToHand)
    out.push(
      part(
        'returnToHand',
        of(others(cost.returnToHand.what, leaves), cost.returnToHand.count, 'battlefield'),
      ),
    );
  if (cost.sacrifice) {
    const any = cost.sacrifice.count === 'anyNumber';
    out.push(
      part('sacrifice', {
        ...of(
          others(cost.sacrifice.what, leaves),
          any ? 0 : (cost.sacrifice.count as Value | undefined),
          'battlefield',
        ),
        anyNumber: any,
        as: cost.sacrifice.as ?? '',
      }),
    );
  }
  if (cost.sacrificeSelf) out.push(part('sacrificeSelf'));
  if (cost.exileSelf) out.push(part('exileSelf'));
  if (cost.discardSelf) out.push(part('discardSelf'));
  if (cost.returnSelf) out.push(part('returnSelf'));
  return out;
}
