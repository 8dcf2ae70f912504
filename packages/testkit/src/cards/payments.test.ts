import {
  apply,
  createBoard,
  fallbackAnswer,
  type PlayerBoard,
  pendingDecisions,
  type State,
  view,
} from '@ettin/engine';
import type { Action, Answer } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { builtInRules } from '../scenario/run.js';

/** Keywords and abilities that pay for spells in other ways than lands, through cards that have them. */

const rules = builtInRules('2026');
const cards = (...names: readonly string[]) => names.map((card) => ({ card }));
const many = (n: number, card: string) => Array.from({ length: n }, () => ({ card }));

class Table {
  state: State;
  constructor(me: Omit<PlayerBoard, 'name'>, partner: Omit<PlayerBoard, 'name'> = {}, monarch?: number) {
    const made = createBoard(rules, {
      ...(monarch === undefined ? {} : { monarch }),
      teams: [
        {
          players: [
            { name: 'A', ...me },
            { name: 'B', ...partner },
          ],
        },
        { players: [{ name: 'C' }, { name: 'D' }] },
      ],
    });
    if (!made.ok) throw new Error(made.faults.map((f) => f.message).join());
    this.state = made.state;
  }
  act(action: Action): void {
    const done = apply(rules, this.state, action);
    if (!done.ok) throw new Error(done.message);
    this.state = done.state;
  }
  /** Casts the only card in hand; answers come from the list, then automatically. */
  cast(...answers: readonly Answer[]): this {
    const object = view(rules, this.state, 0).hands[0]?.[0]?.id ?? 0;
    this.act({ type: 'cast', player: 0, object });
    const left = [...answers];
    for (;;) {
      const d = pendingDecisions(this.state)[0];
      const player = d?.players[0];
      if (d === undefined || player === undefined) throw new Error('nobody decides');
      if (d.kind !== 'priority')
        this.act({ type: 'answer', player, decision: d.id, answer: left.shift() ?? fallbackAnswer(d) });
      else if (this.state.stack.length > 0) this.act({ type: 'pass', player });
      else return this;
    }
  }
  get battlefield() {
    return view(rules, this.state, 0).battlefield;
  }
  get names(): readonly (string | null)[] {
    return this.battlefield.map((o) => o.name);
  }
  tapped(name: string): number {
    return this.battlefield.filter((o) => o.name === name && o.tapped === true).length;
  }
}

describe('payments with cards', () => {
  it('should tap creatures for Siege Wurm (convoke)', () => {
    const t = new Table({
      hand: cards('Siege Wurm'),
      battlefield: [...many(3, 'Forest'), ...many(4, 'Llanowar Elves'), ...many(1, 'Grizzly Bears')],
    }).cast();
    expect(t.names).toContain('Siege Wurm');
    expect([t.tapped('Forest'), t.tapped('Llanowar Elves') + t.tapped('Grizzly Bears')]).toEqual([3, 4]);
  });

  it('should exile cards for Gurmag Angler (delve)', () => {
    const t = new Table({
      hand: cards('Gurmag Angler'),
      battlefield: many(3, 'Swamp'),
      graveyard: [...many(2, 'Grizzly Bears'), ...many(4, 'Swamp')],
    }).cast();
    const seen = view(rules, t.state, 2);
    expect(t.names).toContain('Gurmag Angler');
    expect(seen.exile.map((o) => o.name)).toEqual(['Swamp', 'Swamp', 'Swamp', 'Swamp']);
    expect(seen.graveyards[0]?.map((o) => o.name)).toEqual(['Grizzly Bears', 'Grizzly Bears']);
  });

  it("should tap the partner's lands for Charging Binox (assist)", () => {
    const t = new Table(
      { hand: cards('Charging Binox'), battlefield: many(2, 'Forest') },
      { battlefield: many(7, 'Plains') },
    ).cast({ kind: 'choose', chosen: [1] }, { kind: 'number', number: 6 });
    expect(t.names).toContain('Charging Binox');
    expect(t.tapped('Plains')).toBe(6);
  });

  it('should count the mana of Crypt Ghast and Regal Behemoth (CR 605.4a)', () => {
    const ghast = new Table({
      hand: cards('Gurmag Angler'),
      battlefield: [...cards('Crypt Ghast'), ...many(4, 'Swamp')],
    }).cast();
    expect(ghast.names).toContain('Gurmag Angler');
    expect(ghast.tapped('Swamp')).toBe(4);
    const behemoth = new Table({ hand: cards('Siege Wurm'), battlefield: [...many(4, 'Forest')] }, {}, 0);
    expect(() => behemoth.cast()).toThrow('cost');
    const monarch = new Table(
      { hand: cards('Gurmag Angler'), battlefield: [...cards('Regal Behemoth'), ...many(4, 'Plains')] },
      {},
      0,
    ).cast();
    expect(monarch.names).toContain('Gurmag Angler');
  });
});
