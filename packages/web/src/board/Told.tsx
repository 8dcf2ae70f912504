import { Names } from '@ettin/text';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWords } from '../i18n/words.js';
import { NamesContext } from '../play/talk.js';
import { useGame, useSessionState } from '../store/context.js';
import { useForgetting } from './forget.js';
import { LogLines, type ShownLine } from './lines.js';

const NO_LOG: [] = [];
const Context = createContext<readonly ShownLine[]>([]);

/** The log in words, and the names that were learnt from it: whoever speaks of the game needs them, shown or not. */
export function Told({ children }: { readonly children: ReactNode }) {
  const { view } = useGame();
  const { language } = useWords();
  const log = useSessionState((s) => s.data?.log ?? NO_LOG);
  useForgetting();
  const names = useMemo(() => new Names(), []);
  const lines = useMemo(() => new LogLines(names, view.edition, language), [names, view.edition, language]);
  const told = useMemo(() => lines.hear(log, view), [lines, log, view]);
  return (
    <NamesContext value={names}>
      <Context value={told}>{children}</Context>
    </NamesContext>
  );
}

export const useLines = (): readonly ShownLine[] => useContext(Context);
