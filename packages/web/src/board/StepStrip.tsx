import type { Step } from '@ettin/schema';
import { stepName } from '@ettin/text';
import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.js';
import { useGame, useSession } from '../store/context.js';
import { sidesOf } from './sides.js';
import { STOP_STEPS, toggledStop } from './stops.js';

const shownStep = (step: Step | 'setup'): Step | 'setup' =>
  step === 'firstStrikeDamage'
    ? 'combatDamage'
    : step === 'untap'
      ? 'upkeep'
      : step === 'cleanup'
        ? 'end'
        : step;

/** Where the turn is, and where one is stopped, by a dot: of the stops for turns of ours and of theirs those of the turn that it is. */
export function StepStrip() {
  const { view, settings } = useGame();
  const session = useSession();
  const { t, language } = useWords();
  const mine = view.activeTeam === sidesOf(view).ours;
  const now = shownStep(view.step);
  const stops = settings === null ? null : mine ? settings.stops.mine : settings.stops.theirs;
  const toggle = (step: Step) => {
    if (settings === null) return;
    const side = toggledStop(settings.stops, mine ? 'mine' : 'theirs', step);
    void session.ask({ type: 'settings', settings: { stops: side } });
  };
  const strip = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the mark of the current step stands depends on `now`
  useEffect(() => {
    // on a phone the strip is longer than the screen; the page itself must not move with it
    const current = strip.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (strip.current === null || current == null) return;
    const { offsetLeft, offsetWidth } = current;
    strip.current.scrollLeft =
      offsetLeft - strip.current.offsetLeft - (strip.current.clientWidth - offsetWidth) / 2;
  }, [now]);
  return (
    <ol
      ref={strip}
      className="steps"
      aria-label={t(mine ? 'steps.ours' : 'steps.theirs')}
      // whoever only watches has no button in it, and scrolls it by its own focus
      {...(stops === null ? { tabIndex: 0 } : {})}
    >
      {STOP_STEPS.map((step) => {
        const stops_ = stops?.includes(step) === true;
        const name = stepName(step, language);
        return (
          <li key={step} aria-current={step === now ? 'step' : undefined}>
            <button
              type="button"
              className={`step ${step === now ? 'now' : ''} ${mine ? 'ours' : 'theirs'}`}
              aria-pressed={stops_}
              disabled={stops === null}
              title={t(stops_ ? 'steps.stop' : 'steps.noStop', { step: name })}
              onClick={() => toggle(step)}
              onFocus={(event) =>
                event.currentTarget.scrollIntoView({
                  block: 'nearest',
                  inline: 'center',
                  behavior: 'instant',
                })
              }
            >
              <span aria-hidden="true">{t(`step.${step}`)}</span>
              <span className="unseen">{t(stops_ ? 'steps.stop' : 'steps.noStop', { step: name })}</span>
              <i className={stops_ ? 'stop-dot on' : 'stop-dot'} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
