import type { ObjectId } from '@ettin/schema';
import { findIn } from '@ettin/text';
import { ArrowLeft, ArrowRight, CornerDownRight } from 'lucide-react';
import { Face } from '../../card/Face.js';
import { useWords } from '../../i18n/words.js';
import type { Question } from '../asked.js';
import { useLook } from '../look.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';
import { moved } from './move.js';

type ArrangeQuestion = Extract<Question, { kind: 'arrange' }>;

/** Every card to one pile, in order: a press sends a card to the next pile, the arrows move it within its own. */
export function Arrange({ question }: { readonly question: ArrangeQuestion }) {
  const { draft, setDraft } = usePlayer();
  const { t } = useWords();
  if (draft?.kind !== 'arrange') return null;
  const { piles } = draft;
  const send = (id: ObjectId, from: number) => {
    const to = (from + 1) % piles.length;
    setDraft({
      kind: 'arrange',
      piles: piles.map((pile, i) =>
        i === from ? pile.filter((c) => c !== id) : i === to ? [...pile, id] : pile,
      ),
    });
  };
  const shift = (pile: number, from: number, to: number) =>
    setDraft({ kind: 'arrange', piles: piles.map((p, i) => (i === pile ? moved(p, from, to) : p)) });
  return (
    <div className="piles">
      {question.piles.map((spec, i) => {
        const pile = piles[i] ?? [];
        return (
          <section key={`${spec.name}`} className="arranged-pile" aria-label={t(`pileName.${spec.name}`)}>
            <h3>
              {t(`pileName.${spec.name}`)}{' '}
              <span className="dim">
                {spec.min < Math.min(spec.max, question.cards.length) &&
                (spec.max < question.cards.length || spec.min > 0)
                  ? t('arrange.between', {
                      n: pile.length,
                      min: spec.min,
                      max: Math.min(spec.max, question.cards.length),
                    })
                  : pile.length}
              </span>
            </h3>
            {(spec.name === 'top' || spec.name === 'bottom') && pile.length > 1 && (
              <p className="dim small-text">{t('arrange.first')}</p>
            )}
            <ul className="card-grid">
              {pile.map((id, place) => (
                <li key={id}>
                  <Arranged
                    id={id}
                    onSend={question.piles.length > 1 ? () => send(id, i) : null}
                    onLeft={place > 0 ? () => shift(i, place, place - 1) : null}
                    onRight={place < pile.length - 1 ? () => shift(i, place, place + 1) : null}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface ArrangedProps {
  readonly id: ObjectId;
  readonly onSend: (() => void) | null;
  readonly onLeft: (() => void) | null;
  readonly onRight: (() => void) | null;
}

function Arranged({ id, onSend, onLeft, onRight }: ArrangedProps) {
  const { frame } = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  const o = findIn(frame.view, id);
  if (o === undefined) return <span>{talk.target(id)}</span>;
  const name = talk.name(o);
  return (
    <span className="arranged">
      <button
        type="button"
        className="object"
        onClick={() => onSend?.()}
        onPointerEnter={() => useLook.getState().look(id)}
        onFocus={() => useLook.getState().look(id)}
      >
        <span className="unseen">{onSend === null ? talk.object(o) : t('arrange.send', { name })}</span>
        <Face card={o} form="hand" unknown={t('card.faceDown')} text={talk.face(o)} />
      </button>
      <span className="arranged-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label={t('arrange.earlier', { name })}
          disabled={onLeft === null}
          onClick={() => onLeft?.()}
        >
          <ArrowLeft size={16} aria-hidden="true" />
        </button>
        {onSend !== null && <CornerDownRight size={14} aria-hidden="true" />}
        <button
          type="button"
          className="icon-button"
          aria-label={t('arrange.later', { name })}
          disabled={onRight === null}
          onClick={() => onRight?.()}
        >
          <ArrowRight size={16} aria-hidden="true" />
        </button>
      </span>
    </span>
  );
}
