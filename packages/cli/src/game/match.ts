import { hashOf } from '@ettin/engine';
import type { MatchState } from '@ettin/events';
import type { MatchRules } from '@ettin/schema';
import { matchNewsText, matchScoreText, teamLetter, teamName } from '@ettin/text';
import { Stopped } from '../io/io.js';
import { fold, pageWidth } from '../io/layout.js';
import { paintFor } from '../io/paint.js';
import { SAY } from '../words/terminal.js';
import { MatchDesk } from './match-desk.js';
import { type Finished, playTable, type Table } from './play.js';

export interface MatchTable {
  /** Table of the first game; the games that follow have seeds made from its seed. */
  readonly table: Table;
  readonly rules: MatchRules;
  /** Id of the Floor or Tournament Rules. */
  readonly document: string;
  readonly elimination: boolean;
  readonly timeInTurn: number | null;
}

/** What is kept of a game: a match of many drawn ones needs no more. */
interface PlayedGame {
  readonly seed: string;
  readonly result: Finished['state']['result'];
  readonly ended: Finished['ended'];
}

/** Plays games until the match is over or left. `after` is called with each game, from 1, as it ends. */
export async function playMatch(
  wanted: MatchTable,
  after: (game: Finished, number: number) => void,
): Promise<void> {
  const { table } = wanted;
  const { io, setup } = table;
  const { language } = table.style;
  const games: PlayedGame[] = [];
  const paint = paintFor(io);
  const say = (line: string) => {
    for (const part of fold(line, pageWidth(io))) io.out(`${part}\n`);
  };
  const first = setup.startingTeam ?? null;
  const desk = new MatchDesk(wanted.rules, {
    elimination: wanted.elimination,
    chooser: first ?? chance(setup.seed),
    timeInTurn: wanted.timeInTurn,
    tell: (notices) => {
      for (const notice of notices)
        if (table.json) io.out(`${JSON.stringify({ kind: 'match', game: games.length + 1, notice })}\n`);
        else say(`${paint.strong(matchNewsText(notice, language))} ${paint.faint(`(${notice.rule})`)}`);
    },
  });
  while (desk.match.phase !== 'over') {
    const { chooser } = desk.match;
    const begins = games.length === 0 && first !== null ? first : await chooseFirst(table, chooser);
    if (begins === null) break;
    desk.put({ is: 'chosen', by: chooser, first: begins });
    const number = games.length + 1;
    const seed = number === 1 ? setup.seed : `${setup.seed}/${number}`;
    const game = await playTable({ ...table, setup: { ...setup, seed, startingTeam: begins }, desk });
    games.push({ seed, result: game.state.result, ended: game.ended });
    after(game, number);
    if (game.ended === 'left' || game.ended === 'stopped') break;
  }
  if (table.json)
    io.out(`${JSON.stringify({ kind: 'matchResult', ...resultJson(wanted, desk.match, games) })}\n`);
  else say(paint.strong(matchScoreText(desk.match, language)));
}

function resultJson(wanted: MatchTable, match: MatchState, games: readonly PlayedGame[]): object {
  return {
    result: match.result,
    wins: match.wins,
    drawn: match.drawn,
    games,
    timeCalled: match.timeCalled,
    edition: wanted.table.rules.edition.id,
    document: wanted.document,
  };
}

/** A team that the seed fixes. */
function chance(seed: string): number {
  return Number.parseInt(hashOf(['who chooses', seed]).slice(0, 2), 16) % 2;
}

/**
 * Which team plays first. A person of the team that chooses is asked before anybody sees a hand; bots play first. Null
 * at the end of input.
 */
async function chooseFirst({ io, kinds, style }: Table, chooser: number): Promise<number | null> {
  const { language } = style;
  const heads = kinds.length / 2;
  const own = kinds.slice(chooser * heads, (chooser + 1) * heads);
  const at = own.indexOf('person');
  if (at < 0) return chooser;
  const name = `${teamLetter(chooser)}${at + 1}`;
  for (;;) {
    const question = SAY.text(language, 'firstOrSecond', { team: teamName(chooser, language) });
    const line = await io.ask(`${name}> ${question} `);
    if (io.stop.aborted) throw new Stopped();
    if (line === null) return null;
    const word = line.trim().toLowerCase();
    if (['', '1', 'first', 'play'].includes(word)) return chooser;
    if (['2', 'second', 'draw'].includes(word)) return 1 - chooser;
    if (word === 'quit') return null;
    io.out(`${SAY.text(language, 'sayOneOrTwo')}\n`);
  }
}
