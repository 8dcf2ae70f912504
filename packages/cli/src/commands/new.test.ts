import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';

const CARD_FILE = [
  { name: 'Testing Ground', type_line: 'Land', oracle_text: '{T}: Add {C}.', layout: 'normal' },
  {
    name: "Nobody's Elf",
    mana_cost: '{1}{G/W}',
    type_line: 'Legendary Creature — Elf Warrior',
    oracle_text: 'Flying\nSome words that stay where they are.',
    power: '2',
    toughness: '*',
    colors: ['G', 'W'],
    layout: 'normal',
  },
  {
    name: 'Dayside // Nightside',
    layout: 'transform',
    card_faces: [
      {
        name: 'Dayside',
        mana_cost: '{W}',
        type_line: 'Creature — Human',
        power: '1',
        toughness: '1',
        colors: ['W'],
      },
      {
        name: 'Nightside',
        mana_cost: '',
        type_line: 'Creature — Spirit',
        power: '3',
        toughness: '3',
        colors: ['B'],
      },
    ],
  },
  { name: 'Odd One', layout: 'leveler', type_line: 'Creature — Bear' },
  { name: 'Gadget', layout: 'normal', type_line: 'Contraption' },
]
  .map((card) => JSON.stringify(card))
  .join('\n');

/** An empty copy of the project. */
function project(files: Readonly<Record<string, string>> = {}) {
  const made = folder({ ...files, 'package.json': '{}' });
  mkdirSync(join(made.path, 'packages/cards/src'), { recursive: true });
  return made;
}

describe('ettin new card', () => {
  it('should refuse a folder that is no project', async () => {
    const { path } = folder();
    const { code, err } = await ettin(['new', 'card', 'Plain Ox', '--types', 'Artifact', '--into', path]);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('is no folder of the Ettin project');
  });

  it("should write data and a scenario from the user's card file, and none of its text", async () => {
    const files = project({ 'cards.jsonl': CARD_FILE });
    const argv = ['new', 'card', 'nobodys elf', '--from', 'cards.jsonl', '--into', files.path];
    const { code, out } = await ettin(argv, { cwd: files.path });
    expect(code).toBe(EXIT.done);
    expect(files.read('packages/cards/src/n/nobodys-elf.ts')).toBe(
      [
        "import { card } from '@ettin/schema';",
        '',
        'export default card({',
        `  name: "Nobody's Elf",`,
        "  manaCost: '{1}{G/W}',",
        "  supertypes: ['legendary'],",
        "  types: ['creature'],",
        "  subtypes: ['Elf', 'Warrior'],",
        '  power: 2,',
        "  toughness: '*',",
        '});',
        '',
      ].join('\n'),
    );
    const scenario = files.read('scenarios/cards/nobodys-elf.yaml');
    expect(scenario).toContain('mana: CG');
    expect(scenario + files.read('packages/cards/src/n/nobodys-elf.ts')).not.toContain('Some words');
    expect(out).toContain('2 lines of rules text');
  });

  it('should write a scenario that runs as it is', async () => {
    const files = project();
    const argv = ['new', 'card', 'Plain Ox', '--types', 'Creature — Ox', '--cost', '{2}{W}', '--size', '2/4'];
    expect((await ettin([...argv, '--into', files.path])).code).toBe(EXIT.done);
    // the card isn't in the index of built-in cards, so the scenario brings it along
    const own =
      'cards:\n  - {name: Plain Ox, manaCost: "{2}{W}", types: [creature], subtypes: [Ox], power: 2, toughness: 4}\n';
    const text = files.read('scenarios/cards/plain-ox.yaml').replace('teams:\n', `${own}teams:\n`);
    files.write('plain-ox.yaml', text);
    const { code, out } = await ettin(['scenario', 'run', 'plain-ox.yaml'], { cwd: files.path });
    expect(out).toContain('✓ plain-ox');
    expect(code).toBe(EXIT.done);
  });

  it("should keep both faces and colours that don't follow from a cost", async () => {
    const files = project({ 'cards.jsonl': CARD_FILE });
    await ettin(['new', 'card', 'Nightside', '--from', 'cards.jsonl', '--into', files.path], {
      cwd: files.path,
    });
    const text = files.read('packages/cards/src/d/dayside.ts');
    expect(text).toContain("layout: 'transform'");
    expect(text).toMatch(/other: \{\n {4}name: 'Nightside',\n {4}colors: \['B'\],/);
  });

  it('should never replace a file', async () => {
    const files = project();
    mkdirSync(join(files.path, 'packages/cards/src/p'), { recursive: true });
    files.write('packages/cards/src/p/plain-ox.ts', 'mine');
    const argv = [
      'new',
      'card',
      'Plain Ox',
      '--types',
      'Creature — Ox',
      '--size',
      '2/4',
      '--into',
      files.path,
    ];
    const { code, err } = await ettin(argv, { cwd: files.path });
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('packages/cards/src/p/plain-ox.ts exists already');
    expect(files.read('packages/cards/src/p/plain-ox.ts')).toBe('mine');
  });

  it.each([
    [['Grizzly Bears'], 'Grizzly Bears is built in already'],
    [['Plain Ox'], 'say what it is: --types'],
    [['Plain Ox', '--types', 'Creature — Ox'], 'a creature has power and toughness'],
    [['Plain Ox', '--types', 'Beast'], '"Beast" in "Beast" is no card type'],
    [['Plain Ox', '--types', 'Artifact', '--cost', '2W'], '"2W" is no mana cost'],
    [['Plain Ox', '--types', 'Creature — Ox', '--size', 'big'], '"big" is no size'],
    [['Plain Ox', '--from', 'cards.jsonl'], 'cards.jsonl has no card Plain Ox'],
    [['Odd One', '--from', 'cards.jsonl'], 'cards.jsonl:4: card data has no layout leveler'],
    [['Gadget', '--from', 'cards.jsonl'], '"Contraption" in "Contraption" is no card type'],
    [['Plain Ox', '--from', 'bad.jsonl'], 'bad.jsonl:1: no JSON object'],
    [['Plain Ox', '--from', 'none.jsonl'], "none.jsonl can't be read"],
  ])('%j should be told and write nothing', async (argv, message) => {
    const files = project({ 'cards.jsonl': CARD_FILE, 'bad.jsonl': 'Plain Ox\n' });
    const { code, err, out } = await ettin(['new', 'card', ...argv, '--into', files.path], {
      cwd: files.path,
    });
    expect(err).toContain(message);
    expect(code).toBe(EXIT.badInput);
    expect(out).toBe('');
  });
});

describe('ettin new keyword', () => {
  it('should say where a keyword is known', async () => {
    const { code, out } = await ettin(['new', 'keyword', 'Time', 'Loop', '--json']);
    expect(code).toBe(EXIT.done);
    expect(JSON.parse(out)).toMatchObject({ keyword: 'timeLoop', steps: expect.any(Array) });
  });

  it('should name the rule of one that is there', async () => {
    const { code, err } = await ettin(['new', 'keyword', 'first strike']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('first strike is there already (rule 702.7)');
  });
});
