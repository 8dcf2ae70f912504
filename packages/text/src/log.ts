import { decidingLines } from '@ettin/editions';
import { type Edition, type GameEvent, TABLE_NOTICES } from '@ettin/schema';
import { CHANGES, CHOSEN, LOG, STATUS } from './catalogue/log.js';
import { REASONS } from './catalogue/results.js';
import { COLORS, PILES, STEPS } from './catalogue/words.js';
import type { Language } from './language.js';
import { movePhrase } from './moves.js';
import type { Names } from './names.js';
import { noticePhrase, partsOf } from './notices.js';
import { joined, type Phrase, textOf } from './part.js';
import { type RuleText, ruleText } from './rule-text.js';
import { digits, Speech, signed } from './speech.js';
import { counterKind } from './vocabulary.js';

/** One line of a log: what happened, and the rule that it cites in the game's edition. */
export interface LogLine {
  readonly text: string;
  /** The same in pieces, so that names can be pointed at. */
  readonly parts: Phrase;
  /** Rule number, e.g. "810.9"; null where no rule of the game decides it. */
  readonly rule: string | null;
  /** What decided it: the gist of that rule, or of those of its lines that speak of just this. Null where the edition's texts have no such number. */
  readonly ruleText: RuleText | null;
  /** Heads a turn; a reader may set it apart. */
  readonly heading?: true;
}

/**
 * Words for one event, or null for those that only repeat what others say (steps, taps, mana, single passes). `names`
 * has to know what the event names (`Names.hear`, `Names.learn`); what it doesn't know is told as a face-down card.
 */
export function logLine(
  event: GameEvent,
  names: Names,
  edition: Edition,
  language: Language,
): LogLine | null {
  const phrase = eventPhrase(event, new Speech(names, language));
  if (phrase === null) return null;
  const parts = joined(phrase);
  const rule = isOfTable(event) ? null : edition.cites[event.cite];
  return {
    text: textOf(parts),
    parts,
    rule,
    ruleText: rule === null ? null : ruleText(edition.id, rule, language, linesFor(event, edition)),
    ...(event.type === 'turnBegan' ? { heading: true } : {}),
  };
}

const isOfTable = (e: GameEvent): boolean =>
  e.type === 'notice' && TABLE_NOTICES.includes(partsOf(e.what)[0]);

/** A team that shares a partner's loss is told by another line than one that shares in it that the others have won. */
function linesFor(event: GameEvent, edition: Edition): readonly string[] {
  const lines = decidingLines(edition, event.cite);
  if (event.type !== 'teamLost' || event.cite !== 'game.teamResult') return lines;
  const [lose, win] = lines;
  const line = event.reason === 'opponentWon' ? win : lose;
  return line === undefined ? lines : [line];
}

function eventPhrase(e: GameEvent, say: Speech): Phrase | null {
  const { language } = say;
  switch (e.type) {
    case 'gameStarted':
      return LOG.phrase(language, 'gameStarted', { team: say.team(e.startingTeam) });
    case 'mulligan':
      return e.kept
        ? LOG.phrase(language, 'kept', { who: say.seat(e.player), n: e.hand })
        : LOG.phrase(language, 'mulligan', { who: say.seat(e.player) });
    case 'turnBegan':
      return LOG.phrase(language, 'turn', { n: digits(e.turn), team: say.team(e.team) });
    case 'stepBegan':
    case 'passed':
    case 'teamPassed':
    case 'tapped':
    case 'mana':
      return null;
    case 'skipped':
      return e.what === 'turn'
        ? LOG.phrase(language, 'skippedTurn', { team: say.team(e.team) })
        : LOG.phrase(language, 'skippedStep', { team: say.team(e.team), step: STEPS.text(language, e.what) });
    case 'moved':
      return movePhrase(e, say);
    case 'cast':
    case 'activated':
    case 'triggered': {
      if (e.type === 'triggered' && e.designation === 'monarch')
        return LOG.phrase(language, 'monarchTriggers', { who: say.seat(e.player) });
      const what = say.card(e.type === 'cast' ? e.object : e.source, e.name);
      return withTargets(LOG.phrase(language, e.type, { who: say.seat(e.player), what }), e.targets, say);
    }
    case 'resolved':
    case 'fizzled':
    case 'countered':
      return LOG.phrase(language, e.type, { what: say.onStack(e.object) });
    case 'attackers':
      return e.attacks.length === 0 ? null : attackPhrase(e, say);
    case 'blockers':
      return blockPhrase(e, say);
    case 'damage':
      return LOG.phrase(language, e.combat ? 'combatDamage' : 'damage', {
        source: say.object(e.source),
        n: e.amount,
        to: say.of(e.to),
      });
    case 'damageAssigned': {
      const assigned = e.assignments.map((a) =>
        LOG.phrase(language, 'assigned', {
          source: say.object(a.source),
          n: digits(a.amount),
          to: say.of(a.to),
        }),
      );
      return LOG.phrase(language, 'damageAssigned', { assigned: say.list(assigned) });
    }
    case 'prevented':
      return LOG.phrase(language, 'prevented', { n: e.amount, to: say.of(e.to) });
    case 'life':
      return LOG.phrase(language, 'life', {
        team: say.team(say.names.teamOf(e.player)),
        before: digits(e.total - e.change),
        after: digits(e.total),
        who: say.seat(e.player),
        change: signed(e.change),
      });
    case 'counters':
      return LOG.phrase(language, e.change < 0 ? 'countersGone' : 'countersPut', {
        what: say.of(e.on),
        counters: countersText(e.kind, Math.abs(e.change), language),
        total: digits(e.total),
      });
    case 'attached':
      return e.to === null
        ? LOG.phrase(language, 'unattached', { what: say.object(e.object) })
        : LOG.phrase(language, 'attached', { what: say.object(e.object), to: say.of(e.to) });
    case 'control':
      return LOG.phrase(language, 'control', { who: say.seat(e.controller), what: say.object(e.object) });
    case 'changed':
      return CHANGES.phrase(language, e.what, { what: say.object(e.object) });
    case 'shuffled':
      return LOG.phrase(language, 'shuffled', { who: say.seat(e.player) });
    case 'revealed':
      return LOG.phrase(language, 'revealed', {
        who: say.seat(e.player),
        cards: say.list(e.cards.map((c) => say.card(c.object, c.name))),
      });
    case 'chose':
      return chosenPhrase(e, say);
    case 'status':
      // day, night and a phase are nobody's
      return STATUS.phrase(language, e.what, { who: e.player === null ? '' : say.seat(e.player) });
    case 'random':
      return randomPhrase(e, say);
    case 'conceded':
      return LOG.phrase(language, 'conceded', { who: say.seat(e.player) });
    case 'notice':
      return noticePhrase(e, say);
    case 'teamLost': {
      const told = { team: say.team(e.team), why: REASONS.text(language, e.reason) };
      return e.player === null
        ? LOG.phrase(language, 'teamLost', told)
        : LOG.phrase(language, 'teamLostBy', { ...told, who: say.seat(e.player) });
    }
    case 'gameOver':
      return e.winner === null
        ? LOG.phrase(language, 'draw')
        : LOG.phrase(language, 'wins', { team: say.team(e.winner) });
  }
}

