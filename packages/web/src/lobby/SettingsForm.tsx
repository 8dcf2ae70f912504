import type { ClockSettings, TableSettings } from '@ettin/protocol';
import { useId } from 'react';
import { PACE_NAMES, PACES } from '../home/pace.js';
import { useWords } from '../i18n/words.js';
import { dayOf, EDITIONS } from './editions.js';
import './controls.css';
import '../desk/desk.css';

interface SettingsFormProps {
  readonly settings: TableSettings;
  readonly onChange: (change: Partial<TableSettings>) => void;
  /** People or bots sit already: another number of heads makes them stand up. */
  readonly seated?: boolean;
}

const HEADS = [2, 3, 4] as const;
/** Minutes a team. */
const MINUTES = [15, 25, 40, 60] as const;
/** Seconds added for each answer. */
const INCREMENTS = [0, 5, 15, 30] as const;
const AT_ZERO = ['autoPass', 'lose'] as const;
const FIRST_CLOCK: ClockSettings = { team: 25 * 60, increment: 5, atZero: 'autoPass' };

/** How a table is played: by which rules, by how many, how fast, and who may look on. */
export function SettingsForm({ settings, onChange, seated = false }: SettingsFormProps) {
  const { t, intl } = useWords();
  const hint = useId();
  const { clock } = settings;
  return (
    <div className="table-settings">
      <label className="labelled">
        <span>{t('settings.edition')}</span>
        <select
          className="field"
          value={settings.edition}
          aria-describedby={hint}
          onChange={(e) => onChange({ edition: e.target.value })}
        >
          {[...EDITIONS].reverse().map(({ id, date }) => (
            <option key={id} value={id}>
              {intl.formatDate(dayOf(date), { year: 'numeric', month: 'short', timeZone: 'UTC' })}
              {' · '}
              {t(`edition.${id}`)}
            </option>
          ))}
        </select>
        <small className="dim" id={hint}>
          {t('settings.editionText')}
        </small>
      </label>
      <Choice
        legend={t('settings.heads')}
        text={seated ? t('settings.headsText') : undefined}
        of={HEADS}
        value={settings.heads}
        label={(n) => t('settings.headsOf', { n, all: n * 2 })}
        onChoose={(heads) => onChange({ heads })}
      />
      <label className="labelled">
        <span>{t('settings.clock')}</span>
        <select
          className="field"
          value={clock?.team ?? 0}
          onChange={(e) => onChange({ clock: clockOf(clock, Number(e.target.value)) })}
        >
          <option value={0}>{t('settings.noClock')}</option>
          {minutesWith(clock).map((m) => (
            <option key={m} value={m * 60}>
              {t('settings.minutes', { n: m })}
            </option>
          ))}
        </select>
      </label>
      {clock !== null && (
        <div className="clock-more">
          <label className="labelled">
            <span>{t('settings.increment')}</span>
            <select
              className="field"
              value={clock.increment}
              onChange={(e) => onChange({ clock: { ...clock, increment: Number(e.target.value) } })}
            >
              {INCREMENTS.map((n) => (
                <option key={n} value={n}>
                  {t('settings.seconds', { n })}
                </option>
              ))}
            </select>
          </label>
          <label className="labelled">
            <span>{t('settings.atZero')}</span>
            <select
              className="field"
              value={clock.atZero}
              onChange={(e) =>
                onChange({ clock: { ...clock, atZero: e.target.value === 'lose' ? 'lose' : 'autoPass' } })
              }
            >
              {AT_ZERO.map((one) => (
                <option key={one} value={one}>
                  {t(`atZero.${one}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <Choice
        legend={t('home.pace')}
        of={PACE_NAMES}
        value={PACE_NAMES.find((p) => PACES[p] === settings.botPace) ?? 'usual'}
        label={(p) => t(`pace.${p}`)}
        onChoose={(p) => onChange({ botPace: PACES[p] })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={settings.watchers}
          onChange={(e) => onChange({ watchers: e.target.checked })}
        />
        {t('settings.watchers')}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.casual}
          onChange={(e) => onChange({ casual: e.target.checked })}
        />
        {t('settings.casual')}
      </label>
    </div>
  );
}

const clockOf = (before: ClockSettings | null, team: number): ClockSettings | null =>
  team === 0 ? null : { ...(before ?? FIRST_CLOCK), team };

/** The usual lengths, and the one that the table has. */
const minutesWith = (clock: ClockSettings | null): readonly number[] =>
  [...new Set([...MINUTES, ...(clock === null ? [] : [Math.round(clock.team / 60)])])].sort((a, b) => a - b);

interface ChoiceProps<T> {
  readonly legend: string;
  readonly text?: string | undefined;
  readonly of: readonly T[];
  readonly value: T;
  readonly label: (one: T) => string;
  readonly onChoose: (one: T) => void;
}

function Choice<T extends string | number>({ legend, text, of, value, label, onChoose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {of.map((one) => (
        <label key={one} className={one === value ? 'button small chosen' : 'button small'}>
          <input
            type="radio"
            name={name}
            className="unseen"
            checked={one === value}
            onChange={() => onChoose(one)}
          />
          {label(one)}
        </label>
      ))}
      {text !== undefined && <small className="dim">{text}</small>}
    </fieldset>
  );
}
