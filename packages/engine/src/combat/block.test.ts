import type { CardDef, Mod } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { blockCosts, blockDecision, blockOptions, validateBlock } from './block.js';
import { Board, creature, permanent, rock, withKeywords } from './fixture.js';
import { stepDeclareBlockers } from './steps.js';

const bear = (name: string) => creature(name, 2, 2);
const modded = (name: string, ...mods: Mod[]) => creature(name, 2, 2, { mods });
const illegal = { ok: false, code: 'illegalBlock' };

/** Attackers that the creature could block. */
function blocksOf(b: Board, name: string): readonly (string | number)[] {
  return (
    blockOptions(b.g)
      .find((x) => x.blocker === b.id(name))
      ?.attackers.map((a) => b.name(a)) ?? []
  );
}
const blockers = (b: Board) => blockOptions(b.g).map((x) => b.name(x.blocker));

/** Attacks seat 2 with this creature and says which of these could block it. */
function whoBlocks(attacker: CardDef, ...defenders: CardDef[]): readonly (string | number)[] {
  const b = new Board([[attacker], [], defenders, []]).attacking([attacker.name, 2]);
  return blockers(b);
}

describe('who may block', () => {
  it('should be any untapped creature of the defending team, whichever head is attacked (CR 805.10d)', () => {
    const b = new Board([
      [bear('Attacker')],
      [bear('Not ours')],
      [{ card: bear('Tapped'), set: { tapped: true } }, bear('B1'), withKeywords('Decayed', 2, 2, 'decayed')],
      [
        { card: bear('New'), set: { since: 3 } },
        { card: bear('Phased out'), set: { phasedOut: true } },
        permanent('Living siege', { types: ['creature', 'battle'], power: 1, toughness: 1, defense: 3 }),
      ],
    ]).attacking(['Attacker', 2]);
    expect(blockers(b)).toEqual(['B1', 'New']);
    expect(blockDecision(b.g)).toMatchObject({ kind: 'blockers', players: [2, 3], byTeam: true });
    expect(validateBlock(b.g, b.block(['New', 'Attacker']))).toBeNull();
    expect(validateBlock(b.g, b.block(['Tapped', 'Attacker']))).toMatchObject(illegal);
  });

  it("should also block what attacks a partner's planeswalker or a battle that they protect (CR 805.10d)", () => {
    const siege = permanent('Siege', { types: ['battle'], subtypes: ['Siege'], defense: 3 });
    const b = new Board([
      [bear('One'), bear('Two'), bear('Three'), { card: siege, set: { chosen: { player: 2 } } }],
      [],
      [permanent('Walker', { types: ['planeswalker'], loyalty: 3 })],
      [bear('Guard')],
    ]).attacking(['One', 'Walker'], ['Two', 2], ['Three', 'Siege']);
    expect(blocksOf(b, 'Guard')).toEqual(['One', 'Two', 'Three']);
  });

  it('should be nobody where nobody can, and the step is done without a question', () => {
    const b = new Board([[bear('One')], [], [], []]).attacking(['One', 2]);
    expect(blockDecision(b.g)).toBeNull();
    expect(b.run(stepDeclareBlockers)).toEqual([]);
    expect(b.g.s.combat).toMatchObject({ declared: true, attackers: [{ blocked: false }] });
  });
});

