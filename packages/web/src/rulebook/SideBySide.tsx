import { diffTexts, editionName, type LineDiff, ruleLines, type TopicDiff } from '@ettin/editions';
import { useMemo, useState } from 'react';
import { useNavigation } from '../app/navigation.js';
import { useWords } from '../i18n/words.js';

interface SideBySideProps {
  readonly from: string;
  readonly to: string;
}

/** Two texts, topic by topic: what stayed, what changed, what went and what is new. */
export function SideBySide({ from, to }: SideBySideProps) {
  const { t, language } = useWords();
  const [only, setOnly] = useState(true);
  const topics = useMemo(() => diffTexts(from, to), [from, to]);
  const shown = topics
    .map((topic) => ({ topic, lines: topic.lines.filter(({ how }) => !only || how !== 'same') }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <main className="beside">
      <div className="beside-head">
        <h2>{editionName(from, language)}</h2>
        <h2>{editionName(to, language)}</h2>
      </div>
      <label className="check">
        <input type="checkbox" checked={only} onChange={(event) => setOnly(event.target.checked)} />
        {t('rules.only')}
      </label>
      {shown.length === 0 && <p className="rulebook-note">{t('rules.allSame')}</p>}
      {shown.map(({ topic, lines }) => (
        <Topic key={topic.topic.id} topic={topic} lines={lines} from={from} to={to} />
      ))}
    </main>
  );
}

interface TopicProps extends SideBySideProps {
  readonly topic: TopicDiff;
  readonly lines: readonly LineDiff[];
}

function Topic({ topic, lines, from, to }: TopicProps) {
  const { t, language } = useWords();
  const { elsewhere } = topic;
  const said = (numbers: readonly string[]) =>
    numbers.length === 0 ? null : <p className="dim">{t('rules.said', { numbers: numbers.join(', ') })}</p>;
  return (
    <section className="beside-topic">
      <h3>{topic.topic.title[language]}</h3>
      {(elsewhere.from.length > 0 || elsewhere.to.length > 0) && (
        <div className="beside-row">
          <div>{said(elsewhere.from)}</div>
          <div>{said(elsewhere.to)}</div>
        </div>
      )}
      <ul>
        {lines.map((line) => (
          <li
            key={`${'from' in line ? line.from : ''} ${'to' in line ? line.to : ''}`}
            className={`beside-row ${line.how}`}
          >
            <span className={`tag ${line.how}`}>{t(`how.${line.how}`)}</span>
            <Side edition={from} id={'from' in line ? line.from : null} />
            <Side edition={to} id={'to' in line ? line.to : null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ edition, id }: { readonly edition: string; readonly id: string | null }) {
  const { language } = useWords();
  const go = useNavigation((s) => s.go);
  const gists = useMemo(
    () => new Map(ruleLines(edition, language).map((line) => [line.id, line.gist])),
    [edition, language],
  );
  if (id === null) return <div className="beside-none" aria-hidden="true" />;
  return (
    <button
      type="button"
      className="beside-line"
      onClick={() => go({ at: 'rules', edition, beside: null, line: id })}
    >
      <span className="rule-number">{id}</span>
      <span>{gists.get(id)}</span>
    </button>
  );
}
