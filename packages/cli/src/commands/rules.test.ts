import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';

const read = (out: string): unknown => JSON.parse(out);

describe('ettin rules', () => {
  it('should show a rule with its lines and examples', async () => {
    const { code, out } = await ettin(['rules', 'show', '810.9a']);
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(/^810\.9a\n810\.9a\.1 {4}/);
    expect(out).toContain('Example:');
    const shown = read((await ettin(['rules', 'show', '810.9a', '--json'])).out);
    expect(shown).toMatchObject({ edition: '2026', number: '810.9a', lines: expect.any(Array) });
  });

  it('should link a rule to events, decisions, scenarios and cards', async () => {
    // CR 805.10b: the active team declares attackers
    const { out } = await ettin(['rules', 'show', '805.10b.1']);
    expect(out).toMatch(/^Events +Attackers are declared/m);
    expect(out).toMatch(/^Decisions +Declare your team's attackers/m);
    expect(out).toMatch(/^Scenarios +scenarios\/805\/805\.10b\.1\.yaml: The active team declares/m);
    expect(out).toMatch(/^Cards .*Lightning Bolt/m);
    expect(read((await ettin(['rules', 'show', '805.10b.1', '--json'])).out)).toMatchObject({
      meanings: expect.arrayContaining(['combat.attackers']),
      events: expect.arrayContaining(['attackers']),
      decisions: ['attackers'],
      scenarios: expect.arrayContaining([expect.objectContaining({ file: '805/805.10b.1.yaml' })]),
      cards: expect.arrayContaining(['Lightning Bolt']),
    });
    expect((await ettin(['rules', 'show', '805.10b.1', '--lang', 'fr'])).out).toContain(
      'Les attaquants sont déclarés',
    );
  });

  // 805.10b shows events, decisions, scenarios and cards; 704.5 has rules below it; 606.9c of 2005 has C1, 606.4a.1 C10
  it.each([
    ['es', 'Sucesos', 'Debajo:', 'Aquí:', 'heads: '],
    ['fr', 'Événements', 'En dessous :', 'Ici :', 'heads : '],
    ['ja', 'イベント', '下位のルール：', 'ここでは：', 'heads：'],
  ])('should have no English beside a rule in %s', async (lang, events, below, here, heads) => {
    const shown = async (...argv: string[]) => (await ettin(['rules', 'show', ...argv, '--lang', lang])).out;
    const links = await shown('805.10b.1');
    expect(links).toContain(events);
    expect(links).not.toMatch(/^(?:Events|Decisions|Scenarios|Cards) | and \d+ more/m);
    expect(await shown('704.5')).toContain(below);
    const old = await shown('606.9c', '--edition', '2005-fr');
    expect(old).toContain(here);
    expect(old).not.toMatch(/misprint|The printed/);
    expect(await shown('606.9a', '--edition', '2005-fr')).toContain(heads);
    expect(await shown('606.8', '--edition', '2005-fr')).not.toMatch(/Below it/);
  });

  it('should say in the language why no scenario can prove a line', async () => {
    // 606.6 of 2005 is a mere heading
    const shown = await ettin(['rules', 'show', '606.6', '--edition', '2005-fr', '--lang', 'ja']);
    expect(shown.out).not.toContain('heading');
    const found = read(
      (await ettin(['rules', 'list', '--edition', '2005-fr', '--lang', 'ja', '--json'])).out,
    ) as { lines: { id: string; reason?: string }[] };
    expect(found.lines.find(({ id }) => id === '606.6')?.reason).toBe('見出し');
  });

  it('should name editions in the language', async () => {
    const list = await ettin(['rules', 'list', '--edition', '2005-fr', '--lang', 'ja']);
    expect(list.out).toMatch(/^2005-fr {2}ラヴニカ/);
    const diff = await ettin(['rules', 'diff', '2005-fr', '2026', '--lang', 'es']);
    expect(diff.out).toMatch(/^2005-fr {2}Rávnica \(CR 606\) {2}→ {2}2026 {2}Hoy/);
    const none = await ettin(['rules', 'search', 'zebra', '--lang', 'fr']);
    expect(none.err).toMatch(/^Rien/);
  });

  it("should answer a number that isn't there with near ones", async () => {
    const { code, err } = await ettin(['rules', 'show', '810.99']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toMatch(/edition 2026 has no rule 810\.99\n +near it: .*810\.11/);
    expect((await ettin(['rules', 'show', '810.1', '--edition', '1993'])).err).toContain('no edition 1993');
  });

  // 606 was the section until 2009, 806.9a a rule of 2009 and 2010
  it('should name the editions that have a number of another time', async () => {
    const old = (await ettin(['rules', 'show', '606.9a'])).err;
    expect(old).toMatch(/no rule 606\.9a\n +.*2005-fr.*2006-en.* have it: add --edition 2006-en\n/);
    expect((await ettin(['rules', 'show', 'es.31'])).err).toContain('2010-es has it: add --edition 2010-es');
    expect((await ettin(['rules', 'show', '99x'])).err).not.toContain('--edition');
  });

  it('should find rules by words, and say so when there is none', async () => {
    const { out } = await ettin(['rules', 'search', 'poison', 'counters', '--json']);
    expect(read(out)).toMatchObject({
      hits: expect.arrayContaining([expect.objectContaining({ number: '810.10.1' })]),
    });
    const none = await ettin(['rules', 'search', 'zebra']);
    expect(none.code).toBe(EXIT.failed);
    expect(none.out).toBe('');
  });

  it('should say what the sources contradict themselves in, and what is done', async () => {
    const { out } = await ettin(['rules', 'show', '606.9c', '--edition', '2005-fr']);
    expect(out).toMatch(/C1 .*misprint/s);
    expect(
      read((await ettin(['rules', 'show', '606.9c', '--edition', '2005-fr', '--json'])).out),
    ).toMatchObject({ contradictions: [{ id: 'C1' }] });
  });

  it('should speak the language asked for', async () => {
    const show = async (lang: string) =>
      (await ettin(['rules', 'show', '606.4a.2', '--edition', '2005-fr', '--lang', lang])).out;
    expect(await show('fr')).toContain('points de vie');
    expect(await show('es')).toContain('vidas');
    expect(await show('ja')).toContain('ライフ');
    const { code, err } = await ettin(['rules', 'show', '606.4a.2', '--lang', 'de']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('en, es, fr, ja');
  });

  it('should read the rules of editions that lie between the texts', async () => {
    const { out } = await ettin(['rules', 'show', '606.9c', '--edition', '2005-08']);
    expect(out).toContain('becomes that of the team');
  });
});

describe('ettin rules list', () => {
  it('should list every line in the order of the text', async () => {
    const listed = read(
      (await ettin(['rules', 'list', '--edition', '2005-fr', '--lang', 'fr', '--json'])).out,
    );
    expect(listed).toMatchObject({ edition: '2005-fr', lang: 'fr' });
    const { lines } = listed as { lines: { id: string }[] };
    expect(lines.map(({ id }) => id).slice(0, 3)).toEqual(['606.1', '606.2', '606.3.1']);
    expect(lines).toHaveLength(73);
    const { out } = await ettin(['rules', 'list', '--edition', '2010-es']);
    expect(out.split('\n')[1]).toMatch(/^es\.1\.1 /);
  });

  it('should tell which texts there are when an edition has none', async () => {
    const { code, err } = await ettin(['rules', 'list', '--edition', '2018-04']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toMatch(/edition 2018-04.*\n.*2011plus-ja, 2026/);
    expect((await ettin(['rules', 'list', '--edition', '1993'])).err).toContain('no edition 1993');
  });
});

describe('ettin rules search', () => {
  const hits = async (...argv: string[]) =>
    (
      read((await ettin(['rules', 'search', ...argv, '--json'])).out) as { hits: { number: string }[] }
    ).hits.map(({ number }) => number);

  it('should do without accents, and find parts of Japanese', async () => {
    expect(await hits('equipe', 'active', '--lang', 'fr', '--edition', '2005-fr')).toContain('606.6c.1');
    expect(await hits('毒カウンター', '--lang', 'ja', '--edition', '2011plus-ja')).toContain('810.8d.1');
  });
});

describe('ettin rules diff', () => {
  it('should show what goes, appears and changes, topic by topic', async () => {
    const { code, out } = await ettin(['rules', 'diff', '2005-fr', '2026']);
    expect(code).toBe(EXIT.done);
    // starting life changed, with old above new
    expect(out).toMatch(/Starting life\n~ 606\.4a\.2 .*40.*\n {2}810\.4\.2 .*30/);
    expect(out).toMatch(/^\+ 810\.10\.2 /m);
    expect(out).toContain('606.6b→805.5');
    expect(out).not.toMatch(/^= 606\.6b/m);
    expect((await ettin(['rules', 'diff', '2005-fr', '2026', '--same'])).out).toMatch(
      /^= 606\.6b → 805\.5 /m,
    );
  });

  it('should be in one language throughout, and as JSON', async () => {
    const { out } = await ettin(['rules', 'diff', '2005-fr', '2006-en', '--lang', 'es', '--json']);
    const { topics } = read(out) as { topics: { topic: string; title: string }[] };
    expect(topics.find(({ topic }) => topic === 'draw.first')).toMatchObject({
      title: 'Primer robo',
      same: [],
      elsewhere: { from: [], to: [] },
    });
    const words = (await ettin(['rules', 'diff', '2005-fr', '2006-en', '--lang', 'ja'])).out;
    expect(words).toContain('最初のドロー');
  });

  it('should say so when nothing differs', async () => {
    expect((await ettin(['rules', 'diff', '2026', '2026'])).out).toContain('The two say the same.');
  });

  it('should refuse an edition without a text', async () => {
    const { code, err } = await ettin(['rules', 'diff', '2018-04', '2026']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('2018-04');
  });
});
