import type { Deck, DeckEntry, DeckProblem, ProblemCode, Section } from './deck.js';
import { type Heading, type Place, readHeading, readMeta } from './heading.js';
import { readCardLine } from './line.js';
import { sideboardFrom } from './sideboard.js';
import { normaliseText, splitLines } from './text.js';

const COMMENT = /^(?:\/\/|#|;)\s*/;
/** Lines drawn between parts of a list. */
const RULE = /^[-=*~.•·+ ]+$/;
const FOREIGN_FILE =
  /^\s*(?:<(?:\?xml|!doctype|html|head|body|div|table|deck|netdeck|cockatrice_deck)\b|\{\s*"|\[\s*[{"])/i;

/** No card line comes near; and no pattern below has to work on more. */
const LONGEST_LINE = 500;

const NOTES: Readonly<Partial<Record<ProblemCode, string>>> = {
  unknownHeading: 'This heading names no section; the cards below stay in the section above.',
  notInDeck: 'This line is outside the deck and sideboard.',
  tooLong: `A line has more than ${LONGEST_LINE} characters.`,
  notAList: 'This is a file of another kind. Export the deck as text and paste that.',
};

/** Cards between blank lines; where they go is known only at the end if no heading said so. */
interface Draft extends Omit<DeckEntry, 'section'> {
  readonly place: Place;
  /** Blank lines since the card line before it. */
  readonly gap: number;
}

class Reader {
  private readonly drafts: Draft[] = [];
  private readonly problems: DeckProblem[] = [];
  private name: string | undefined;
  private place: Place = 'main';
  private gap = 0;
  /** Whether the list itself says where things are; blank lines then mean nothing. */
  private headed = false;

  read(text: string): Deck {
    if (FOREIGN_FILE.test(text)) {
      this.problem(1, text.slice(0, 80), 'notAList');
    } else {
      splitLines(text).forEach((raw, index) => {
        this.line(raw, index + 1);
      });
    }
    const entries = this.entries();
    return {
      ...(this.name === undefined ? {} : { name: this.name }),
      entries,
      problems: this.problems,
    };
  }

  private problem(line: number, text: string, code: ProblemCode, message = NOTES[code] ?? ''): void {
    this.problems.push({ line, text, code, message });
  }

  private line(raw: string, number: number): void {
    const all = normaliseText(raw).trim();
    const text = all.slice(0, LONGEST_LINE);
    if (text === '') {
      this.gap += 1;
      return;
    }
    if (all.length > text.length) {
      if (!this.comment(text) && readMeta(text) === null) this.problem(number, text, 'tooLong');
      return;
    }
    if (RULE.test(text)) return;
    if (this.heading(text, number) || this.comment(text) || this.about(text)) return;
    const card = readCardLine(text);
    if (!card.ok) {
      this.problem(number, text, card.code, card.message);
      return;
    }
    const { ok: _, place: ownPlace, ...rest } = card;
    // "*CMDR*" singles a card out of a list that may still use blank lines; "SB:" says how sections are told.
    if (ownPlace !== undefined && ownPlace !== 'commander') this.headed = true;
    const place = ownPlace ?? this.place;
    if (place === 'none') this.problem(number, text, 'notInDeck');
    else this.drafts.push({ ...rest, place, line: number, gap: this.gap });
    this.gap = 0;
  }

  private heading(text: string, line: number): boolean {
    const heading = readHeading(text);
    if (heading === null) return false;
    this.enter(heading);
    if (heading.kind === 'unknown' && readMeta(text) === null) this.problem(line, text, 'unknownHeading');
    return true;
  }

  private enter(heading: Heading): void {
    if (heading.kind === 'unknown') return;
    this.headed = true;
    if (heading.kind === 'place') this.place = heading.place;
    else if (this.place === 'about') this.place = 'main';
  }

  /** A comment; its deck name, if it gives one, is kept. Headings in comments were taken before. */
  private comment(text: string): boolean {
    const mark = COMMENT.exec(text);
    if (mark === null) return false;
    const meta = readMeta(text.slice(mark[0].length));
    if (meta?.deckName !== undefined) this.name ??= meta.deckName;
    return true;
  }

  /** "Name: X" anywhere; under the heading About also "Name X" and anything that isn't a counted card. */
  private about(text: string): boolean {
    const meta = readMeta(text);
    if (meta !== null) {
      if (meta.deckName !== undefined) this.name ??= meta.deckName;
      return true;
    }
    if (this.place !== 'about') return false;
    if (/^\d+\s*x?\s/i.test(text)) {
      this.place = 'main';
      return false;
    }
    const name = /^name\s+(.+)$/i.exec(text)?.[1];
    if (name !== undefined) this.name ??= name;
    return true;
  }

  private entries(): DeckEntry[] {
    const from = this.headed ? Number.POSITIVE_INFINITY : sideboardFrom(this.drafts);
    const beside = new Set(
      this.drafts.filter(({ place }) => place === 'sideboard').map(({ name }) => name.toLowerCase()),
    );
    const entries: DeckEntry[] = [];
    this.drafts.forEach(({ place, gap: _, ...draft }, index) => {
      // Arena lists a companion twice: under its own heading, and in the sideboard where it is (CR 702.139).
      if (place === 'companion' && beside.has(draft.name.toLowerCase())) return;
      entries.push({ ...draft, section: index >= from && place === 'main' ? 'sideboard' : sectionOf(place) });
    });
    return entries;
  }
}

function sectionOf(place: Place): Section {
  return place === 'sideboard' || place === 'companion'
    ? 'sideboard'
    : place === 'commander'
      ? 'commander'
      : 'main';
}

/**
 * Reads a plain, Arena, Magic Online or deck-site list. Never throws, never guesses a name, and never drops a line
 * in silence: each line gives an entry, a problem, or is a heading, comment or blank.
 */
export function readDeck(text: string): Deck {
  return new Reader().read(text);
}
