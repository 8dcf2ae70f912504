import type { Language } from '@ettin/editions';
import { isSeat, isTeam, type ObjectId, type Seat, type TargetId, teamIn } from '@ettin/schema';
import { BASICS } from './catalogue/basics.js';
import { type Names, teamLetter } from './names.js';
import { type Phrase, textOf } from './part.js';

/** Names as phrases in one language, each a part that a page may point at. */
export class Speech {
  constructor(
    readonly names: Names,
    readonly language: Language,
  ) {}

  seat(seat: Seat): Phrase {
    const name = this.names.seat(seat) ?? BASICS.text(this.language, 'player', { n: seat + 1 });
    return [{ seat, name }];
  }

  team(team: number): Phrase {
    return [{ team, name: teamName(team, this.language) }];
  }

  object(id: ObjectId): Phrase {
    if (this.names.isOfMonarch(id)) return [{ text: BASICS.text(this.language, 'monarchAbilityName') }];
    const name = this.names.object(id);
    return name === undefined
      ? [{ text: BASICS.text(this.language, 'faceDown') }]
      : BASICS.phrase(this.language, 'named', { name: [{ object: id, name }] });
  }

  /** A card that an event names; null for one that the viewer may not know. */
  card(object: ObjectId | null, name: string | null): Phrase {
    return name === null || name === ''
      ? [{ text: BASICS.text(this.language, 'card') }]
      : BASICS.phrase(this.language, 'named', { name: [{ object, name }] });
  }

  /** What resolves or is countered: a spell by its name, an ability by that of its source. */
  onStack(id: ObjectId): Phrase {
    if (this.names.isOfMonarch(id)) return [{ text: BASICS.text(this.language, 'monarchAbility') }];
    const what = this.object(id);
    return this.names.isAbility(id) ? BASICS.phrase(this.language, 'abilityOf', { what }) : what;
  }

  of(id: TargetId): Phrase {
    if (isTeam(id)) return this.team(teamIn(id));
    return isSeat(id) ? this.seat(id) : this.object(id);
  }

  all(ids: readonly TargetId[]): Phrase {
    return this.list(ids.map((id) => this.of(id)));
  }

  list(items: readonly Phrase[]): Phrase {
    return listed(items, this.language);
  }
}

const teamNames = new Map<string, string>();

/** "Team A" */
export function teamName(team: number, language: Language): string {
  const at = `${language} ${team}`;
  const known = teamNames.get(at) ?? BASICS.text(language, 'team', { letter: teamLetter(team) });
  teamNames.set(at, known);
  return known;
}

/** English without a comma before the last, as the rest of the log has it. */
const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
  ja: new Intl.ListFormat('ja', { type: 'conjunction' }),
};

/** "a", "a and b", "a, b and c"; the word for nothing where there is none. */
export function listed(items: readonly Phrase[], language: Language): Phrase {
  if (items.length === 0) return [{ text: BASICS.text(language, 'nothing') }];
  let next = 0;
  return LISTS[language]
    .formatToParts(items.map(textOf))
    .flatMap((part): Phrase => (part.type === 'element' ? (items[next++] ?? []) : [{ text: part.value }]));
}

/** A number with a real minus sign and without grouping, as sizes and life totals are written. */
export const digits = (n: number): string => String(n).replace('-', '−');
/** "+2", "−3" */
export const signed = (n: number): string => (n < 0 ? digits(n) : `+${n}`);
