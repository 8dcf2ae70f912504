import { describe, expect, it } from 'vitest';
import { attackCosts, attackDecision, attackOptions, validateAttack } from './attack.js';
import { Board, creature, permanent, rock, withKeywords } from './fixture.js';
import { stepDeclareAttackers } from './steps.js';

const bear = (name: string) => creature(name, 2, 2);
const illegal = { ok: false, code: 'illegalAttack' };

function targetsOf(b: Board, name: string): readonly (string | number)[] {
  return (
    attackOptions(b.g)
      .find((x) => x.attacker === b.id(name))
      ?.targets.map((t) => b.name(t)) ?? []
  );
}
const options = (b: Board) => attackOptions(b.g).map((x) => b.name(x.attacker));

describe('who may attack', () => {
  it('should be any untapped creature of either active head that is not new (CR 508.1a, 805.10b)', () => {
    const b = new Board([
      [
        bear('Mine'),
        { card: bear('Tapped'), set: { tapped: true } },
        { card: bear('New'), set: { since: 3 } },
        { card: withKeywords('Hasty', 1, 1, 'haste'), set: { since: 3 } },
        { card: bear('Phased out'), set: { phasedOut: true } },
        withKeywords('Wall', 0, 4, 'defender'),
        creature('Walking wall', 0, 4, { keywords: ['defender'], mods: [{ mod: 'attackDespiteDefender' }] }),
        permanent('Statue', { types: ['artifact'] }),
        permanent('Living siege', { types: ['creature', 'battle'], power: 1, toughness: 1, defense: 3 }),
      ],
      [bear("Partner's")],
      [bear('Defender')],
      [],
    ]);
    expect(options(b)).toEqual(['Mine', 'Hasty', 'Walking wall', "Partner's"]);
    expect(validateAttack(b.g, b.attack(['Wall', 2]))).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['Defender', 2]))).toMatchObject(illegal);
  });

  it('should be decided by the whole active team at once, or not at all if nobody can (CR 805.10b)', () => {
    const b = new Board([[], [bear('Bear')], [], []]);
    expect(attackDecision(b.g)).toMatchObject({ kind: 'attackers', players: [0, 1], byTeam: true });
    b.g.own(b.id('Bear')).tapped = true;
    expect(attackDecision(b.g)).toBeNull();
  });
});

describe('what may be attacked', () => {
  const walker = (name: string) => permanent(name, { types: ['planeswalker'], loyalty: 3 });
  const siege = (name: string, protector: number) => ({
    card: permanent(name, { types: ['battle'], subtypes: ['Siege'], defense: 3 }),
    set: { chosen: { player: protector } },
  });

  it('should be each opposing head, their planeswalkers and battles they protect (CR 805.10b, 310.8b)', () => {
    const b = new Board([
      [bear('Bear'), walker('My walker'), siege('Siege on B', 3)],
      [siege('Our own to protect', 0)],
      [walker('Their walker')],
      [siege('Siege on us', 1)],
    ]);
    expect(targetsOf(b, 'Bear')).toEqual([2, 3, 'Siege on B', 'Their walker']);
    expect(validateAttack(b.g, b.attack(['Bear', 'Siege on B']))).toBeNull();
    for (const target of [0, 1, 'My walker', 'Siege on us', 'Our own to protect'])
      expect(validateAttack(b.g, b.attack(['Bear', target]))).toMatchObject({ cite: 'combat.attackTarget' });
  });

  it('should let the attackers of one attack go for different heads, but each only once (CR 805.10b)', () => {
    const b = new Board([[bear('One')], [bear('Two')], [], []]);
    expect(validateAttack(b.g, b.attack(['One', 2], ['Two', 3]))).toBeNull();
    expect(validateAttack(b.g, b.attack(['One', 2], ['One', 3]))).toMatchObject(illegal);
  });
});

