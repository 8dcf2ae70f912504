import { orderItemName } from '@ettin/text';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { WithSymbols } from '../../card/Mana.js';
import { useWords } from '../../i18n/words.js';
import type { Question } from '../asked.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';
import { moved } from './move.js';

type OrderQuestion = Extract<Question, { kind: 'order' }>;

/** One pile of triggers a team, or whatever else goes in an order: each row moves up or down. */
export function Order({ question }: { readonly question: OrderQuestion }) {
  const { draft, setDraft } = usePlayer();
  const { t } = useWords();
  if (draft?.kind !== 'order') return null;
  const { order } = draft;
  const triggers = question.purpose === 'triggers';
  return (
    <>
      {triggers && <p className="dim">{t('order.triggers')}</p>}
      <ol className="order-list">
        {order.map((item, place) => (
          <li key={item}>
            <span className="order-place">{place + 1}</span>
            <OrderWords question={question} item={item} />
            <span className="order-buttons">
              <button
                type="button"
                className="icon-button"
                aria-label={t('order.up', { place: place + 1 })}
                disabled={place === 0}
                onClick={() => setDraft({ kind: 'order', order: moved(order, place, place - 1) })}
              >
                <ArrowUp size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('order.down', { place: place + 1 })}
                disabled={place === order.length - 1}
                onClick={() => setDraft({ kind: 'order', order: moved(order, place, place + 1) })}
              >
                <ArrowDown size={18} aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function OrderWords({ question, item }: { readonly question: OrderQuestion; readonly item: number }) {
  const talk = useTalk();
  const of = question.items[item];
  if (of === undefined) return null;
  const who = talk.target(of.controller);
  if (question.purpose === 'damageOrder') return <span>{talk.described(of.source)}</span>;
  if (of.ability < 0) return <span>{of.source > 0 ? `${talk.target(of.source)} · ${who}` : who}</span>;
  const name = talk.names.object(of.source) ?? orderItemName(talk.view, of, talk.language);
  const text = talk.references.ability(of.ability, { name: talk.names.object(of.source) ?? null })?.text;
  return (
    <span className="order-words">
      <b>{name}</b> <span className="dim">{who}</span>
      {of.about !== undefined && <span className="dim"> → {talk.target(of.about)}</span>}
      {text !== undefined && (
        <span className="dim small-text">
          <WithSymbols text={text} />
        </span>
      )}
    </span>
  );
}
