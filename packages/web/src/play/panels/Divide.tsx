import { useWords } from '../../i18n/words.js';
import type { Question } from '../asked.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';

/** Damage or whatever is divided: a number for each, and how much is left to give. */
export function Divide({ question }: { readonly question: Extract<Question, { kind: 'divide' }> }) {
  const { draft, setDraft } = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  if (draft?.kind !== 'divide') return null;
  const { amounts } = draft;
  const left = question.total - amounts.reduce((a, b) => a + b, 0);
  const put = (i: number, n: number) =>
    setDraft({ kind: 'divide', amounts: amounts.map((a, j) => (j === i ? Math.max(question.min, n) : a)) });
  return (
    <>
      <ul className="divide-list">
        {question.among.map((id, i) => {
          const n = amounts[i] ?? 0;
          const lethal = question.lethal?.[i];
          const name = talk.described(id);
          return (
            <li key={id}>
              <span className="divide-name">
                {name}
                {lethal !== undefined && id !== question.trampleTo && (
                  <span className={n >= lethal ? 'lethal yes' : 'lethal'}>
                    {t('divide.lethal', { n: lethal })}
                  </span>
                )}
                {id === question.trampleTo && <span className="lethal">{t('divide.trample')}</span>}
              </span>
              <button
                type="button"
                className="button small"
                aria-label={t('divide.less', { name })}
                disabled={n <= question.min}
                onClick={() => put(i, n - 1)}
              >
                −
              </button>
              <input
                className="field number"
                inputMode="numeric"
                aria-label={name}
                value={n}
                onChange={(event) => put(i, Number.parseInt(event.target.value, 10) || 0)}
              />
              <button
                type="button"
                className="button small"
                aria-label={t('divide.more', { name })}
                disabled={left <= 0}
                onClick={() => put(i, n + 1)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      <p className={left === 0 ? 'dim' : 'fault'} aria-live="polite">
        {t('divide.left', { n: left, total: question.total })}
      </p>
    </>
  );
}
