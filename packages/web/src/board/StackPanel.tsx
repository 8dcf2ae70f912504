import type { StackView } from '@ettin/schema';
import { findIn } from '@ettin/text';
import type { CSSProperties } from 'react';
import { Art } from '../card/Art.js';
import { tintOf } from '../card/look.js';
import { WithSymbols } from '../card/Mana.js';
import { useWords } from '../i18n/words.js';
import { usePlayer } from '../play/player.js';
import { useTalk } from '../play/talk.js';
import { useSession } from '../store/context.js';

/** The stack, what resolves next at the top and largest; each names its targets. */
export function StackPanel() {
  const { frame } = usePlayer();
  const { t } = useWords();
  const items = [...frame.view.stack].reverse();
  return (
    <section
      className="stack-panel"
      id="stack"
      tabIndex={-1}
      aria-label={t('stack.title', { n: items.length })}
    >
      <h2 className="rail-title">{t('stack.title', { n: items.length })}</h2>
      {items.length === 0 && frame.view.assignedDamage.length === 0 ? (
        <p className="empty">{t('stack.empty')}</p>
      ) : (
        <ol className="stack-list">
          {items.map((o, i) => (
            <li key={o.id}>
              <StackItem o={o} first={i === 0} />
            </li>
          ))}
        </ol>
      )}
      <AssignedDamage />
    </section>
  );
}

/** Combat damage that is assigned and waits to be dealt; beneath everything else where it waits on the stack. */
function AssignedDamage() {
  const { frame } = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  const { assignedDamage } = frame.view;
  if (assignedDamage.length === 0) return null;
  return (
    <div className="assigned">
      <h3>{t('stack.damage')}</h3>
      <ul>
        {assignedDamage.map((d) => (
          <li key={`${d.source} ${d.to}`}>
            {talk.target(d.source)} → {talk.target(d.to)} <b>{d.amount}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function StackItem({ o, first }: { readonly o: StackView; readonly first: boolean }) {
  const { frame, marks, press, look } = usePlayer();
  const session = useSession();
  const talk = useTalk();
  const { t } = useWords();
  const mark = marks.get(o.id);
  const targets = [...new Set(o.targets.flat())];
  const source = o.name ?? t('card.faceDown');
  // an ability looks like what it is of
  const looks = (o.source === null ? undefined : findIn(frame.view, o.source)) ?? o;
  const ability = o.ability === null ? null : talk.references.ability(o.ability, o);
  const settings = frame.settings;
  const yields = o.kind === 'triggered' && o.ability !== null && settings !== null ? o.ability : null;
  const yielded = yields !== null && settings?.yields.includes(yields) === true;
  return (
    <div className={`stack-item ${first ? 'first' : ''}`}>
      <button
        type="button"
        className={`stack-button ${mark === undefined ? '' : `mark-${mark}`}`}
        data-object={o.id}
        data-targets={targets.join(' ')}
        aria-pressed={mark === undefined ? undefined : mark === 'chosen' || mark === 'picked'}
        style={{ '--tint': `var(--tint-${tintOf(looks)})` } as CSSProperties}
        onClick={() => press(o.id)}
        onFocus={() => look(o.id)}
        onPointerEnter={(e) => e.pointerType === 'mouse' && look(o.id)}
        onPointerLeave={() => look(null)}
        onBlur={() => look(null)}
      >
        <span className="stack-art">
          <Art card={looks} />
        </span>
        <span className="stack-words">
          <b>
            {o.kind === 'spell' || o.designation !== undefined
              ? talk.name(o)
              : t('stack.ability', { source })}
          </b>
          <span className="dim">
            {talk.target(o.controller)} · {t(first ? 'stack.next' : `stack.${o.kind}`)}
            {o.x !== undefined && ` · X = ${o.x}`}
          </span>
          {ability !== null && (
            <span className="stack-text">
              <WithSymbols text={ability.text} />
            </span>
          )}
          {targets.length > 0 && (
            <span className="stack-targets">→ {targets.map((id) => talk.target(id)).join(', ')}</span>
          )}
        </span>
      </button>
      {yields !== null && settings !== null && (
        <button
          type="button"
          className="button small plain"
          aria-pressed={yielded}
          onClick={() =>
            void session.ask({
              type: 'settings',
              settings: {
                yields: yielded ? settings.yields.filter((a) => a !== yields) : [...settings.yields, yields],
              },
            })
          }
        >
          {t(yielded ? 'stack.askAgain' : 'stack.yield')}
        </button>
      )}
    </div>
  );
}
