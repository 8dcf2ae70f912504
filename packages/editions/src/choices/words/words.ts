import type { Contradiction, ContradictionId } from '../contradictions.js';

/** What the contradictions and their readings are called in a language other than English. */
export interface ChoiceWords {
  readonly contradictions: Readonly<Record<ContradictionId, Contradiction>>;
  /** By contradiction and option, as in `CHOICES`. */
  readonly options: Readonly<Partial<Record<ContradictionId, Readonly<Record<string, string>>>>>;
}
