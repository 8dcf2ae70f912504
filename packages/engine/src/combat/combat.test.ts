import type { Answer } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { Game } from '../game.js';
import { Board, creature, permanent, withKeywords } from './fixture.js';
import { Play } from './play.fixture.js';
import { sampleAttack, sampleBlock } from './sample.js';

type Aim = readonly [string, string | number];

const bear = (name: string) => creature(name, 2, 2);

describe('a combat phase', () => {
  it('should be one attack and one block of the teams, and end with nobody in combat (CR 805.10, 511.3)', () => {
    const p = new Play(
      new Board([[creature('Ogre', 3, 3)], [bear('Bear'), bear('Bystander')], [], [bear('Guard')]]),
    );
    p.attack(['Ogre', 2], ['Bear', 2]).block(['Guard', 'Ogre']).reach('main2');
    expect(p.life()).toEqual([30, 28]);
    expect(p.field()).toEqual(['Ogre', 'Bear', 'Bystander']);
    expect(p.state.combat).toBeNull();
    expect(p.steps()).toEqual(['declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat', 'main2']);
  });

  it('should skip blocks and damage where nobody attacks (CR 508.8)', () => {
    const p = new Play(new Board([[bear('Bear')], [], [bear('Guard')], []])).attack().reach('main2');
    expect(p.steps()).toEqual(['declareAttackers', 'endCombat', 'main2']);
    expect(p.life()).toEqual([30, 30]);
  });

  it('should have two damage steps where somebody strikes first (CR 510.4, 702.7b)', () => {
    const p = new Play(
      new Board([
        [withKeywords('Knight', 2, 2, 'firstStrike'), bear('Bear')],
        [],
        [bear('Guard'), creature('Big', 2, 5)],
        [],
      ]),
    );
    p.attack(['Knight', 2], ['Bear', 3]).block(['Guard', 'Knight'], ['Big', 'Bear']).reach('main2');
    expect(p.steps()).toContain('firstStrikeDamage');
    expect(p.field()).toEqual(['Knight', 'Big']);
  });

  it('should be decided by either head of the team, legally or not at all (CR 805.2, 805.10b)', () => {
    const p = new Play(new Board([[bear('Mine')], [bear("Partner's")], [], []]));
    p.until('attackers');
    const attackers = (...pairs: readonly Aim[]): Answer => ({
      kind: 'attackers',
      attackers: p.board.attack(...pairs),
    });
    expect(p.answer(attackers(['Mine', 1]))).toMatchObject({
      code: 'illegalAttack',
      cite: 'combat.attackTarget',
    });
    expect(p.answer(attackers(['Mine', 2]), 2)).toMatchObject({ ok: false });
    const garbage = { kind: 'attackers', attackers: [null] } as unknown as Answer;
    expect(p.answer(garbage)).toMatchObject({ code: 'malformed' });
    expect(p.answer(attackers(['Mine', 2], ["Partner's", 3]), 1)).toBeNull();
    expect(p.state.combat?.attackers).toHaveLength(2);
  });

  it('should leave no damage for a head whose planeswalker is gone by then (CR 506.4c)', () => {
    const walker = permanent('Walker', { types: ['planeswalker'], loyalty: 1 });
    const p = new Play(
      new Board([
        [withKeywords('Quick', 1, 1, 'firstStrike'), creature('Ogre', 3, 3), bear('Bear')],
        [],
        [walker],
        [],
      ]),
    );
    p.attack(['Quick', 'Walker'], ['Ogre', 'Walker'], ['Bear', 2]).reach('main2');
    expect(p.field()).toEqual(['Quick', 'Ogre', 'Bear']);
    expect(p.life()).toEqual([30, 28]);
  });

  it('should keep an attacker blocked whose blocker dies before damage (CR 509.1h)', () => {
    const shocker = creature('Shocker', 3, 3, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'becomesBlocked', what: 'self' },
          effects: [{ do: 'destroy', what: { each: { blocking: true } } }],
        },
      ],
    });
    const p = new Play(new Board([[shocker], [bear('Bear')], [bear('Guard')], [bear('Bystander')]]));
    p.attack(['Shocker', 2], ['Bear', 2]).block(['Guard', 'Shocker']).reach('main2');
    expect(p.field()).toEqual(['Shocker', 'Bear', 'Bystander']);
    expect(p.life()).toEqual([30, 28]);
  });

  it('should speak of the head attacked in abilities of each attacker (CR 805.10e)', () => {
    const raider = (name: string) =>
      creature(name, 0, 1, {
        abilities: [
          {
            kind: 'triggered',
            when: { on: 'attacks', what: 'self' },
            effects: [{ do: 'loseLife', who: 'defendingPlayer', amount: 1 }],
          },
        ],
      });
    const p = new Play(new Board([[raider('One'), raider('Two')], [raider('Three')], [], []]));
    p.attack(['One', 3], ['Two', 3], ['Three', 2]);
    p.reach('main2');
    expect(p.state.players.map((x) => x.tally.lifeLost ?? 0)).toEqual([0, 0, 1, 2]);
  });

  it('should have each controller pay for their own attackers before they attack (CR 508.1h-k)', () => {
    const forest = (name: string) => permanent(name, { types: ['land'], subtypes: ['Forest'] });
    const tax = permanent('Tax', { rules: [{ rule: 'attackCost', whom: 'you', cost: { mana: '{1}' } }] });
    const p = new Play(
      new Board([
        [bear('A1'), forest('Forest A1')],
        [bear('A2'), bear('A2 too'), forest('Forest A2')],
        [tax],
        [],
      ]),
    );
    p.until('attackers');
    const answer = (...names: string[]): Answer => ({
      kind: 'attackers',
      attackers: p.board.attack(...names.map((n): Aim => [n, 2])),
    });
    expect(p.answer(answer('A2', 'A2 too'))).toMatchObject({ code: 'cantPay' });
    expect(p.answer(answer('A1', 'A2'))).toBeNull();
    const g = new Game(p.board.g.rules, p.state);
    expect(['Forest A1', 'Forest A2'].map((n) => g.get(p.board.id(n)).tapped)).toEqual([true, true]);
    expect(p.state.combat?.attackers).toHaveLength(2);
    p.reach('main2');
    expect(p.life()).toEqual([30, 26]);
  });
});

