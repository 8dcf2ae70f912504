import type { Layout } from '@ettin/schema';

/** What is printed on one face, half or part of a card. All strings are ready to show. */
export interface PrintedFace {
  readonly name: string;
  /** Symbols as in the data, "{2}{W}"; absent where the face has no mana cost. */
  readonly manaCost?: string;
  readonly typeLine: string;
  /** One string an ability or line of keywords; bullets of a modal ability follow after line breaks. */
  readonly rules: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}

export interface PrintedText {
  readonly layout: Layout;
  readonly faces: readonly PrintedFace[];
}
