import { starterDecks, starterTeams } from '@ettin/cards';
import { useId } from 'react';
import { DeckColors } from '../home/DeckColors.js';
import { isDeckId } from '../home/deck-ids.js';
import { useWords } from '../i18n/words.js';

interface StartersProps {
  readonly legend: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Starter decks of teammates: the partner of one of them is marked. */
  readonly mates?: readonly string[];
}

/** The starter decks in their pairs, each with what it means to do. */
export function Starters({ legend, chosen, onChoose, mates = [] }: StartersProps) {
  const { t } = useWords();
  const name = useId();
  return (
    <fieldset className="home-decks">
      <legend>{legend}</legend>
      {starterTeams.map((pair) => (
        <div key={pair.name} className="deck-pair">
          {pair.decks.map((d) => (
            <label key={d.id} className={d.id === chosen ? 'deck chosen' : 'deck'}>
              <input
                type="radio"
                name={name}
                value={d.id}
                checked={d.id === chosen}
                onChange={() => onChoose(d.id)}
              />
              <span className="deck-name">
                {d.name}
                <DeckColors colors={d.colors} />
              </span>
              <span className="deck-plan">{planOf(d.id)}</span>
              {mates.includes(d.partner) && <span className="deck-mate">{t('deckList.partner')}</span>}
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );

  function planOf(id: string): string {
    return isDeckId(id) ? t(`deck.${id}`) : (starterDecks.find((d) => d.id === id)?.plan ?? '');
  }
}
