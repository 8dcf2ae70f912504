import type { Action, Decision, DecisionOption, ObjectView, PlayerView, Seat, TargetId } from '@ettin/schema';
import {
  actionLabel,
  type CardTexts,
  decisionPrompt,
  describeObject,
  describeTarget,
  Names,
  objectName,
  optionLabel,
  type Prompt,
  promptForOther,
  targetName,
} from '@ettin/text';
import { createContext, useContext, useMemo } from 'react';
import type { FaceText } from '../card/Face.js';
import {
  cardTexts,
  faceText,
  type References,
  referencesFor,
  useReferenceCount,
} from '../card/references.js';
import type { Language } from '../i18n/languages.js';
import { useWords } from '../i18n/words.js';
import { useGame } from '../store/context.js';

/** How the table speaks of things, in the reader's language and as they may know them. */
export interface Talk {
  readonly view: PlayerView;
  readonly language: Language;
  readonly names: Names;
  readonly references: References;
  readonly texts: CardTexts;
  /** With its state: "Grizzly Bears 2/2 (tapped)". */
  object(o: ObjectView): string;
  name(o: ObjectView): string;
  target(id: TargetId): string;
  /** With whose it is, and where. */
  described(id: TargetId): string;
  action(action: Action): string;
  option(option: DecisionOption, decision: Decision): string;
  prompt(decision: Decision, seat: Seat): Prompt;
  face(o: ObjectView): FaceText | null;
}

export const NamesContext = createContext<Names>(new Names());

function talkOf(view: PlayerView, names: Names, language: Language): Talk {
  const references = referencesFor(view.edition, language);
  const texts = cardTexts(references);
  return {
    view,
    language,
    names,
    references,
    texts,
    object: (o) => describeObject(o, view, language),
    name: (o) => objectName(o, language),
    target: (id) => targetName(view, id, language),
    described: (id) => describeTarget(view, id, language),
    action: (action) => actionLabel(action, view, texts, language),
    option: (option, decision) => optionLabel(option, decision, view, texts, language),
    prompt(decision, seat) {
      const prompt = decisionPrompt(decision, names, language);
      return seat === view.viewer ? prompt : promptForOther(prompt, seat, names, language);
    },
    face: (o) => faceText(references, o),
  };
}

export function useTalk(): Talk {
  const { view } = useGame();
  const { language } = useWords();
  const names = useContext(NamesContext);
  // the texts that have come since are a reason to speak anew
  const count = useReferenceCount((s) => s.count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` stands for what the references hold by now
  return useMemo(() => talkOf(view, names, language), [view, names, language, count]);
}
