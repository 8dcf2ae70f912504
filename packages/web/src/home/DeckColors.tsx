import { COLORS } from '@ettin/schema';
import { ManaSymbol } from '../card/Mana.js';
import { useWords } from '../i18n/words.js';

/** The colours of a deck as symbols, in words for who listens. */
export function DeckColors({ colors }: { readonly colors: string }) {
  const { t } = useWords();
  const all = COLORS.filter((c) => colors.includes(c));
  return (
    <span className="deck-colors" role="img" aria-label={all.map((c) => t(`color.${c}`)).join(', ')}>
      {all.map((c) => (
        <ManaSymbol key={c} symbol={c} />
      ))}
    </span>
  );
}
