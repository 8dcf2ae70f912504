import type { LogLine } from '@ettin/text';
import { useState } from 'react';
import { rulesPath } from '../app/route.js';
import { useStickToEnd } from '../app/useStickToEnd.js';
import { useWords } from '../i18n/words.js';
import { useArrowKeys } from '../keys/useArrowKeys.js';
import { useLook } from '../play/look.js';
import { useGame, useTableData } from '../store/context.js';
import { sidesOf } from './sides.js';
import { useLines } from './Told.js';

/** Lines drawn at once; older ones on demand. */
const SHOWN = 120;

/** What has happened, newest last; cards are shown on hover and at a press, rules say what they mean. */
export function LogPanel() {
  const { t } = useWords();
  const [older, setOlder] = useState(0);
  const all = useLines();
  const shown = all.slice(-(SHOWN + older));
  const { ref, onScroll } = useStickToEnd<HTMLOListElement>(all.at(-1)?.n);
  const keys = useArrowKeys(ref, 'last');
  return (
    <section className="log-panel" id="log" tabIndex={-1} aria-label={t('log.title')}>
      <h2 className="rail-title">{t('log.title')}</h2>
      {all.length === 0 && <p className="empty">{t('log.empty')}</p>}
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        ref={ref}
        className="log"
        onScroll={onScroll}
        {...keys}
      >
        {all.length > shown.length && (
          <li>
            <button type="button" className="button small plain" onClick={() => setOlder(older + 400)}>
              {t('log.older', { n: all.length - shown.length })}
            </button>
          </li>
        )}
        {shown.map(({ n, line }) => (
          <li key={n} className={line.heading === undefined ? 'log-line' : 'log-heading'}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ line }: { readonly line: LogLine }) {
  const { view } = useGame();
  const { t } = useWords();
  const { look, lookAtName, pinName } = useLook.getState();
  const [open, setOpen] = useState(false);
  const { ours } = sidesOf(view);
  const side = (team: number) => (team === ours ? 'name ours' : 'name theirs');
  return (
    <>
      {line.parts.map((part, i) => {
        const key = i;
        if ('text' in part) return <span key={key}>{part.text}</span>;
        if ('seat' in part)
          return (
            <span key={key} className={side(view.players[part.seat]?.team ?? 0)}>
              {part.name}
            </span>
          );
        if ('team' in part)
          return (
            <span key={key} className={side(part.team)}>
              {part.name}
            </span>
          );
        return (
          <button
            key={key}
            type="button"
            className="card-link"
            onPointerEnter={(e) => e.pointerType === 'mouse' && lookAtName(part.name)}
            onPointerLeave={() => look(null)}
            onClick={() => pinName(part.name)}
          >
            {part.name}
          </button>
        );
      })}
      {line.heading === undefined && line.rule !== null && (
        <button
          type="button"
          className="rule-link"
          aria-expanded={open}
          aria-label={t('log.rule', { rule: line.rule })}
          onClick={() => setOpen(!open)}
        >
          {line.rule}
        </button>
      )}
      {open && <RuleOf line={line} />}
    </>
  );
}

function RuleOf({ line }: { readonly line: LogLine }) {
  const { t } = useWords();
  const { edition } = useTableData().table.settings;
  if (line.rule === null || line.ruleText === null)
    return <span className="rule-text">{t('log.noRule')}</span>;
  return (
    <span className="rule-text">
      <span lang={line.ruleText.language}>{line.ruleText.text}</span>{' '}
      {/* beside the game, which may be this page's own and would end with it */}
      <a href={rulesPath({ edition, beside: null, line: line.rule })} target="_blank" rel="noopener">
        {t('rules.open')}
      </a>
    </span>
  );
}
