import type { DeckFaultView } from '@ettin/protocol';
import { deckFaultText, ruleText } from '@ettin/text';
import { CircleAlert, Info } from 'lucide-react';
import { useWords } from '../i18n/words.js';
import { lineOf } from './deck-list.js';
import { inOrder } from './fault-order.js';

interface FaultListProps {
  readonly faults: readonly DeckFaultView[];
  readonly edition: string;
  /** The list that the lines are of, where the reader has it. */
  readonly list?: string;
  readonly onName?: (fault: DeckFaultView, name: string) => void;
  readonly onDrop?: (fault: DeckFaultView) => void;
}

/** What is wrong with a deck: the card, the line, the rule, and what mends it at one press. */
export function FaultList({ faults, edition, list, onName, onDrop }: FaultListProps) {
  const { t, language } = useWords();
  return (
    <ul className="fault-list">
      {inOrder(faults).map((f) => (
        <li key={`${f.code} ${f.card ?? ''} ${f.line ?? ''}`} className={f.blocks ? 'blocks' : 'notes'}>
          {f.blocks ? <CircleAlert size={16} aria-hidden="true" /> : <Info size={16} aria-hidden="true" />}
          <div>
            <p>
              {deckFaultText(f, language)}
              {f.line !== null && list !== undefined && (
                <span className="fault-line">
                  {t('deckList.line', { n: f.line })} <q>{lineOf(list, f.line).trim().slice(0, 80)}</q>
                </span>
              )}
            </p>
            {f.rule !== null && <Rule rule={f.rule} edition={edition} />}
            {((onName !== undefined && f.near.length > 0) || (onDrop !== undefined && f.line !== null)) && (
              <p className="fault-fixes">
                {onName !== undefined &&
                  f.near.map((name) => (
                    <button key={name} type="button" className="button small" onClick={() => onName(f, name)}>
                      {t('deckList.use', { name })}
                    </button>
                  ))}
                {onDrop !== undefined && f.line !== null && (
                  <button type="button" className="button small plain" onClick={() => onDrop(f)}>
                    {t('deckList.drop')}
                  </button>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The rule's number, and where it is one of the game's own what it says. */
function Rule({ rule, edition }: { readonly rule: string; readonly edition: string }) {
  const { language } = useWords();
  const number = /^CR (\S+)$/.exec(rule)?.[1];
  const gist = number === undefined ? null : ruleText(edition, number, language);
  return (
    <p className="fault-rule">
      <b>{rule}</b>
      {gist !== null && <span lang={gist.language}> {gist.text}</span>}
    </p>
  );
}