describe('evasion', () => {
  it('should let flyers be blocked by flying and reach only (CR 702.9b, 702.17b)', () => {
    const list = [
      bear('Ground'),
      withKeywords('Flyer', 1, 1, 'flying'),
      withKeywords('Spider', 1, 1, 'reach'),
    ];
    expect(whoBlocks(withKeywords('Drake', 2, 2, 'flying'), ...list)).toEqual(['Flyer', 'Spider']);
    expect(whoBlocks(bear('Bear'), ...list)).toEqual(['Ground', 'Flyer', 'Spider']);
  });

  it('should let fear be blocked by artifact and black creatures only (CR 702.36b)', () => {
    const list = [
      bear('Bear'),
      creature('Black', 1, 1, { colors: ['B'] }),
      creature('Golem', 1, 1, { types: ['artifact', 'creature'] }),
    ];
    expect(whoBlocks(withKeywords('Fearsome', 2, 2, 'fear'), ...list)).toEqual(['Black', 'Golem']);
  });

  it('should let intimidate be blocked by artifact creatures and those that share a color (CR 702.13b)', () => {
    const list = [
      creature('Red', 1, 1, { colors: ['R', 'G'] }),
      creature('Blue', 1, 1, { colors: ['U'] }),
      creature('Golem', 1, 1, { types: ['artifact', 'creature'] }),
    ];
    const attacker = creature('Brute', 2, 2, { colors: ['R'], keywords: ['intimidate'] });
    expect(whoBlocks(attacker, ...list)).toEqual(['Red', 'Golem']);
  });

  it('should keep shadow and no shadow apart, either way (CR 702.28b)', () => {
    const list = [bear('Bear'), withKeywords('Shade', 1, 1, 'shadow')];
    expect(whoBlocks(withKeywords('Soltari', 2, 2, 'shadow'), ...list)).toEqual(['Shade']);
    expect(whoBlocks(bear('Attacker'), ...list)).toEqual(['Bear']);
  });

  it('should hide skulk from greater power and horsemanship from those without it (CR 702.118b, 702.31b)', () => {
    const list = [creature('Small', 1, 1), bear('Equal'), creature('Big', 3, 3)];
    expect(whoBlocks(withKeywords('Sneak', 2, 2, 'skulk'), ...list)).toEqual(['Small', 'Equal']);
    const riders = [bear('Foot'), withKeywords('Rider', 1, 1, 'horsemanship')];
    expect(whoBlocks(withKeywords('Horse', 2, 2, 'horsemanship'), ...riders)).toEqual(['Rider']);
    expect(whoBlocks(bear('Attacker'), ...riders)).toEqual(['Foot', 'Rider']);
  });

  it('should add up (CR 509.1b, example)', () => {
    const list = [
      withKeywords('Flyer', 1, 1, 'flying'),
      withKeywords('Shade', 1, 1, 'shadow'),
      withKeywords('Both', 1, 1, 'flying', 'shadow'),
    ];
    expect(whoBlocks(withKeywords('Evasive', 2, 2, 'flying', 'shadow'), ...list)).toEqual(['Both']);
  });

  it('should keep creatures with the quality from blocking a protected attacker (CR 702.16f)', () => {
    const attacker = withKeywords('Paladin', 2, 2, { k: 'protection', from: { colors: ['B'] } });
    expect(whoBlocks(attacker, creature('Black', 1, 1, { colors: ['B'] }), bear('Bear'))).toEqual(['Bear']);
    expect(
      whoBlocks(withKeywords('Progenitus', 10, 10, { k: 'protection', from: 'everything' }), bear('Bear')),
    ).toEqual([]);
  });

  it('should look for landwalk at the lands of the defending player only (CR 702.14c, 805.10e)', () => {
    const walker = (name: string) =>
      withKeywords(name, 2, 2, { k: 'landwalk', land: { subtypes: ['Forest'] } });
    const b = new Board([
      [walker('At B1'), walker('At B2'), walker('At walker of B2')],
      [],
      [bear('Guard of B1')],
      [
        bear('Guard of B2'),
        permanent('Forest', { types: ['land'], subtypes: ['Forest'] }),
        permanent('Walker', { types: ['planeswalker'], loyalty: 3 }),
      ],
    ]).attacking(['At B1', 2], ['At B2', 3], ['At walker of B2', 'Walker']);
    expect(blocksOf(b, 'Guard of B1')).toEqual(['At B1']);
    expect(blocksOf(b, 'Guard of B2')).toEqual(['At B1']);
  });

  it('should obey "can not be blocked", by these or except by those (CR 509.1b)', () => {
    const list = [creature('Small', 1, 1), creature('Big', 4, 4)];
    expect(whoBlocks(modded('Sure', { mod: 'cantBeBlocked' }), ...list)).toEqual([]);
    const strong = { power: { is: '>=' as const, than: 3 } };
    expect(whoBlocks(modded('Slippery', { mod: 'cantBeBlocked', by: strong }), ...list)).toEqual(['Small']);
    expect(whoBlocks(modded('Daunting', { mod: 'cantBeBlocked', exceptBy: strong }), ...list)).toEqual([
      'Big',
    ]);
  });
});

