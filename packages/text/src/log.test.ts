import { DEFAULT_EDITION, lineText } from '@ettin/editions';
import type { GameEvent } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './language.js';
import { logLine } from './log.js';
import { Names } from './names.js';
import { bearOf, editionOf, event, table } from './table.fixture.js';

const seen = table();
const names = new Names(seen);
const bear = bearOf(seen, 0).id;
const foe = bearOf(seen, 2).id;
const edition = editionOf(DEFAULT_EDITION);
type Told = Parameters<typeof event>[0];

const say = (told: Told, language: Language = 'en') => {
  const line = logLine(event(told), names, edition, language);
  return line === null ? null : `${line.text} (${line.rule})`;
};
const all = (told: Told) => LANGUAGES.map((language) => logLine(event(told), names, edition, language)?.text);

describe('a line of the log', () => {
  it('should tell of a shared life total before and after, and whose change it was (CR 810.9)', () => {
    expect(say({ type: 'life', cite: 'life.loss', player: 3, change: -2, total: 22 })).toBe(
      'Team B 24 → 22: B2 −2 (810.9)',
    );
    expect(say({ type: 'life', cite: 'life.gain', player: 0, change: 4, total: 3 })).toBe(
      'Team A −1 → 3: A1 +4 (810.9)',
    );
  });

  it('should name attackers with the head that each attacks (CR 805.10b)', () => {
    const attacks = [{ attacker: bear, attacks: 3 }];
    expect(all({ type: 'attackers', cite: 'combat.attackers', team: 0, attacks })).toEqual([
      'Team A attacks: Grizzly Bears → B2',
      'Equipo A ataca: Grizzly Bears → B2',
      'Équipe A attaque : Grizzly Bears → B2',
      'チームAの攻撃：《Grizzly Bears》 → B2',
    ]);
  });

  it('should say in each language how the last of a list is joined to the others', () => {
    const cards = ['Forest', 'Island', 'Plains'].map((name) => ({ object: null, name }));
    expect(all({ type: 'revealed', cite: 'reveal', player: 1, cards })).toEqual([
      'A2 reveals Forest, Island and Plains',
      'A2 muestra Forest, Island y Plains',
      'A2 révèle Forest, Island et Plains',
      'A2は《Forest》、《Island》、《Plains》を公開した',
    ]);
  });

  it('should cite no rule of the game for what the table says of itself', () => {
    const told = { type: 'notice', cite: 'choice', audience: 'all', player: 0 } as const;
    expect(say({ ...told, what: 'botTookSeat:Ann' })).toBe('A1 (bot) plays on for Ann (null)');
    expect(say({ ...told, what: 'undone' })).toBe('A1 takes their last action back (null)');
    expect(say({ ...told, what: 'undone:agreed' })).toBe(
      'By consent the game goes back: A1 asked for it (null)',
    );
    expect(all({ ...told, what: 'personTookSeat:Ada' })).toEqual([
      'A1 takes the seat of Ada (bot)',
      'A1 ocupa el asiento de Ada (bot)',
      'A1 remplace Ada (bot)',
      'A1がAda（ボット）に代わって席に着いた',
    ]);
  });

  it('should give names as parts that a page can point at', () => {
    const line = logLine(
      event({ type: 'damage', cite: 'damage', source: bear, to: 3, amount: 1, combat: true }),
      names,
      edition,
      'fr',
    );
    expect(line?.text).toBe('Grizzly Bears inflige 1 blessure de combat à B2');
    expect(line?.parts).toEqual([
      { object: bear, name: 'Grizzly Bears' },
      { text: ' inflige 1 blessure de combat à ' },
      { seat: 3, name: 'B2' },
    ]);
  });

  it('should give the gist of the rule in the language of the reader', () => {
    const told = { type: 'life', cite: 'life.loss', player: 3, change: -2, total: 22 } as const;
    const gist = (language: Language) => logLine(event(told), names, edition, language)?.ruleText;
    expect(LANGUAGES.map((language) => gist(language)?.language)).toEqual(['en', 'es', 'fr', 'ja']);
    expect(gist('es')?.text).not.toBe(gist('en')?.text);
    // of the three lines of 810.9 the one that speaks of a loss
    expect(gist('en')?.text).toBe(lineText('2026', '810.9.2'));
  });

  it('should not name a card that the reader may not know', () => {
    const draw = {
      type: 'moved',
      cite: 'draw',
      owner: 2,
      from: 'library',
      to: 'hand',
      cause: 'draw',
    } as const;
    expect(say({ ...draw, object: null, was: null, name: null })).toBe('B1 draws a card (121.1)');
    expect(say({ type: 'damage', cite: 'damage', source: 70000, to: 1, amount: 2, combat: false })).toBe(
      'a face-down card deals 2 damage to A2 (120.3)',
    );
  });

  it('should tell how many cards went to the bottom, never which (CR 701.22a)', () => {
    expect(all({ type: 'chose', cite: 'scry', player: 1, what: 'bottom:2' })).toEqual([
      'A2 puts 2 cards on the bottom',
      'A2 pone 2 cartas en el fondo',
      'A2 met 2 cartes au-dessous',
      'A2は2枚を一番下に置いた',
    ]);
  });

  it('should say that somebody searches, and not that they choose it (CR 701.23)', () => {
    expect(all({ type: 'chose', cite: 'search', player: 1, what: 'search' })).toEqual([
      'A2 searches a library',
      'A2 busca en una biblioteca',
      'A2 cherche dans une bibliothèque',
      'A2はライブラリーを探す',
    ]);
  });

  it('should name colors, types and cards that are chosen', () => {
    const chose = { type: 'chose', cite: 'choice', player: 0 } as const;
    expect(say({ ...chose, what: 'color:G' }, 'es')).toBe('A1 elige color: verde (608.2d)');
    expect(say({ ...chose, what: 'creatureType:Elf' })).toBe('A1 chooses creature type: Elf (608.2d)');
    expect(say({ ...chose, what: 'name:Fire: Ice' })).toBe('A1 chooses name: Fire: Ice (608.2d)');
    expect(say({ ...chose, what: 'defendingPlayer', objects: [3] }, 'ja')).toBe(
      'A1はB2を選んだ（防御プレイヤー） (608.2d)',
    );
  });

  it('should count counters as the language does', () => {
    const put = { type: 'counters', cite: 'counters', on: foe } as const;
    expect(all({ ...put, kind: '+1/+1', change: 1, total: 3 })).toEqual([
      'Grizzly Bears gets 1 +1/+1 counter (now 3)',
      'Grizzly Bears recibe 1 contador +1/+1 (ahora 3)',
      'Grizzly Bears reçoit 1 marqueur +1/+1 (total 3)',
      '《Grizzly Bears》に+1/+1カウンター1個が置かれた（現在3個）',
    ]);
    expect(all({ ...put, on: 2, kind: 'poison', change: 2, total: 2 })).toEqual([
      'B1 gets 2 poison counters (now 2)',
      'B1 recibe 2 contadores de veneno (ahora 2)',
      'B1 reçoit 2 marqueurs « poison » (total 2)',
      'B1に毒カウンター2個が置かれた（現在2個）',
    ]);
  });

  it('should leave out what only repeats other lines', () => {
    const silent: readonly Told[] = [
      { type: 'passed', cite: 'priority.pass', player: 0 },
      { type: 'tapped', cite: 'tap', object: bear, tapped: true },
      { type: 'notice', cite: 'mana.empty', player: 0, what: 'manaLost:2' },
      {
        ...{ type: 'moved', cite: 'zone.move', owner: 0, object: bear, was: null, name: 'Grizzly Bears' },
        ...{ from: 'hand', to: 'stack', cause: 'cast' },
      },
    ];
    for (const told of silent) expect(say(told)).toBeNull();
  });

  it('should tell an ability on the stack by its source, a spell by itself', () => {
    const heard = new Names(seen);
    const ability: GameEvent = event({
      ...{ type: 'triggered', cite: 'trigger.put', player: 0, object: 90000, source: bear },
      ...{ name: 'Grizzly Bears', targets: [2] },
    });
    heard.hear(ability);
    expect(logLine(ability, heard, edition, 'en')?.text).toBe('Grizzly Bears of A1 triggers → B1');
    const resolved = event({ type: 'resolved', cite: 'stack.resolve', object: 90000, name: 'Grizzly Bears' });
    expect(LANGUAGES.map((l) => logLine(resolved, heard, edition, l)?.text)).toEqual([
      'The ability of Grizzly Bears resolves',
      'La habilidad de Grizzly Bears se resuelve',
      'La capacité de « Grizzly Bears » se résout',
      '《Grizzly Bears》の能力が解決された',
    ]);
  });

  it('should give the one line that decides it, of a partner’s loss or of one’s win (CR 810.8a)', () => {
    const lost = {
      type: 'teamLost',
      cite: 'game.teamResult',
      audience: 'all',
      team: 1,
      player: null,
    } as const;
    const because = (reason: 'effect' | 'opponentWon', id: string) =>
      logLine({ ...lost, reason }, names, editionOf(id), 'en')?.ruleText?.text;
    for (const id of ['2005-fr', '2009-en', '2010-es', '2026']) {
      expect(because('effect', id), id).toBe('As soon as one partner loses, the team has lost.');
      expect(because('opponentWon', id), id).toBe('As soon as one partner wins, the team has won.');
    }
  });

  it('should say why a team loses, and that it is the whole team (CR 810.8a)', () => {
    const lost = {
      type: 'teamLost',
      cite: 'game.teamResult',
      team: 1,
      reason: 'emptyLibrary',
      player: 2,
    } as const;
    expect(say(lost)).toBe('Team B loses: a player drew from an empty library (B1) (810.8a)');
    expect(say(lost, 'fr')).toBe(
      'Équipe B perd : un joueur a pioché dans une bibliothèque vide (B1) (810.8a)',
    );
    expect(say({ type: 'gameOver', cite: 'game.win', winner: null, reason: 'life' }, 'es')).toBe(
      'La partida termina en empate (104.2)',
    );
  });

  it('should cite the number of the game’s own edition', () => {
    const told = event({ type: 'life', cite: 'life.loss', player: 3, change: -2, total: 22 });
    expect(logLine(told, names, editionOf('2006-en'), 'ja')?.rule).toBe('606.9');
  });
});
