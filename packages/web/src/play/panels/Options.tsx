import { WithSymbols } from '../../card/Mana.js';
import { useWords } from '../../i18n/words.js';
import type { Question } from '../asked.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';

export function Options({ question }: { readonly question: Extract<Question, { kind: 'option' }> }) {
  const { answer, alike, answerAlike } = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  return (
    <ul className="options">
      {question.options.map((option, i) => (
        <li key={`${option.label} ${option.object ?? ''}`}>
          <button
            type="button"
            className={i === 0 ? 'button primary' : 'button'}
            onClick={() => answer({ kind: 'option', option: i })}
          >
            <span>
              <WithSymbols text={talk.option(option, question)} />
            </span>
          </button>
          {alike > 0 && (
            <button type="button" className="button small" onClick={() => answerAlike(i)}>
              <span>
                <WithSymbols
                  text={t('options.forAll', { answer: talk.option(option, question), n: alike + 1 })}
                />
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
