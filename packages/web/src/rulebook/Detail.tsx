import {
  choiceOptions,
  choicesOf,
  contradiction,
  type FoundRule,
  type RuleLine,
  ruleLinks,
  showRule,
  TEXT_IDS,
} from '@ettin/editions';
import { askedText, eventName } from '@ettin/text';
import { Link } from 'lucide-react';
import { useMemo, useState } from 'react';
import { copyText } from '../app/copy.js';
import { useNavigation } from '../app/navigation.js';
import { rulesPath } from '../app/route.js';
import { useWords } from '../i18n/words.js';
import { counterparts } from './chapters.js';
import { Part } from './Part.js';
import { Shown } from './Shown.js';

interface DetailProps {
  readonly edition: string;
  readonly number: string;
  readonly onChoose: (line: string | null) => void;
}

/** Beside the text: what is open, or what one may do. */
export function DetailPanel({
  number,
  ...props
}: Omit<DetailProps, 'number'> & { readonly number: string | null }) {
  const { t } = useWords();
  return (
    <aside className="rulebook-detail" aria-label={number ?? t('rules.title')}>
      <div className="detail">
        {number === null ? (
          <p className="dim">{t('rules.choose')}</p>
        ) : (
          <Detail key={`${props.edition} ${number}`} number={number} {...props} />
        )}
      </div>
    </aside>
  );
}

/** A line or rule: what it says, what it decides in a game, what shows it and what it is in other editions. */
export function Detail({ edition, number, onChoose }: DetailProps) {
  const { t, language } = useWords();
  const found = showRule(edition, number, language);
  if (!found.ok)
    return (
      <>
        <p>{t('rules.missing', { number })}</p>
        <Numbers title={t('rules.near')} numbers={found.near} onChoose={onChoose} />
      </>
    );
  return (
    <>
      <header className="detail-head">
        <h2 className="detail-number">{found.number}</h2>
        <CopyLink edition={edition} number={found.number} />
      </header>
      <Says found={found} />
      <Disagreements edition={edition} lines={found.lines} />
      <Decides edition={edition} number={found.number} />
      <Shown edition={edition} number={found.number} />
      <Elsewhere edition={edition} lines={found.lines} />
      <Numbers title={t('rules.below')} numbers={found.below} onChoose={onChoose} />
    </>
  );
}

function Says({ found }: { readonly found: FoundRule }) {
  const { t } = useWords();
  const only = found.lines.length === 1 ? found.lines[0] : undefined;
  return (
    <div className="detail-says">
      {found.gist !== null && <p className="detail-gist">{found.gist}</p>}
      {found.lines.map((line) => (
        <p key={line.id} className={`detail-gist ${line.kind}`}>
          {only === undefined && <span className="rule-number">{line.id}</span>}
          {line.kind !== 'rule' && <span className="rule-kind">{t(`line.${line.kind}`)}</span>}
          {line.gist}
        </p>
      ))}
    </div>
  );
}

/** The sources' own contradictions, and which reading may be chosen. */
function Disagreements({
  edition,
  lines,
}: {
  readonly edition: string;
  readonly lines: readonly RuleLine[];
}) {
  const { t, language } = useWords();
  const ids = [...new Set(lines.flatMap((line) => line.contradiction?.split(',') ?? []))];
  if (ids.length === 0) return null;
  const standard = choicesOf(edition);
  return (
    <Part title={t('rules.sources')}>
      {ids.map((id) => {
        const entry = contradiction(id, language);
        const options = Object.hasOwn(standard, id) ? choiceOptions(id, language) : [];
        return (
          entry !== undefined && (
            <div key={id} className="disagreement">
              <p>
                <b>{id}</b> {entry.about}
              </p>
              <p>{t('rules.done', { done: entry.done })}</p>
              {options.length > 0 && (
                <ul>
                  {options.map(({ option, what }) => (
                    <li key={option}>
                      <code>{option}</code> {what}
                      {standard[id] === option && <span className="tag">{t('rules.standard')}</span>}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )
        );
      })}
    </Part>
  );
}

function Decides({ edition, number }: { readonly edition: string; readonly number: string }) {
  const { t, language } = useWords();
  const { events, decisions } = useMemo(() => ruleLinks(edition, number), [edition, number]);
  return (
    <>
      {decisions.length > 0 && (
        <Part title={t('rules.asks')}>
          <ul className="chips">
            {decisions.map((asked) => (
              <li key={asked}>{askedText(asked, language)}</li>
            ))}
          </ul>
        </Part>
      )}
      {events.length > 0 && (
        <Part title={t('rules.happens')}>
          <ul className="chips">
            {events.map((event) => (
              <li key={event}>{eventName(event, language)}</li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** The same line in the other texts. Only of a single line: a rule as a whole has no one counterpart. */
function Elsewhere({ edition, lines }: { readonly edition: string; readonly lines: readonly RuleLine[] }) {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  const line = lines.length === 1 ? lines[0]?.id : undefined;
  const found = useMemo(
    () => (line === undefined ? [] : counterparts(edition, line, TEXT_IDS)),
    [edition, line],
  );
  if (found.length === 0) return null;
  return (
    <Part title={t('rules.elsewhere')}>
      <ul className="elsewhere">
        {found.map((one) => (
          <li key={one.edition}>
            <button
              type="button"
              className="text-button"
              onClick={() => go({ at: 'rules', edition: one.edition, beside: null, line: one.line })}
            >
              {one.edition} <b>{one.line}</b>
            </button>
            <span className={`tag ${one.how}`}>{t(`how.${one.how}`)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Numbers({
  title,
  numbers,
  onChoose,
}: {
  readonly title: string;
  readonly numbers: readonly string[];
  readonly onChoose: (line: string) => void;
}) {
  if (numbers.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="chips">
        {numbers.map((number) => (
          <li key={number} className="pressable">
            <button type="button" onClick={() => onChoose(number)}>
              {number}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function CopyLink({ edition, number }: { readonly edition: string; readonly number: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const path = rulesPath({ edition, beside: null, line: number });
  const copy = () =>
    // a browser that doesn't let pages write has the address in its own bar
    void copyText(location.origin + path).then(setCopied);
  return (
    <button type="button" className="button small plain" aria-label={t('rules.copy')} onClick={copy}>
      <Link size={16} aria-hidden="true" />
      <span role="status">{copied ? t('rules.copied') : ''}</span>
    </button>
  );
}
