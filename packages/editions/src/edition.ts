import type { Edition, EditionParameters, Meaning } from '@ettin/schema';

/** An edition as the difference from another: what it leaves out is its parent's. */
export interface EditionOverlay {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  readonly parameters?: Partial<EditionParameters>;
  readonly cites?: Partial<Readonly<Record<Meaning, string>>>;
}

export function overlay(parent: Edition, { parameters, cites, ...own }: EditionOverlay): Edition {
  return {
    ...own,
    parameters: { ...parent.parameters, ...parameters },
    cites: { ...parent.cites, ...cites },
  };
}
