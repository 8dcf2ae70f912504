import { cardByName, nearNames } from '@ettin/cards';
import { manaActions, type State } from '@ettin/engine';
import type { Action, Answer, ObjectId, PlayerView, Seat } from '@ettin/schema';
import { type Language, targetName } from '@ettin/text';
import type { Ask, Moment, Move, Sitter } from '../game/drive.js';
import type { MatchDesk } from '../game/match-desk.js';
import type { Io } from '../io/io.js';
import { fold, pageWidth } from '../io/layout.js';
import { type Paint, paintFor } from '../io/paint.js';
import { offersOf } from '../words/actions.js';
import { cardLines } from '../words/cards.js';
import { HELP, MATCH_HELP } from '../words/help.js';
import { refusalWords } from '../words/refusals.js';
import { SAY } from '../words/terminal.js';
import { readsYes } from '../words/yes.js';
import { boardLines, type Drawing, handLines, pilesLines } from './board.js';
import { GameLog, type LogStyle, paintedLines } from './log.js';
import { answerFor } from './prompts/answer.js';
import { askPriority } from './prompts/priority.js';
import type { Screen } from './screen.js';
import { changeStops, DEFAULT_STOPS, type Stops, shouldStop, stopsLines } from './stops.js';
import { Again, type Command, Interruption, Talk } from './talk.js';
import { whyLines } from './why.js';

const LOG_TAIL = 20;

/** Somebody at the terminal. Several may share it; whoever sees other hands is announced first (see `Screen`). */
export class Person implements Sitter {
  readonly kind = 'person';
  readonly person = true;
  private readonly log: GameLog;
  private readonly paint: Paint;
  private stops: Stops = DEFAULT_STOPS;
  /** Turn for which they pass. */
  private yielded = 0;
  private state: State | null = null;

  constructor(
    private readonly io: Io,
    private readonly screen: Screen,
    readonly seat: Seat,
    private readonly style: LogStyle,
    private readonly desk?: MatchDesk,
  ) {
    this.log = new GameLog(seat, style.language);
    this.paint = paintFor(io);
  }

  observe(moment: Moment): void {
    this.log.add(moment);
    this.state = moment.state;
  }

  async decide(ask: Ask): Promise<Move | 'leave'> {
    const pass: Move = { action: { type: 'pass', player: ask.seat }, why: null };
    const { language } = this.style;
    const who = targetName(ask.view, this.seat, language);
    const { names } = this.log;
    const talk = new Talk(this.io, this.paint, { who, language, names }, this.commands(ask));
    try {
      if (ask.decision.kind !== 'priority') {
        await this.turnTo(ask, talk);
        return { action: answering(ask, await answerFor(talk, ask)), why: null };
      }
      const offers = offersOf(ask.rules, ask.view, ask.actions, language);
      const yielding = this.yielded === ask.view.turn;
      if (!shouldStop(this.stops, { view: ask.view, canAct: offers.length > 0, yielding })) return pass;
      await this.turnTo(ask, talk);
      const chosen = await askPriority(talk, ask, offers, this.manaOf(ask));
      if (chosen.yielding) this.yielded = ask.view.turn;
      return { action: chosen.action, why: null };
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
      if (error.kind === 'leave') return 'leave';
      if (error.kind === 'concede') return { action: { type: 'concede', player: this.seat }, why: null };
      return { action: { type: 'cancel', player: ask.seat, decision: ask.decision.id }, why: null };
    }
  }

  /** What happened since they last looked, without asking anything: the end of the game. */
  readOut(view: PlayerView): void {
    for (const line of this.screen.unread(view, this.seat, this.log.lines))
      for (const told of paintedLines(line, this.paint, this.style))
        for (const part of fold(told, pageWidth(this.io))) this.io.out(`${part}\n`);
  }