describe('restrictions on blocks', () => {
  it('should ask two creatures of a block on menace, one of each head if they like (CR 702.111b)', () => {
    const b = new Board([
      [withKeywords('Menace', 2, 2, 'menace'), bear('Plain')],
      [],
      [bear('B1')],
      [bear('B2')],
    ]);
    b.attacking(['Menace', 2], ['Plain', 2]);
    expect(validateBlock(b.g, b.block(['B1', 'Menace']))).toMatchObject({
      ...illegal,
      message: "it can't be blocked by fewer creatures",
      about: { object: b.id('Menace'), n: 2 },
    });
    expect(validateBlock(b.g, b.block(['B1', 'Menace'], ['B2', 'Plain']))).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['B1', 'Menace'], ['B2', 'Menace']))).toBeNull();
    expect(validateBlock(b.g, b.block(['B1', 'Plain']))).toBeNull();
  });

  it('should ask as many as the attacker says, or allow no more than one (CR 509.1b)', () => {
    const b = new Board([
      [modded('Three', { mod: 'minBlockers', n: 3 }), modded('One', { mod: 'maxBlockersOne' })],
      [],
      [bear('X'), bear('Y')],
      [bear('Z')],
    ]).attacking(['Three', 2], ['One', 3]);
    expect(validateBlock(b.g, b.block(['X', 'Three'], ['Y', 'Three']))).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['X', 'Three'], ['Y', 'Three'], ['Z', 'Three']))).toBeNull();
    expect(validateBlock(b.g, b.block(['X', 'One'], ['Y', 'One']))).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['X', 'One']))).toBeNull();
  });

  it('should keep from blocking what can not block, or not such attackers (CR 509.1b)', () => {
    const b = new Board([
      [withKeywords('Flyer', 2, 2, 'flying'), bear('Ground')],
      [],
      [modded('Never', { mod: 'cantBlock' })],
      [
        creature('Cloud', 2, 2, {
          keywords: ['flying'],
          mods: [{ mod: 'cantBlock', what: { types: ['creature'], notKeyword: 'flying' } }],
        }),
      ],
    ]).attacking(['Flyer', 2], ['Ground', 2]);
    expect(blockers(b)).toEqual(['Cloud']);
    expect(blocksOf(b, 'Cloud')).toEqual(['Flyer']);
  });

  it('should ask "unless" of the player whose attacker would be blocked (CR 805.10c)', () => {
    const count = (controller: 'you' | 'attackingPlayer') => ({
      count: { types: ['creature' as const], controller },
    });
    const goon = modded('Goon', {
      mod: 'cantBlock',
      unless: { compare: [count('you'), '>', count('attackingPlayer')] },
    });
    const b = new Board([[bear('A1'), bear('A1 too')], [bear('A2')], [goon, bear('Friend')], []]);
    b.attacking(['A1', 2], ['A2', 2]);
    expect(blocksOf(b, 'Goon')).toEqual(['A2']);
    expect(blocksOf(b, 'Friend')).toEqual(['A1', 'A2']);
  });

  it('should let a creature that can not block alone block beside the creature of a partner (CR 506.5)', () => {
    const b = new Board([
      [bear('One'), bear('Two')],
      [],
      [modded('Shy', { mod: 'cantBlockAlone' })],
      [bear('B2')],
    ]);
    b.attacking(['One', 2], ['Two', 2]);
    expect(validateBlock(b.g, b.block(['Shy', 'One']))).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['Shy', 'One'], ['B2', 'Two']))).toBeNull();
    expect(validateBlock(b.g, b.block(['B2', 'Two']))).toBeNull();
  });

  it('should let each creature block one attacker, or as many more as it may (CR 509.1a)', () => {
    const b = new Board([
      [bear('One'), bear('Two'), bear('Three')],
      [],
      [bear('Plain'), modded('Wide', { mod: 'blockAdditional', n: 1 })],
      [modded('Any', { mod: 'blockAdditional', n: 'any' })],
    ]).attacking(['One', 2], ['Two', 2], ['Three', 3]);
    const block = (name: string, ...of: string[]) => b.block(...of.map((a) => [name, a] as const));
    expect(validateBlock(b.g, block('Plain', 'One', 'Two'))).toMatchObject(illegal);
    expect(validateBlock(b.g, block('Wide', 'One', 'Two'))).toBeNull();
    expect(validateBlock(b.g, block('Wide', 'One', 'Two', 'Three'))).toMatchObject(illegal);
    expect(validateBlock(b.g, block('Any', 'One', 'Two', 'Three'))).toBeNull();
    expect(validateBlock(b.g, block('Any', 'One', 'One'))).toMatchObject(illegal);
  });

  it('should limit the number of blockers of the team (CR 805.10d)', () => {
    const b = new Board([
      [bear('One'), permanent('Arbiter', { rules: [{ rule: 'maxBlockers', n: 1 }] })],
      [],
      [bear('B1')],
      [bear('B2')],
    ]).attacking(['One', 2]);
    expect(blockDecision(b.g)?.maxBlockers).toBe(1);
    expect(validateBlock(b.g, b.block(['B1', 'One'], ['B2', 'One']))).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['B2', 'One']))).toBeNull();
  });
});

