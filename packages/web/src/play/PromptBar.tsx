import { WithSymbols } from '../card/Mana.js';
import { useWords, type Words } from '../i18n/words.js';
import { useSession, useSessionState, useTableData } from '../store/context.js';
import { waitsFor } from './asked.js';
import type { Draft } from './draft.js';
import { Lamps } from './Lamps.js';
import { usePlayer } from './player.js';
import { usePrimary } from './primary.js';
import { type NotDone, refusedWords } from './refused-words.js';
import { type Talk, useTalk } from './talk.js';

/** What is asked, what went wrong, and the buttons that answer: the large one names what it does. */
export function PromptBar() {
  const player = usePlayer();
  const primary = usePrimary();
  const { t } = useWords();
  const { asked, frame } = player;
  const over = frame.view.result !== null;
  const cancellable = asked.is === 'question' && asked.decision.cancellable === true;
  return (
    <section className={`prompt-bar ${asked.is === 'nothing' ? '' : 'asked'}`} aria-label={t('prompt.area')}>
      <Prompt />
      {!over && (
        <div className="prompt-buttons">
          <Lamps />
          <Ways />
          {asked.is === 'question' && asked.decision.kind === 'mulligan' && (
            <button
              type="button"
              className="button"
              onClick={() => player.answer({ kind: 'mulligan', mulligan: true })}
            >
              {t('mulligan.again')}
            </button>
          )}
          {(cancellable || player.selected !== null) && (
            <button type="button" className="button" onClick={() => player.cancel()}>
              {t('prompt.cancel')}
            </button>
          )}
          <UndoButton />
          <FinalButton />
          <button
            type="button"
            className="button primary main-button"
            aria-disabled={primary.run === null}
            onClick={() => primary.run?.()}
          >
            <span>
              <WithSymbols text={primary.label} />
            </span>
            {primary.run !== null && (
              <span aria-hidden="true">
                <kbd>{t('keys.space')}</kbd>
              </span>
            )}
          </button>
        </div>
      )}
    </section>
  );
}

function Prompt() {
  const player = usePlayer();
  const talk = useTalk();
  const primary = usePrimary();
  const { t, language } = useWords();
  const refused = useSessionState((s) => s.refused);
  const { asked, frame, wrong, why } = player;
  const said = (of: NotDone) => refusedWords(of, frame.view.edition, { t, language }, talk.target);
  if (refused !== null)
    return (
      <p className="prompt refused" role="alert">
        {said(refused)}
      </p>
    );
  if (wrong !== null)
    return (
      <p className="prompt refused" role="alert">
        {t(`wrong.${wrong}`)}
      </p>
    );
  if (why !== null) {
    // each reason once: several ways often fail by the same
    const reasons = [...new Set(why.ways.map((way) => said(way)))];
    return (
      <p className="prompt" role="status">
        <b>{t('why.title', { what: talk.target(why.object) })}</b>{' '}
        <span className="detail">{reasons.length === 0 ? t('why.nothing') : reasons.join(' ')}</span>
      </p>
    );
  }
  if (asked.is === 'nothing') {
    const waits = waitsFor(frame).map((s) => talk.target(s));
    return (
      <p className="prompt quiet" role="status">
        {frame.view.result !== null
          ? t('over.title')
          : waits.length === 0
            ? t('prompt.nobody')
            : t('prompt.waits', { who: waits.join(', ') })}
      </p>
    );
  }
  const prompt = talk.prompt(asked.decision, asked.seat);
  const staged = stagedText(player.draft, talk, t);
  return (
    <p className="prompt" role="alert">
      <b>
        <WithSymbols text={prompt.title} />
      </b>
      {prompt.detail !== undefined && !(player.draft?.kind === 'choose' && primary.fault !== null) && (
        <span className="detail"> {prompt.detail}</span>
      )}
      {staged !== null && <span className="detail"> {staged}</span>}
      {primary.fault !== null && <span className="detail fault"> {primary.fault}</span>}
    </p>
  );
}

/** What the next press means while an attack or a block is put together. */
function stagedText(draft: Draft | null, talk: Talk, t: Words['t']): string | null {
  if (draft?.kind === 'attackers')
    return draft.aim === null ? null : t('prompt.aim', { who: talk.target(draft.aim) });
  if (draft?.kind !== 'blockers') return null;
  return draft.picked === null
    ? t('prompt.block')
    : t('prompt.blockWith', { what: talk.target(draft.picked) });
}

/** The ways to use what is selected, besides the first, which is the large button's. */
function Ways() {
  const { ways, use } = usePlayer();
  const talk = useTalk();
  return ways.slice(1).map((way) => (
    <button key={JSON.stringify(way)} type="button" className="button way" onClick={() => use(way)}>
      <span>
        <WithSymbols text={talk.action(way)} />
      </span>
    </button>
  ));
}

function UndoButton() {
  const { frame, selected, asked } = usePlayer();
  const session = useSession();
  const { t } = useWords();
  // what can be cancelled needs no taking back
  const cancellable = asked.is === 'question' && asked.decision.cancellable === true;
  if (frame.undo === null || selected !== null || cancellable) return null;
  return (
    <button type="button" className="button" onClick={() => void session.ask({ type: 'undo' })}>
      {t(frame.undo === 'free' ? 'undo.free' : 'undo.ask')}
    </button>
  );
}

/** The primary player's word stands when members disagree (CR 805.2), or that of the first person where a bot is it. */
function FinalButton() {
  const { asked, mates, confirm } = usePlayer();
  const { you, table } = useTableData();
  const { t } = useWords();
  if (asked.is !== 'question' || mates.length === 0) return null;
  const first = asked.decision.players.find((s) => table.seats[s]?.taken === 'person');
  if (first !== you.seat) return null;
  return (
    <button type="button" className="button" onClick={() => confirm(true)}>
      {t('prompt.primaryDecides')}
    </button>
  );
}