  /** What happened since they last looked, the board if it changed, and why their last move wasn't taken. */
  private async turnTo(ask: Ask, talk: Talk): Promise<void> {
    await this.screen.handOver(this.seat, ask.view, talk);
    const news = this.screen.unread(ask.view, this.seat, this.log.lines);
    talk.say(news.flatMap((line) => paintedLines(line, this.paint, this.style)));
    const { kind } = ask.decision;
    const tabled = kind === 'priority' || kind === 'attackers' || kind === 'blockers' || kind === 'mulligan';
    const board = tabled ? this.board(ask) : [];
    if (tabled && this.screen.isNewBoard(board)) talk.say(['', ...board]);
    if (ask.refused !== null) {
      const { language } = this.style;
      const nameOf = (id: ObjectId) => targetName(ask.view, id, language);
      const why = `${refusalWords(ask.refused, ask.rules.edition, language, nameOf)} (${ask.refused.rule})`;
      talk.say([this.paint.bad(SAY.text(language, 'notPossible', { why }))]);
    }
  }

  private board(ask: Ask): readonly string[] {
    return boardLines(this.drawing(ask));
  }

  private drawing(ask: Ask): Drawing {
    const { language } = this.style;
    return { view: ask.view, width: pageWidth(this.io), paint: this.paint, language };
  }

  private manaOf(ask: Ask): readonly Action[] {
    return this.state === null ? [] : manaActions(ask.rules, this.state, ask.seat);
  }

  private commands(ask: Ask): Readonly<Record<string, Command>> {
    const width = pageWidth(this.io);
    const say = (lines: readonly string[]) => {
      for (const line of lines.flatMap((l) => fold(l, width))) this.io.out(`${line}\n`);
    };
    const { paint, desk, style } = this;
    const { language } = style;
    const help = desk === undefined ? HELP[language] : [...HELP[language], ...MATCH_HELP[language]];
    return {
      ...(desk === undefined ? {} : { time: () => callTime(desk) }),
      '?': () => say(help),
      help: () => say(help),
      b: () => say(this.board(ask)),
      h: () => say(handLines(this.drawing(ask))),
      g: () => say(pilesLines(this.drawing(ask))),
      c: (name) => say(textOf(name, language)),
      why: (name) => {
        if (this.state !== null) say(whyLines(ask.rules, this.state, ask.view, ask.seat, name, language));
      },
      l: (n) => say(this.tail(n).flatMap((line) => paintedLines(line, paint, style))),
      // elsewhere the letter is an answer (a mulligan)
      ...(ask.decision.kind === 'priority'
        ? { m: () => say(manaLines(ask, this.manaOf(ask), language)) }
        : {}),
      s: (words) => {
        if (words !== '') this.stops = changeStops(this.stops, words.split(/\s+/), language);
        say(stopsLines(this.stops, language));
      },
      x: () => {
        if (ask.decision.cancellable !== true) throw new Again(SAY.text(language, 'nothingToTakeBack'));
        throw new Interruption('cancel');
      },
      concede: async () => {
        const sure = await this.io.ask(
          `${SAY.text(language, 'concedeSure', { rule: ask.rules.edition.cites['game.concede'] })} `,
        );
        if (sure === null) throw new Interruption('leave');
        if (readsYes(sure, language)) throw new Interruption('concede');
      },
      quit: () => {
        throw new Interruption('leave');
      },
    };
  }

  private tail(n: string): GameLog['lines'] {
    const wanted = /^\d+$/.test(n) ? Number(n) : LOG_TAIL;
    return this.log.lines.slice(-Math.max(1, wanted));
  }
}

function callTime(desk: MatchDesk): void {
  const wrong = desk.callTime();
  if (wrong !== null) throw new Again(wrong);
  if (desk.match.phase !== 'playing') throw new Interruption('leave');
}

function answering(ask: Ask, answer: Answer): Action {
  return { type: 'answer', player: ask.seat, decision: ask.decision.id, answer };
}

function textOf(name: string, language: Language): readonly string[] {
  if (name === '') throw new Again(SAY.text(language, 'sayWhichText'));
  const card = cardByName(name);
  if (card === undefined)
    throw new Again(SAY.text(language, 'noBuiltIn', { name, near: nearNames(name, 3).join(', ') }));
  return cardLines(card, language);
}

function manaLines(ask: Ask, actions: readonly Action[], language: Language): readonly string[] {
  const offers = offersOf(ask.rules, ask.view, actions, language);
  if (offers.length === 0) return [SAY.text(language, 'noManaAbility')];
  return offers.map((o, i) => `${`m${i + 1}`.padStart(4)}  ${o.words}`);
}
