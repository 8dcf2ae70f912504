import { isSeat, isTeam, type PlayerView, type TargetId } from '@ettin/schema';
import { findIn } from '@ettin/text';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useKeptFocus } from '../../app/useKeptFocus.js';
import { WithSymbols } from '../../card/Mana.js';
import { useWords } from '../../i18n/words.js';
import type { Question } from '../asked.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';
import { Arrange } from './Arrange.js';
import { ChooseCards } from './ChooseCards.js';
import { Divide } from './Divide.js';
import { Mulligan } from './Mulligan.js';
import { NameField } from './NameField.js';
import { NumberField } from './NumberField.js';
import { Options } from './Options.js';
import { Order } from './Order.js';
import { Pay } from './Pay.js';

/** A question that takes more than pressing what lies on the table. It can be put aside to look at the board. */
export function QuestionPanel() {
  const { asked, frame } = usePlayer();
  const question = asked.is === 'question' ? asked.decision : null;
  const body = question === null ? null : bodyOf(question, frame.view);
  if (question === null || body === null || asked.is !== 'question') return null;
  return (
    <Panel key={question.id} question={question} seat={asked.seat}>
      {body}
    </Panel>
  );
}

interface PanelProps {
  readonly question: Question;
  readonly seat: number;
  readonly children: ReactNode;
}

function Panel({ question, seat, children }: PanelProps) {
  const talk = useTalk();
  const { t } = useWords();
  const [aside, setAside] = useState(false);
  const ref = useRef<HTMLElement>(null);
  useKeptFocus(ref);
  // whoever plays by the keyboard goes on in the question; whoever is typing isn't torn away
  useEffect(() => {
    const on = document.activeElement;
    if (
      on === null ||
      on === document.body ||
      on.closest('.prompt-bar, .own-hand, .seat, .question') !== null
    )
      ref.current?.focus({ preventScroll: true });
  }, []);
  const prompt = talk.prompt(question, seat);
  const source = question.source === undefined ? undefined : findIn(talk.view, question.source);
  const text = source === undefined ? null : talk.face(source);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`question panel kind-${question.kind} ${aside ? 'aside' : ''}`}
      aria-label={prompt.title}
    >
      <header className="question-head">
        <div>
          <h2>
            <WithSymbols text={prompt.title} />
          </h2>
          {prompt.detail !== undefined && <p className="dim">{prompt.detail}</p>}
          {text !== null && !aside && question.kind === 'option' && question.purpose !== 'mode' && (
            <p className="dim small-text">
              <WithSymbols text={text.rules.join(' ')} />
            </p>
          )}
        </div>
        <button
          type="button"
          className="button small aside-button"
          aria-expanded={!aside}
          onClick={() => setAside(!aside)}
        >
          {aside ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
          {t(aside ? 'question.back' : 'question.aside')}
        </button>
      </header>
      {!aside && children}
    </section>
  );
}

/** Null where pressing on the table is all that is needed. */
function bodyOf(question: Question, view: PlayerView): ReactNode {
  switch (question.kind) {
    case 'mulligan':
      return <Mulligan />;
    case 'option':
      return <Options question={question} />;
    case 'number':
      return <NumberField question={question} />;
    case 'order':
      return <Order question={question} />;
    case 'arrange':
      return <Arrange question={question} />;
    case 'divide':
      return <Divide question={question} />;
    case 'name':
      return <NameField question={question} />;
    case 'choose':
      return question.candidates.every((id) => onTheTable(view, id)) ? null : (
        <ChooseCards question={question} />
      );
    case 'pay':
      return <Pay question={question} />;
    case 'attackers':
    case 'blockers':
      return null;
  }
}

/** Where it can be pressed without a panel. */
function onTheTable(view: PlayerView, id: TargetId): boolean {
  if (isSeat(id) || isTeam(id)) return true;
  const zone = findIn(view, id)?.zone;
  if (zone === 'battlefield' || zone === 'stack') return true;
  return (
    zone === 'hand' && view.viewer !== 'spectator' && (view.hands[view.viewer] ?? []).some((o) => o.id === id)
  );
}