describe('requirements on blocks', () => {
  it('should make a creature block that blocks if able, and nobody else (CR 509.1c)', () => {
    const b = new Board([
      [bear('One'), bear('Two')],
      [],
      [modded('Eager', { mod: 'mustBlock' })],
      [bear('Calm')],
    ]);
    b.attacking(['One', 2], ['Two', 3]);
    expect(validateBlock(b.g, [])).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['Calm', 'One']))).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['Eager', 'Two']))).toBeNull();
    const d = blockDecision(b.g);
    const blocks = d?.suggested?.kind === 'blockers' ? d.suggested.blockers : [];
    expect(blocks).toHaveLength(1);
    expect(validateBlock(b.g, blocks)).toBeNull();
  });

  it("should fetch a partner's creature where menace asks for two (CR 509.1c, example)", () => {
    const b = new Board([
      [withKeywords('Menace', 2, 2, 'menace')],
      [],
      [modded('Eager', { mod: 'mustBlock' })],
      [bear('Calm')],
    ]);
    b.attacking(['Menace', 2]);
    expect(validateBlock(b.g, [])).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['Eager', 'Menace']))).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['Eager', 'Menace'], ['Calm', 'Menace']))).toBeNull();
  });

  it('should see to it that an attacker is blocked that must be, by one creature (CR 509.1c)', () => {
    const b = new Board([
      [modded('Provoker', { mod: 'mustBeBlocked' }), bear('Other')],
      [],
      [bear('B1')],
      [bear('B2')],
    ]);
    b.attacking(['Provoker', 2], ['Other', 2]);
    expect(validateBlock(b.g, [])).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['B1', 'Other']))).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['B1', 'Other'], ['B2', 'Provoker']))).toBeNull();
    expect(validateBlock(b.g, b.block(['B1', 'Provoker']))).toBeNull();
  });

  it('should draw all creatures of the team that are able to a lure (CR 509.1c)', () => {
    const b = new Board([
      [
        creature('Lure', 2, 2, { keywords: ['flying'], mods: [{ mod: 'mustBeBlocked', byAll: true }] }),
        bear('Other'),
      ],
      [],
      [withKeywords('Bird', 1, 1, 'flying'), bear('Ground')],
      [withKeywords('Spider', 1, 3, 'reach')],
    ]).attacking(['Lure', 2], ['Other', 2]);
    expect(validateBlock(b.g, b.block(['Bird', 'Lure']))).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['Bird', 'Lure'], ['Spider', 'Other']))).toMatchObject(illegal);
    expect(validateBlock(b.g, b.block(['Bird', 'Lure'], ['Spider', 'Lure']))).toBeNull();
    expect(validateBlock(b.g, b.block(['Bird', 'Lure'], ['Spider', 'Lure'], ['Ground', 'Other']))).toBeNull();
  });

  it('should not require anybody to pay (CR 509.1c)', () => {
    const b = new Board([
      [bear('One'), permanent('Toll', { rules: [{ rule: 'blockCost', cost: { mana: '{1}' } }] })],
      [],
      [modded('Eager', { mod: 'mustBlock' }), rock('Rock')],
      [],
    ]).attacking(['One', 2]);
    expect(validateBlock(b.g, [])).toBeNull();
    expect(validateBlock(b.g, b.block(['Eager', 'One']))).toBeNull();
  });
});

