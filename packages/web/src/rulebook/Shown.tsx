import { ruleLine, type ScenarioEntry, scenariosShowing, scenarioTitle } from '@ettin/editions';
import { type ReactNode, use, useMemo, useState } from 'react';
import { Dialog } from '../app/Dialog.js';
import { Face } from '../card/Face.js';
import { referencesFor, useReferenceCount } from '../card/references.js';
import { useWords } from '../i18n/words.js';
import { Loading } from './Loading.js';
import { Part } from './Part.js';
import { scenarioIndex, scenarioText } from './scenarios.js';

interface ShownProps {
  readonly edition: string;
  readonly number: string;
}

/** Shown at once; the rest on demand. */
const FEW = 4;

/** Scenarios that prove a line, and the cards in them. */
export function Shown(props: ShownProps) {
  return (
    <Loading>
      <Lists {...props} />
    </Loading>
  );
}

function Lists({ edition, number }: ShownProps) {
  const { t, language } = useWords();
  const entries = use(scenarioIndex());
  const [read, setRead] = useState<ScenarioEntry | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const { scenarios, cards } = useMemo(
    () => scenariosShowing(entries, edition, number),
    [entries, edition, number],
  );
  const found = ruleLine(edition, number, language);
  const reason = found.ok && !found.line.testable ? found.line.reason : undefined;
  return (
    <>
      <Part title={t('rules.scenarios')}>
        {scenarios.length === 0 && (
          <p className="empty">
            {reason === undefined ? t('rules.noScenario') : t('rules.untestable', { reason })}
          </p>
        )}
        <Few
          items={scenarios}
          className="scenarios"
          render={(entry) => (
            <button type="button" className="scenario" onClick={() => setRead(entry)}>
              <Title entry={entry} />
              <code>{entry.file}</code>
            </button>
          )}
          keyOf={(entry) => entry.file}
        />
      </Part>
      {cards.length > 0 && (
        <Part title={t('rules.cards')}>
          <Few
            items={cards}
            className="chips"
            itemClass="pressable"
            render={(name) => (
              <button type="button" onClick={() => setCard(name)} lang="en">
                {name}
              </button>
            )}
            keyOf={(name) => name}
          />
        </Part>
      )}
      {read !== null && <ScenarioDialog entry={read} onClose={() => setRead(null)} />}
      {card !== null && <CardDialog edition={edition} name={card} onClose={() => setCard(null)} />}
    </>
  );
}

function Title({ entry }: { readonly entry: ScenarioEntry }) {
  const { language } = useWords();
  const title = scenarioTitle(entry, language);
  return <span lang={title.language}>{title.text}</span>;
}

interface FewProps<T> {
  readonly items: readonly T[];
  readonly className: string;
  readonly itemClass?: string;
  readonly render: (item: T) => ReactNode;
  readonly keyOf: (item: T) => string;
}

function Few<T>({ items, className, itemClass, render, keyOf }: FewProps<T>) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, FEW);
  return (
    <>
      <ul className={className}>
        {shown.map((item) => (
          <li key={keyOf(item)} className={itemClass}>
            {render(item)}
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <button type="button" className="button small" onClick={() => setAll(true)}>
          {t('rules.more', { n: items.length - shown.length })}
        </button>
      )}
    </>
  );
}

function ScenarioDialog({ entry, onClose }: { readonly entry: ScenarioEntry; readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t('rules.scenario')} wide onClose={onClose}>
      <p className="name">
        <Title entry={entry} />
      </p>
      <Loading>
        <Source file={entry.file} />
      </Loading>
      <p className="dim">
        {t('rules.run')} <code>ettin scenario run scenarios/{entry.file}</code>
      </p>
    </Dialog>
  );
}

function Source({ file }: { readonly file: string }) {
  const text = use(scenarioText(file));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <pre className="scenario-source" lang="en" tabIndex={0}>
      {text}
    </pre>
  );
}

interface CardDialogProps {
  readonly edition: string;
  readonly name: string;
  readonly onClose: () => void;
}

function CardDialog({ edition, name, onClose }: CardDialogProps) {
  const { t, language } = useWords();
  // drawn anew when its text has come
  useReferenceCount((s) => s.count);
  const card = referencesFor(edition, language).card(name);
  return (
    <Dialog title={name} onClose={onClose}>
      {card === null ? (
        <p role="status">{t('app.loading')}</p>
      ) : (
        <div className="card-shown">
          <Face card={card.look} form="big" unknown={name} text={card.printed.faces[0] ?? null} />
          <div className="unseen">
            {card.printed.faces.map((face) => (
              <p key={face.name}>{[face.name, face.typeLine, ...face.rules].join('. ')}</p>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}
