import { WithSymbols } from '../../card/Mana.js';
import { useWords } from '../../i18n/words.js';
import type { Question } from '../asked.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';

/** Letters of what is a sentence rather than a word. */
const LONG = 36;

export function Options({ question }: { readonly question: Extract<Question, { kind: 'option' }> }) {
  const { answer, alike, answerAlike } = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  const labels = question.options.map((option) => talk.option(option, question));
  // whole sentences are read one beneath the other; none of them is what one most likely wants
  const listed = labels.length > 2 || labels.some((label) => label.length > LONG);
  return (
    <ul className={listed ? 'options listed' : 'options'}>
      {question.options.map((option, i) => (
        <li key={`${option.label} ${option.object ?? ''}`}>
          <button
            type="button"
            className={i === 0 && !listed ? 'button primary' : 'button'}
            onClick={() => answer({ kind: 'option', option: i })}
          >
            <span>
              <WithSymbols text={labels[i] ?? ''} />
            </span>
          </button>
          {alike > 0 && (
            <button type="button" className="button small" onClick={() => answerAlike(i)}>
              <span>
                <WithSymbols text={t('options.forAll', { answer: labels[i] ?? '', n: alike + 1 })} />
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