describe('restrictions on attacks', () => {
  it('should keep a creature that can not attack at home, and one out of reach of one player only (CR 508.1c)', () => {
    const b = new Board([
      [
        creature('Pacified', 2, 2, { mods: [{ mod: 'cantAttack' }] }),
        creature('Sworn', 2, 2, {
          mods: [{ mod: 'cantAttack', whom: { ownerOf: { each: { name: 'Oath' } } } }],
        }),
      ],
      [bear('Bystander')],
      [permanent('Oath', {})],
      [],
    ]);
    expect(options(b)).toEqual(['Sworn', 'Bystander']);
    expect(targetsOf(b, 'Sworn')).toEqual([3]);
    expect(targetsOf(b, 'Bystander')).toEqual([2, 3]);
  });

  it('should ask "unless" of the one defending player that is attacked (CR 805.10e)', () => {
    const count = (controller: 'you' | 'defendingPlayer') => ({
      count: { types: ['creature' as const], controller },
    });
    const goon = creature('Goon', 6, 6, {
      mods: [{ mod: 'cantAttack', unless: { compare: [count('you'), '>', count('defendingPlayer')] } }],
    });
    const b = new Board([[goon], [bear('Bystander')], [], [bear('Guard')]]);
    expect(targetsOf(b, 'Goon')).toEqual([2]);
    expect(targetsOf(b, 'Bystander')).toEqual([2, 3]);
  });

  it('should protect from "can not attack you" that head, not the partner (CR 805.10b, 805.10e)', () => {
    const b = new Board([
      [bear('Ground'), withKeywords('Flyer', 2, 2, 'flying')],
      [],
      [
        permanent('Moat', {
          rules: [{ rule: 'cantBeAttackedBy', who: 'you', what: { notKeyword: 'flying' } }],
        }),
        permanent('Walker', { types: ['planeswalker'], loyalty: 3 }),
      ],
      [],
    ]);
    expect(targetsOf(b, 'Ground')).toEqual([3, 'Walker']);
    expect(targetsOf(b, 'Flyer')).toEqual([2, 3, 'Walker']);
  });

  it('should protect planeswalkers too where the rule says so', () => {
    const b = new Board([
      [bear('Ground')],
      [],
      [
        permanent('Moat', {
          rules: [{ rule: 'cantBeAttackedBy', who: 'you', what: {}, planeswalkersToo: true }],
        }),
        permanent('Walker', { types: ['planeswalker'], loyalty: 3 }),
      ],
      [permanent('Other walker', { types: ['planeswalker'], loyalty: 3 })],
    ]);
    expect(targetsOf(b, 'Ground')).toEqual([3, 'Other walker']);
  });

  it('should limit the number of attackers of the team (CR 508.1c, 805.10b)', () => {
    const b = new Board([
      [bear('One')],
      [bear('Two')],
      [permanent('Arbiter', { rules: [{ rule: 'maxAttackers', n: 1 }] })],
      [],
    ]);
    expect(attackDecision(b.g)?.maxAttackers).toBe(1);
    expect(validateAttack(b.g, b.attack(['One', 2], ['Two', 2]))).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['Two', 2]))).toBeNull();
  });

  it('should let a creature that can not attack alone attack beside the creature of a partner (CR 506.5)', () => {
    const b = new Board([
      [creature('Flunky', 3, 3, { mods: [{ mod: 'cantAttackAlone' }] })],
      [bear('Two')],
      [],
      [],
    ]);
    expect(validateAttack(b.g, b.attack(['Flunky', 2]))).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['Flunky', 2], ['Two', 3]))).toBeNull();
    expect(validateAttack(b.g, b.attack(['Two', 3]))).toBeNull();
  });
});