describe('sampled declarations', () => {
  it('should be legal or refused, never break the game, and be legal as suggested', () => {
    const odd = creature('Flunky', 3, 3, {
      mods: [{ mod: 'cantAttackAlone' }, { mod: 'mustBeBlocked', byAll: true }],
    });
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * n);
    };
    for (let n = 0; n < 40; n++) {
      const p = new Play(
        new Board([
          [
            withKeywords('Menace', 2, 2, 'menace'),
            odd,
            creature('Eager', 2, 2, { mods: [{ mod: 'mustAttack' }] }),
          ],
          [withKeywords('Rhino', 4, 4, 'trample'), withKeywords('Bird', 1, 1, 'flying')],
          [bear('Guard'), creature('Wide', 1, 6, { mods: [{ mod: 'blockAdditional', n: 1 }] })],
          [
            withKeywords('Spider', 1, 3, 'reach'),
            creature('Shy', 2, 2, { mods: [{ mod: 'cantBlockAlone' }] }),
          ],
        ]),
      ).until('attackers');
      const attack = p.pending;
      if (attack.kind !== 'attackers') throw new Error(attack.kind);
      if (p.answer(sampleAttack(attack, random)) !== null)
        expect(p.answer(attack.suggested ?? { kind: 'option', option: 0 })).toBeNull();
      const block = p.until('blockers').pending;
      if (block.kind !== 'blockers') throw new Error(block.kind);
      if (p.answer(sampleBlock(block, random)) !== null)
        expect(p.answer(block.suggested ?? { kind: 'option', option: 0 })).toBeNull();
      p.reach('main2');
      expect(p.state.combat).toBeNull();
    }
  });
});
