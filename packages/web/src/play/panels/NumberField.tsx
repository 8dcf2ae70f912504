import { useWords } from '../../i18n/words.js';
import type { Question } from '../asked.js';
import { usePlayer } from '../player.js';

/** From here on a limit is none that anybody wants to reach. */
const UNBOUNDED = 1_000;
const STEPS = [-5, -1, 1, 5] as const;

export function NumberField({ question }: { readonly question: Extract<Question, { kind: 'number' }> }) {
  const { draft, setDraft, confirm } = usePlayer();
  const { t } = useWords();
  if (draft?.kind !== 'number') return null;
  const put = (number: number) =>
    setDraft({ kind: 'number', number: Math.min(question.max, Math.max(question.min, number)) });
  return (
    <div className="number-field">
      {STEPS.slice(0, 2).map((by) => (
        <button key={by} type="button" className="button" onClick={() => put(draft.number + by)}>
          {`−${-by}`}
        </button>
      ))}
      <input
        className="field number"
        inputMode="numeric"
        aria-label={t('number.label', { min: question.min, max: question.max })}
        value={Number.isNaN(draft.number) ? '' : draft.number}
        onChange={(event) => setDraft({ kind: 'number', number: Number.parseInt(event.target.value, 10) })}
        onKeyDown={(event) => event.key === 'Enter' && confirm()}
      />
      {STEPS.slice(2).map((by) => (
        <button key={by} type="button" className="button" onClick={() => put((draft.number || 0) + by)}>
          {`+${by}`}
        </button>
      ))}
      {question.max < UNBOUNDED && (
        <button type="button" className="button" onClick={() => put(question.max)}>
          {t('number.most', { n: question.max })}
        </button>
      )}
    </div>
  );
}
