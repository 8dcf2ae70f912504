import type { ObjectId, PlayerView } from '@ettin/schema';
import { findIn } from '@ettin/text';
import { useWords } from '../i18n/words.js';
import { asDrafted } from '../play/draft.js';
import { usePlayer } from '../play/player.js';
import { useTalk } from '../play/talk.js';
import { combatOf } from './combat-lanes.js';
import { statusOf } from './groups.js';
import { ObjectButton } from './ObjectButton.js';

/** Combat on a small screen: a lane for each attacker, whom it attacks, and what blocks it. */
export function Lanes() {
  const { frame, asked, draft, marks, press } = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  const { lanes, bench, targets } = combatOf(frame, asked, draft);
  if (lanes.length === 0 && bench.length === 0) return null;
  return (
    <section className="lanes" aria-label={t('lanes.title')}>
      {targets.length > 0 && (
        <p className="lane-targets">
          <span>{t('lanes.aim')}</span>
          {targets.map((id) => (
            <button
              key={id}
              type="button"
              className={marks.get(id) === 'target' ? 'button small chosen' : 'button small'}
              aria-pressed={marks.get(id) === 'target'}
              onClick={() => press(id)}
            >
              {talk.target(id)}
            </button>
          ))}
        </p>
      )}
      <ol>
        {lanes.map((lane) => (
          <li key={lane.attacker} className="lane">
            <Fighter id={lane.attacker} />
            <span className="lane-target">→ {lane.attacks < 0 ? '' : talk.target(lane.attacks)}</span>
            <span className="lane-blockers">
              {lane.blockers.length === 0 ? (
                <span className="dim">{t('lanes.unblocked')}</span>
              ) : (
                lane.blockers.map((id) => <Fighter key={id} id={id} />)
              )}
            </span>
          </li>
        ))}
      </ol>
      {bench.length > 0 && (
        <>
          <p className="dim">{t('lanes.bench')}</p>
          <ul className="bench">
            {alikeOn(frame.view, bench).map(([first = 0, ...more]) => (
              <li key={first} className="benched">
                <Fighter id={first} />
                {more.length > 0 && <span className="pile-number">×{more.length + 1}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Those who look the same, of whom a press sends the first. */
function alikeOn(view: PlayerView, ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  const groups = new Map<string, ObjectId[]>();
  for (const id of ids) {
    const o = findIn(view, id);
    const key = o === undefined ? String(id) : statusOf(o);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()];
}

function Fighter({ id }: { readonly id: ObjectId }) {
  const { frame, marks, press, look, draft } = usePlayer();
  const talk = useTalk();
  const o = findIn(frame.view, id);
  if (o === undefined) return null;
  // it stands where it fights: no label, and no leap
  const { attacking: _, ...still } = o;
  return (
    <ObjectButton
      o={still}
      form="mini"
      label={talk.object(asDrafted(o, draft))}
      mark={marks.get(id) ?? null}
      onPress={press}
      onLook={look}
    />
  );
}
