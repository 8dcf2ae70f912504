import { WithSymbols } from '../../card/Mana.js';
import type { Question } from '../asked.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';

export function Options({ question }: { readonly question: Extract<Question, { kind: 'option' }> }) {
  const { answer } = usePlayer();
  const talk = useTalk();
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
        </li>
      ))}
    </ul>
  );
}
