import { type Answer, type CardDef, type Decision, teamAsTarget } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { Board, creature, permanent, withKeywords } from './fixture.js';
import { Play } from './play.fixture.js';

/** Combat damage on the stack: CR 310 of October 2005 to May 2007; gone with Magic 2010. */

const OLD = { combatDamage: 'stack' } as const;
const bear = (name: string) => creature(name, 2, 2);

/** An artifact that does this to one target, for nothing. */
const device = (name: string, effect: 'sacrifice' | 'shrink' | 'petrify'): CardDef =>
  permanent(name, {
    types: ['artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { tapSelf: true },
        targets: [{ id: 'it', what: { object: { types: ['creature'] } } }],
        effects:
          effect === 'sacrifice'
            ? [{ do: 'destroy', what: { target: 'it' } }]
            : [
                {
                  do: 'apply',
                  what: { target: 'it' },
                  mods:
                    effect === 'shrink'
                      ? [{ mod: 'pt', power: -1, toughness: 0 }]
                      : [{ mod: 'setTypes', types: ['artifact'] }],
                  duration: 'endOfTurn',
                },
              ],
      },
    ],
  });

const suggested = (d: Decision): Answer | undefined => d.suggested;

/** Plays on until damage has been assigned and the active team has priority. */
function assigned(p: Play): Play {
  p.reach('combatDamage', suggested);
  while (p.state.pending !== null || p.state.priority === null) {
    const d = p.state.pending;
    if (d === null) throw new Error('nobody has priority');
    p.answer(d.suggested ?? { kind: 'choose', chosen: [2] });
  }
  return p;
}
const passAll = (p: Play) => {
  p.pass();
  p.pass();
};
/** Uses the device on the creature and lets that resolve. */
function use(p: Play, name: string, on: string, player = 0): void {
  const refused = p.act({ type: 'activate', player, object: p.board.id(name), ability: 0 });
  if (refused !== null) throw new Error(refused.message);
  if (p.state.pending !== null) p.answer({ kind: 'choose', chosen: [p.board.id(on)] });
  passAll(p);
}

describe('combat damage on the stack', () => {
  it('should be dealt when all teams pass, and then the active team has priority again (CR 310.1, 310.4)', () => {
    const p = new Play(new Board([[creature('Ogre', 3, 3)], [bear('Bystander')], [], []], OLD));
    assigned(p.attack(['Ogre', 2]));
    expect(p.life()).toEqual([30, 30]);
    expect(p.state.priority?.team).toBe(0);
    expect(p.events).toContainEqual(
      expect.objectContaining({
        type: 'damageAssigned',
        assignments: [{ source: p.board.id('Ogre'), to: 2, amount: 3 }],
      }),
    );
    passAll(p);
    expect(p.life()).toEqual([30, 27]);
    expect([p.state.turn.step, p.state.priority?.team]).toEqual(['combatDamage', 0]);
    passAll(p);
    expect(p.state.turn.step).toBe('endCombat');
    expect(p.life()).toEqual([30, 27]);
  });

  it('should be dealt as assigned though the creature has left (CR 310.4a-b)', () => {
    const p = new Play(
      new Board([[bear('Bear')], [], [bear('Guard'), device('Device', 'sacrifice')], []], OLD),
    );
    assigned(p.attack(['Bear', 2]).block(['Guard', 'Bear']));
    p.pass();
    use(p, 'Device', 'Bear', 2);
    expect(p.field()).toEqual(['Guard', 'Device']);
    passAll(p);
    expect(p.field()).toEqual(['Device']);
  });

  it('should be dealt as assigned though the power has changed (CR 310.4a)', () => {
    const p = new Play(new Board([[bear('Bear'), device('Device', 'shrink')], [], [], []], OLD));
    assigned(p.attack(['Bear', 2]));
    use(p, 'Device', 'Bear');
    passAll(p);
    expect(p.life()).toEqual([30, 28]);
  });

  it('should not be dealt to a creature that has left, nor to anything else instead (CR 310.4c)', () => {
    const p = new Play(
      new Board(
        [[withKeywords('Bear', 2, 2, 'trample'), device('Device', 'sacrifice')], [], [bear('Guard')], []],
        OLD,
      ),
    );
    assigned(p.attack(['Bear', 2]).block(['Guard', 'Bear']));
    use(p, 'Device', 'Guard');
    passAll(p);
    expect(p.field()).toEqual(['Device']);
    expect(p.life()).toEqual([30, 30]);
  });

  it('should not be dealt to what is no creature any more, while it deals its own (CR 310.4a, 310.4c)', () => {
    const p = new Play(
      new Board([[bear('Bear'), device('Device', 'petrify')], [], [bear('Guard')], []], OLD),
    );
    assigned(p.attack(['Bear', 2]).block(['Guard', 'Bear']));
    use(p, 'Device', 'Guard');
    passAll(p);
    expect(p.field()).toEqual(['Device', 'Guard']);
    expect(p.state.objects.find((o) => o?.id === p.board.id('Guard'))?.damage).toBe(0);
  });

  it('should be assigned anew in the second step, of first strike the first (CR 310.5)', () => {
    const p = new Play(
      new Board([[withKeywords('Knight', 2, 2, 'firstStrike')], [bear('Bear')], [bear('Guard')], []], OLD),
    );
    p.attack(['Knight', 2], ['Bear', 2]).block(['Guard', 'Knight']);
    p.reach('firstStrikeDamage', suggested);
    expect(p.field()).toContain('Guard');
    passAll(p);
    expect(p.field()).not.toContain('Guard');
    p.reach('endCombat', suggested);
    expect(p.life()).toEqual([30, 28]);
    expect(p.field()).toContain('Knight');
  });

  it('should have the damaged head chosen as it is assigned (CR 606.7d)', () => {
    const them = teamAsTarget(1);
    const p = new Play(new Board([[bear('Bear')], [], [], []], { ...OLD, attack: 'team' }));
    p.attack(['Bear', them]).until('choose');
    expect(p.state.turn.step).toBe('combatDamage');
    p.answer({ kind: 'choose', chosen: [3] });
    expect(p.life()).toEqual([30, 30]);
    passAll(p);
    expect(p.state.players.map((x) => x.tally.damageTaken ?? 0)).toEqual([0, 0, 0, 2]);
  });
});
