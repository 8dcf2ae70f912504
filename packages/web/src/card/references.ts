import type { ObjectView, StackView } from '@ettin/schema';
import type { CardTexts } from '@ettin/text';
import { create } from 'zustand';
import type { Language } from '../i18n/languages.js';
import { askReference } from '../worker/page-worker.js';
import type {
  AbilityReference,
  CardReference,
  ReferenceAnswer,
  ReferenceQuery,
} from '../worker/reference.js';
import type { FaceText } from './Face.js';

/**
 * Counts what has come; whoever shows texts looks at it, so that they appear once they are here. `failed` while the last
 * texts that were asked for can't be had.
 */
export const useReferenceCount = create<{ readonly count: number; readonly failed: boolean }>(() => ({
  count: 0,
  failed: false,
}));

/** Texts of cards and abilities in one language and edition: null while on their way, and asked for at the first look. */
export class References {
  private readonly known = new Map<string, ReferenceAnswer>();
  private asked = new Map<string, ReferenceQuery>();

  constructor(
    readonly edition: string,
    readonly language: Language,
  ) {}

  card(name: string | null): CardReference | null {
    if (name === null || name === '') return null;
    const found = this.get(`card ${name}`, { of: 'card', name });
    return found?.of === 'card' ? found : null;
  }

  /** The type line of what it is now, whatever its card says; null while on its way. */
  typeLine({
    supertypes,
    types,
    subtypes,
  }: Pick<ObjectView, 'supertypes' | 'types' | 'subtypes'>): string | null {
    const words = [...supertypes, ...types, ...subtypes].join(' ');
    const found = this.get(`types ${words}`, { of: 'types', supertypes, types, subtypes });
    return found?.of === 'types' ? found.line : null;
  }

  ability(id: number, o: Pick<ObjectView, 'name' | 'token'>): AbilityReference | null {
    const found = this.get(`${id} ${o.name}`, {
      of: 'ability',
      ability: id,
      name: o.name,
      token: o.token === true,
    });
    return found?.of === 'ability' ? found : null;
  }

  private get(key: string, query: ReferenceQuery): ReferenceAnswer {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (!this.asked.has(key)) {
      if (this.asked.size === 0) queueMicrotask(() => this.fetch());
      this.asked.set(key, query);
    }
    return null;
  }

  /** All that one look at the table asked for, in one message. */
  private fetch(): void {
    const asked = this.asked;
    this.asked = new Map();
    const keys = [...asked.keys()];
    for (const key of keys) this.known.set(key, null);
    void askReference(this.edition, this.language, [...asked.values()]).then((answers) => {
      if (answers === null) {
        // asked for again at the next look
        for (const key of keys) this.known.delete(key);
        useReferenceCount.setState({ failed: true });
        return;
      }
      keys.forEach((key, i) => {
        this.known.set(key, answers[i] ?? null);
      });
      useReferenceCount.setState((s) => ({ count: s.count + 1, failed: false }));
    });
  }
}

const made = new Map<string, References>();

export function referencesFor(edition: string, language: Language): References {
  const key = `${edition} ${language}`;
  const found = made.get(key) ?? new References(edition, language);
  made.set(key, found);
  return found;
}

/** What stands on a face: of a two-part card the part that the object is. */
export function faceText(references: References, o: Pick<ObjectView, 'name' | 'face'>): FaceText | null {
  const card = references.card(o.name);
  if (card === null) return null;
  return card.printed.faces[o.face ?? 0] ?? card.printed.faces[0] ?? null;
}

/** The words of cards as `@ettin/text` asks for them. */
export function cardTexts(references: References): CardTexts {
  const asking = (o: ObjectView): readonly number[] => {
    const own = (o as Partial<StackView>).ability;
    return own == null ? o.abilities : [own, ...o.abilities];
  };
  return {
    ability(o, position) {
      const id = o.abilities[position];
      return id === undefined ? null : (references.ability(id, o)?.text ?? null);
    },
    face: (o, face) => references.card(o.name)?.faces[face] ?? null,
    method: (o, method) => references.card(o.name)?.methods[method] ?? null,
    additionalCost(o, keyword, index) {
      const card = references.card(o.name);
      if (card === null) return null;
      return keyword === 'kicker' ? (card.kicker[index] ?? null) : card[keyword];
    },
    mode(o, mode) {
      for (const id of asking(o)) {
        const found = references.ability(id, o)?.modes[mode];
        if (found !== undefined) return found;
      }
      return null;
    },
  };
}