describe('costs of attacking', () => {
  const baird = permanent('Baird', {
    rules: [{ rule: 'attackCost', whom: 'you', cost: { mana: '{1}' }, planeswalkersToo: true }],
  });
  const walker = permanent('Walker', { types: ['planeswalker'], loyalty: 3 });

  it('should be paid by each controller for what attacks that head or its planeswalkers (CR 508.1h, 805.10b)', () => {
    const b = new Board([[bear('A1'), bear('A1 too')], [bear('A2'), bear('Free')], [baird, walker], []]);
    const costs = attackCosts(b.g, b.attack(['A1', 2], ['A1 too', 'Walker'], ['A2', 2], ['Free', 3]));
    expect(costs.map((p) => [p.seat, p.mana.generic])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('should add up, and concern only the creatures that the rule speaks of (CR 508.1h)', () => {
    const tax = permanent('Tax', {
      rules: [{ rule: 'attackCost', whom: 'you', cost: { mana: '{2}' }, what: { keyword: 'flying' } }],
    });
    const b = new Board([
      [bear('Ground'), withKeywords('Flyer', 1, 1, 'flying')],
      [],
      [baird, tax, walker],
      [],
    ]);
    expect(attackCosts(b.g, b.attack(['Ground', 2]))[0]?.mana.generic).toBe(1);
    expect(attackCosts(b.g, b.attack(['Flyer', 2]))[0]?.mana.generic).toBe(3);
    expect(attackCosts(b.g, b.attack(['Flyer', 'Walker']))[0]?.mana.generic).toBe(1);
  });

  it('should refuse an attack that its controller can not pay for, whatever the partner has (CR 508.1j)', () => {
    const b = new Board([[bear('A1')], [bear('A2'), rock('Rock')], [baird], []]);
    expect(validateAttack(b.g, b.attack(['A1', 2]))).toMatchObject({ code: 'cantPay' });
    expect(validateAttack(b.g, b.attack(['A2', 2]))).toBeNull();
    expect(validateAttack(b.g, b.attack(['A1', 3], ['A2', 2]))).toBeNull();
  });

  it('should not be paid with mana of an attacker that is tapped by then (CR 508.1f, 508.1i)', () => {
    const mana = {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'addMana', mana: '{G}' }],
    } as const;
    const b = new Board([
      [creature('Elf', 1, 1, { abilities: [mana] })],
      [creature('Watchful elf', 1, 1, { abilities: [mana], keywords: ['vigilance'] })],
      [baird],
      [],
    ]);
    expect(validateAttack(b.g, b.attack(['Elf', 2]))).toMatchObject({ code: 'cantPay' });
    expect(validateAttack(b.g, b.attack(['Watchful elf', 2]))).toBeNull();
    expect(b.obj('Elf').tapped).toBe(false);
  });

  it('should be paid as attackers are declared (CR 508.1j)', () => {
    const b = new Board([[bear('A1'), rock('Rock'), rock('Spare')], [], [baird], []]);
    b.run(stepDeclareAttackers, () => ({ kind: 'attackers', attackers: b.attack(['A1', 2]) }));
    const tapped = ['Rock', 'Spare'].filter((name) => b.obj(name).tapped);
    expect(tapped).toHaveLength(1);
    expect(b.g.s.combat?.attackers).toHaveLength(1);
  });
});

describe('declaring attackers', () => {
  const seen = (alone: boolean) =>
    creature(alone ? 'Loner' : 'Pack', 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'attacks', what: 'self', ...(alone ? { alone } : {}) },
          effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
        },
      ],
    });

  it('should tap attackers without vigilance, count them for their controllers and tell everybody (CR 508.1f)', () => {
    const b = new Board([
      [bear('One'), withKeywords('Watchful', 1, 1, 'vigilance')],
      [bear('Two'), bear('Bystander')],
      [],
      [],
    ]);
    b.run(stepDeclareAttackers, () => ({
      kind: 'attackers',
      attackers: b.attack(['One', 2], ['Watchful', 3], ['Two', 3]),
    }));
    expect(['One', 'Watchful', 'Two', 'Bystander'].map((n) => b.obj(n).tapped)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(b.g.s.players.map((p) => p.tally.attackersDeclared ?? 0)).toEqual([2, 1, 0, 0]);
    expect(b.g.s.combat?.attackers.map((a) => [b.name(a.id), a.attacks, a.defender])).toEqual([
      ['One', 2, 2],
      ['Watchful', 3, 3],
      ['Two', 3, 3],
    ]);
    expect(b.g.events.filter((e) => e.type === 'attackers')).toHaveLength(1);
    expect(b.g.events.filter((e) => e.type === 'tapped')).toHaveLength(2);
  });

  it('should let a creature attack alone only if no creature of the team attacks with it (CR 506.5, 508.3a)', () => {
    const alone = new Board([[seen(true)], [bear('Partner')], [], []]).attacking(['Loner', 2]);
    expect(alone.g.s.triggers).toHaveLength(1);
    const both = new Board([[seen(true), seen(false)], [bear('Partner')], [], []]);
    both.attacking(['Loner', 2], ['Pack', 3], ['Partner', 2]);
    expect(both.g.s.triggers.map((t) => both.name(t.source))).toEqual(['Pack']);
  });

  it('should ask nobody where nobody can attack, and still be done', () => {
    const b = new Board([[{ card: bear('Tapped'), set: { tapped: true } }], [], [], []]);
    expect(b.run(stepDeclareAttackers)).toEqual([]);
    expect(b.g.s.combat?.attackers).toEqual([]);
  });

  it('should trigger once for an attack that several make together (CR 508.3d)', () => {
    const watcher = permanent('Watcher', {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'attackersDeclared', who: 'opponent', min: 2 },
          effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
        },
      ],
    });
    const b = new Board([[bear('One')], [bear('Two')], [watcher], []]).attacking(['One', 2], ['Two', 3]);
    expect(b.g.s.triggers).toHaveLength(1);
    const single = new Board([[bear('One')], [bear('Two')], [watcher], []]).attacking(['One', 2]);
    expect(single.g.s.triggers).toHaveLength(0);
  });
});