describe('costs of blocking', () => {
  const toll = permanent('Toll', {
    rules: [{ rule: 'blockCost', cost: { mana: '{1}' }, what: { notKeyword: 'flying' } }],
  });

  it('should be paid by each controller, once a creature (CR 509.1d-f)', () => {
    const b = new Board([
      [bear('One'), bear('Two'), toll],
      [],
      [modded('Wide', { mod: 'blockAdditional', n: 1 }), rock('Rock'), rock('Spare')],
      [bear('Poor'), withKeywords('Bird', 1, 1, 'flying')],
    ]).attacking(['One', 2], ['Two', 3]);
    const wide = b.block(['Wide', 'One'], ['Wide', 'Two']);
    expect(blockCosts(b.g, wide).map((p) => [p.seat, p.mana.generic])).toEqual([[2, 1]]);
    expect(validateBlock(b.g, b.block(['Poor', 'One']))).toMatchObject({ code: 'cantPay' });
    expect(validateBlock(b.g, b.block(['Bird', 'One']))).toBeNull();
    b.run(stepDeclareBlockers, () => ({ kind: 'blockers', blockers: wide }));
    expect(['Rock', 'Spare'].filter((n) => b.obj(n).tapped)).toHaveLength(1);
    expect(b.g.s.combat?.attackers.map((a) => a.blocked)).toEqual([true, true]);
  });
});

describe('declaring blockers', () => {
  const life = [{ do: 'gainLife', who: 'you', amount: 1 }] as const;

  it('should make attackers blocked or unblocked and trigger each kind of ability (CR 509.1h-i)', () => {
    const trigger = (on: 'becomesBlocked' | 'attacksUnblocked') =>
      ({ kind: 'triggered', when: { on, what: 'self' }, effects: life }) as const;
    const both = (name: string) =>
      creature(name, 2, 2, { abilities: [trigger('becomesBlocked'), trigger('attacksUnblocked')] });
    const b = new Board([
      [both('Blocked'), both('Free')],
      [],
      [
        creature('Guard', 2, 2, {
          abilities: [{ kind: 'triggered', when: { on: 'blocks', what: 'self' }, effects: life }],
        }),
      ],
      [bear('Second'), bear('Bystander')],
    ]).attacking(['Blocked', 2], ['Free', 3]);
    b.run(stepDeclareBlockers, () => ({
      kind: 'blockers',
      blockers: b.block(['Guard', 'Blocked'], ['Second', 'Blocked']),
    }));
    const [blocked, free] = b.g.s.combat?.attackers ?? [];
    expect(blocked).toMatchObject({ blocked: true, blockers: [b.id('Guard'), b.id('Second')] });
    expect(free).toMatchObject({ blocked: false, blockers: [] });
    expect(b.g.s.triggers.map((t) => b.name(t.source)).sort()).toEqual(['Blocked', 'Free', 'Guard']);
    expect(b.g.events.filter((e) => e.type === 'blockers')).toMatchObject([{ team: 1 }]);
    expect(b.obj('Guard').tapped).toBe(false);
  });
});
