import { stepName } from '@ettin/text';
import { SIDES, STOP_STEPS, type Stops, toggledStop } from '../board/stops.js';
import { useWords } from '../i18n/words.js';
import './stop-table.css';

interface StopTableProps {
  readonly stops: Stops;
  readonly set: (stops: Stops) => void;
}

/** Where one is asked, of both teams' turns at once; the strip of steps has those of the turn that it is. */
export function StopTable({ stops, set }: StopTableProps) {
  const { t, language } = useWords();
  return (
    <table className="stop-table">
      <thead>
        <tr>
          <th scope="col">{t('stops.step')}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {t(`stops.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STOP_STEPS.map((step) => (
          <tr key={step}>
            <th scope="row">{stepName(step, language)}</th>
            {SIDES.map((side) => (
              <td key={side}>
                {/* the whole cell can be pressed */}
                <label>
                  <input
                    type="checkbox"
                    checked={stops[side].includes(step)}
                    aria-label={t('stops.of', { step: stepName(step, language), turn: t(`stops.${side}`) })}
                    onChange={() => set(toggledStop(stops, side, step))}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
