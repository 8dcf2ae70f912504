import { isUnder, type LineKind } from '@ettin/editions';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.js';
import { Detail } from './Detail.js';

/** Where the reader is in a list of rules, and how to go on. */
export interface RowPlace {
  /** The number that is open: a line, or a rule with lines. */
  readonly open: string | null;
  /** There is room beside the list; else what is open is read below its line. */
  readonly wide: boolean;
  readonly onChoose: (line: string | null) => void;
}

export interface Row {
  readonly number: string;
  readonly gist: string;
  readonly kind?: LineKind;
}

interface RowsProps extends RowPlace {
  readonly edition: string;
  readonly rows: readonly Row[];
}

/** Up and down go from line to line, whatever chapter they are in. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const all = [...document.querySelectorAll<HTMLElement>('.rule-row')];
  const next = all[all.indexOf(event.currentTarget) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function Rows({ edition, rows, open, wide, onChoose }: RowsProps) {
  // a rule that is opened by its own number is shown at the first of its lines
  const at = open === null ? -1 : rows.findIndex(({ number }) => isUnder(number, open));
  return (
    <ul className="rows">
      {rows.map((row, i) => (
        <li key={row.number}>
          <RuleRow
            row={row}
            chosen={open !== null && isUnder(row.number, open)}
            first={i === at}
            onChoose={onChoose}
          />
          {!wide && i === at && open !== null && (
            <div className="detail inline">
              <Detail edition={edition} number={open} onChoose={onChoose} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RuleRowProps {
  readonly row: Row;
  readonly chosen: boolean;
  readonly first: boolean;
  readonly onChoose: (line: string | null) => void;
}

const RuleRow = memo(function RuleRow({ row, chosen, first, onChoose }: RuleRowProps) {
  const { t } = useWords();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (first) ref.current?.scrollIntoView({ block: 'center' });
  }, [first]);
  return (
    <button
      ref={ref}
      type="button"
      className={`rule-row ${row.kind ?? 'general'} ${chosen ? 'chosen' : ''}`}
      aria-expanded={chosen}
      onClick={() => onChoose(chosen ? null : row.number)}
      onKeyDown={step}
    >
      <span className="rule-number">{row.number}</span>
      <span className="rule-gist">
        {row.kind !== undefined && row.kind !== 'rule' && (
          <span className="rule-kind">{t(`line.${row.kind}`)}</span>
        )}
        {row.gist}
      </span>
    </button>
  );
});
