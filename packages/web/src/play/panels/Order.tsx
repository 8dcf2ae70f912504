import { orderItemName } from '@ettin/text';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { WithSymbols } from '../../card/Mana.js';
import { useWords } from '../../i18n/words.js';
import type { Question } from '../asked.js';
import { kindsIn } from '../kinds.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';
import { moved } from './move.js';

type OrderQuestion = Extract<Question, { kind: 'order' }>;

/** One pile of triggers a team, or whatever else goes in an order: each row moves up or down, those of a kind together. */
export function Order({ question }: { readonly question: OrderQuestion }) {
  const { draft, setDraft } = usePlayer();
  const { t } = useWords();
  const [apart, setApart] = useState(false);
  if (draft?.kind !== 'order') return null;
  const { order } = draft;
  const triggers = question.purpose === 'triggers';
  const kinds = kindsIn(question, order);
  const rows = apart ? order.map((item) => [item]) : kinds;
  const move = (from: number, to: number) => setDraft({ kind: 'order', order: moved(rows, from, to).flat() });
  return (
    <>
      {triggers && <p className="dim">{t('order.triggers')}</p>}
      {kinds.length < order.length && (
        <button type="button" className="button small" aria-pressed={apart} onClick={() => setApart(!apart)}>
          {t(apart ? 'order.together' : 'order.apart')}
        </button>
      )}
      <ol className="order-list">
        {rows.map((row, place) => (
          <li key={row.join()}>
            <span className="order-place">{place + 1}</span>
            <OrderWords question={question} item={row[0] ?? 0} times={row.length} />
            <span className="order-buttons">
              <button
                type="button"
                className="icon-button"
                aria-label={t('order.up', { place: place + 1 })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <ArrowUp size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('order.down', { place: place + 1 })}
                disabled={place === rows.length - 1}
                onClick={() => move(place, place + 1)}
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

interface OrderWordsProps {
  readonly question: OrderQuestion;
  readonly item: number;
  /** How many of them there are. */
  readonly times: number;
}

function OrderWords({ question, item, times }: OrderWordsProps) {
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
      <b>{name}</b> {times > 1 && <b>×{times}</b>} <span className="dim">{who}</span>
      {of.about !== undefined && <span className="dim"> → {talk.target(of.about)}</span>}
      {text !== undefined && (
        <span className="dim small-text">
          <WithSymbols text={text} />
        </span>
      )}
    </span>
  );
}
