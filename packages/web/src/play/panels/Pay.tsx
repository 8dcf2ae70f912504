import { ManaSymbol, WithSymbols } from '../../card/Mana.js';
import { useWords } from '../../i18n/words.js';
import type { Question } from '../asked.js';
import { usePayByHand } from '../pay-by-hand.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';

/** What payment would tap, before it does: press another source to use that instead. */
export function Pay({ question }: { readonly question: Extract<Question, { kind: 'pay' }> }) {
  const { frame, answer, asked } = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  const choose = usePayByHand((s) => s.choose);
  const taps = frame.taps.map((id) => talk.target(id));
  const counted = [...new Set(taps)].map((name) => {
    const n = taps.filter((x) => x === name).length;
    return n > 1 ? `${n} × ${name}` : name;
  });
  const pool = asked.is === 'question' ? (frame.view.players[asked.seat]?.mana ?? []) : [];
  const kinds = [...new Set(pool)];
  return (
    <div className="pay">
      <p>
        <b>
          <WithSymbols text={question.mana} />
        </b>{' '}
        {counted.length > 0
          ? t('pay.taps', { what: counted.join(', ') })
          : t(pool.length > 0 ? 'pay.pool' : 'pay.short')}
      </p>
      <p className="dim">{t('pay.hint')}</p>
      {kinds.length > 0 && (
        <p className="pay-pool">
          {t('pay.spend')}
          {kinds.map((mana) => (
            <button
              key={mana}
              type="button"
              className="button small"
              aria-label={t('pay.spendOne', { mana })}
              onClick={() => answer({ kind: 'pay', auto: false, spend: [mana] })}
            >
              <ManaSymbol symbol={mana} />
            </button>
          ))}
        </p>
      )}
      <button
        type="button"
        className="button small plain"
        onClick={() => {
          choose(false);
          answer({ kind: 'pay', auto: true });
        }}
      >
        {t('pay.always')}
      </button>
    </div>
  );
}