/** "2 poison counters" */
export function countersText(kind: string, n: number, language: Language): string {
  return LOG.text(language, 'counters', { n, kind: counterKind(kind, language) });
}

function withTargets(line: Phrase, targets: readonly number[], say: Speech): Phrase {
  return targets.length === 0 ? line : LOG.phrase(say.language, 'at', { line, targets: say.all(targets) });
}

function attackPhrase(e: Extract<GameEvent, { type: 'attackers' }>, say: Speech): Phrase {
  const attacks = e.attacks.map((a) =>
    LOG.phrase(say.language, 'attack', { attacker: say.object(a.attacker), target: say.of(a.attacks) }),
  );
  return LOG.phrase(say.language, 'attackers', { team: say.team(e.team), attacks: say.list(attacks) });
}

function blockPhrase(e: Extract<GameEvent, { type: 'blockers' }>, say: Speech): Phrase {
  const team = say.team(e.team);
  if (e.blocks.length === 0) return LOG.phrase(say.language, 'noBlock', { team });
  const blocks = e.blocks.map((b) =>
    LOG.phrase(say.language, 'block', { blocker: say.object(b.blocker), attacker: say.object(b.blocks) }),
  );
  return LOG.phrase(say.language, 'blockers', { team, blocks: say.list(blocks) });
}

function randomPhrase(e: Extract<GameEvent, { type: 'random' }>, say: Speech): Phrase {
  const who = say.seat(e.player);
  if (e.what === 'coin') return LOG.phrase(say.language, e.result === 1 ? 'coinWon' : 'coinLost', { who });
  return LOG.phrase(say.language, e.what === 'die' ? 'die' : 'chance', { who, n: digits(e.result) });
}

/** Of cards looked at it says how many went where, never which (CR 701.22a). */
function chosenPhrase(e: Extract<GameEvent, { type: 'chose' }>, say: Speech): Phrase {
  const { language } = say;
  const who = say.seat(e.player);
  const [kind, about] = partsOf(e.what);
  switch (kind) {
    case 'top':
    case 'bottom':
    case 'graveyard':
      return LOG.phrase(language, 'arranged', { who, n: Number(about), where: PILES.text(language, kind) });
    case 'damageOrder': {
      const [source, ...order] = e.objects ?? [];
      return LOG.phrase(language, 'damageOrder', {
        source: source === undefined ? '' : say.of(source),
        order: say.all(order),
      });
    }
    case 'color': {
      const word = isColor(about) ? COLORS.text(language, about) : about;
      return LOG.phrase(language, 'choseWord', { who, role: CHOSEN.text(language, kind), word });
    }
    case 'name':
      return LOG.phrase(language, 'choseWord', {
        who,
        role: CHOSEN.text(language, kind),
        word: say.card(null, about),
      });
    case 'creatureType':
      return LOG.phrase(language, 'choseWord', { who, role: CHOSEN.text(language, kind), word: about });
    case 'search':
      return LOG.phrase(language, 'searches', { who });
    case 'player':
    case 'protector':
    case 'activePlayer':
    case 'attackingPlayer':
    case 'defendingPlayer':
    case 'newTargets':
    case 'copy': {
      const role = CHOSEN.text(language, kind);
      return e.objects === undefined
        ? LOG.phrase(language, 'chose', { who, what: role })
        : LOG.phrase(language, 'choseFor', { who, what: say.all(e.objects), role });
    }
  }
}

const isColor = (word: string): word is keyof typeof COLORS.messages.en & string =>
  Object.hasOwn(COLORS.messages.en, word);
