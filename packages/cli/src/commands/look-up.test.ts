import { cards } from '@ettin/cards';
import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';

const read = (out: string): unknown => JSON.parse(out);

describe('ettin', () => {
  it('should show help without arguments, and for each command', async () => {
    const all = await ettin([]);
    expect(all.code).toBe(EXIT.done);
    const commands = [...all.out.matchAll(/^ {2}([a-z]+)/gm)].map((m) => m[1] ?? '');
    expect(commands).toEqual(
      expect.arrayContaining(['start', 'play', 'replay', 'cards', 'deck', 'rules', 'new']),
    );
    for (const command of commands.filter((c) => c !== 'help')) {
      const { code, out } = await ettin([command, '--help']);
      expect(code, command).toBe(EXIT.done);
      expect(out).toContain(`ettin ${command}`);
    }
  });

  it('should name the command that was meant', async () => {
    const { code, err, out } = await ettin(['crads']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain("unknown command 'crads'");
    expect(err).toContain('cards');
    expect(out).toBe('');
    expect((await ettin(['rules', 'shwo'])).code).toBe(EXIT.badInput);
  });

  it('should show its version', async () => {
    expect((await ettin(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('ettin cards', () => {
  it('should show a card by any of its names', async () => {
    const { code, out } = await ettin(['cards', 'show', 'flame', 'rift']);
    expect(code).toBe(EXIT.done);
    expect(out).toBe('Flame Rift  {1}{R}\nSorcery\nFlame Rift deals 4 damage to each player.\n');
    expect((await ettin(['cards', 'show', 'Ice'])).out).toContain('Fire  {1}{R}');
  });

  it('should show a card as JSON', async () => {
    const { out } = await ettin(['cards', 'show', 'Grizzly Bears', '--json']);
    expect(read(out)).toEqual({
      name: 'Grizzly Bears',
      layout: 'normal',
      manaCost: '{1}{G}',
      typeLine: 'Creature — Bear',
      size: '2/2',
      text: {
        layout: 'normal',
        faces: [
          expect.objectContaining({
            name: 'Grizzly Bears',
            typeLine: 'Creature — Bear',
            power: '2',
            toughness: '2',
          }),
        ],
      },
    });
    expect(read((await ettin(['cards', 'show', 'Grizzly Bears', '--data'])).out)).toMatchObject({ power: 2 });
  });

  it('should name what is near a misspelt name', async () => {
    const { code, err, out } = await ettin(['cards', 'show', 'Litning', 'Bolt', '--json']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toMatch(/no built-in card Litning Bolt\n +near it: Lightning Bolt/);
    expect(out).toBe('');
  });

  it('should show a card in another language', async () => {
    const { code, out } = await ettin(['cards', 'show', 'Grizzly', 'Bears', '--lang', 'ja']);
    expect(code).toBe(0);
    expect(out).toContain('クリーチャー ― 熊');
    expect((await ettin(['cards', 'show', 'Grizzly Bears', '--lang', 'fr'])).out).toContain(
      'Créature : ours',
    );
    expect((await ettin(['cards', 'show', 'Grizzly Bears', '--lang', 'xx'])).code).not.toBe(0);
  });

  it('should list all cards, or those for which every filter holds', async () => {
    const names = async (...argv: string[]) =>
      (read((await ettin(['cards', 'list', ...argv, '--json'])).out) as { name: string }[]).map(
        (c) => c.name,
      );
    expect(await names()).toHaveLength(cards.length);
    const goblins = await names('--type', 'goblin shaman', '--color', 'r');
    expect(goblins).toContain('Guttersnipe');
    expect(goblins).not.toContain('Goblin Piledriver');
    expect(await names('--color', 'rg')).not.toContain('Guttersnipe');
    expect(await names('--keyword', 'first strike', '--type', 'angel')).toContain('Baneslayer Angel');
    expect(await names('--text', '4 damage to each player')).toEqual(['Flame Rift']);
    expect(await names('--color', 'C', '--type', 'creature')).toContain('Platinum Angel');
  });

  it("should refuse colors that there aren't", async () => {
    for (const [option, word, near] of [
      ['--keyword', 'flyin', 'flying'],
      ['--type', 'gobln', 'Goblin'],
    ] as const) {
      const wrong = await ettin(['cards', 'list', option, word]);
      expect(wrong.code).toBe(EXIT.badInput);
      expect(wrong.err).toMatch(new RegExp(`no built-in card has the [a-z]+ ${word}\\s+near it: ${near}`));
    }
    const none = await ettin(['cards', 'list', '--type', 'goblin', '--keyword', 'banding', '--json']);
    expect(none.code).toBe(EXIT.failed);
    expect(read(none.out)).toEqual([]);
    const { code, err } = await ettin(['cards', 'list', '--color', 'RX']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('no color "X"');
  });
});
