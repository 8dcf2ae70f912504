import { getEdition } from '@ettin/editions';
import type { Adjustment } from '@ettin/protocol';
import type { ObjectView, Zone } from '@ettin/schema';
import { counterKind, findIn, teamName, zoneName } from '@ettin/text';
import { useState } from 'react';
import { Dialog } from '../app/Dialog.js';
import { useMenus } from '../board/menus.js';
import { useWords } from '../i18n/words.js';
import { useLook } from '../play/look.js';
import { useTalk } from '../play/talk.js';
import { useGame, useSession } from '../store/context.js';

const ZONES = ['hand', 'battlefield', 'graveyard', 'exile', 'library'] as const satisfies readonly Zone[];

/** Kinds of counters that a permanent may get by hand, besides those that it has. */
const KINDS = ['+1/+1', '-1/-1', 'loyalty', 'charge'] as const;

/** Where a board has gone wrong: life, counters, and the card that is being looked at. Everybody is asked first. */
export function Mend() {
  const { close } = useMenus.getState();
  const { view } = useGame();
  const { t, language } = useWords();
  const session = useSession();
  const pinned = useLook((s) => s.pinned);
  const o = pinned === null ? undefined : findIn(view, pinned);
  const pooled = getEdition(view.edition)?.parameters.sharedPoison !== false;
  const ask = (adjustment: Adjustment) => {
    close();
    void session.ask({ type: 'adjust', adjustment });
  };
  return (
    <Dialog title={t('mend.title')} onClose={close} wide>
      <p className="dim">{t('mend.text')}</p>
      <div className="mend">
        {view.teams.map((of) => (
          <fieldset key={of.team}>
            <legend>{teamName(of.team, language)}</legend>
            <Total
              label={t('mend.life')}
              now={of.life}
              ask={(total) => ask({ what: 'life', team: of.team, total })}
            />
            {pooled && (
              <Total
                label={t('mend.poison')}
                now={of.poison}
                ask={(total) => ask({ what: 'poison', team: of.team, total })}
              />
            )}
            {of.seats.flatMap((seat) =>
              Object.entries({ ...(pooled ? {} : { poison: 0 }), ...view.players[seat]?.counters }).map(
                ([kind, now]) => (
                  <Total
                    key={`${seat} ${kind}`}
                    label={`${view.players[seat]?.name ?? ''}: ${counterKind(kind, language)}`}
                    now={now}
                    ask={(total) => ask({ what: 'counters', on: seat, kind, total })}
                  />
                ),
              ),
            )}
          </fieldset>
        ))}
        {o === undefined ? <p className="dim">{t('mend.noCard')}</p> : <MendCard o={o} ask={ask} />}
      </div>
    </Dialog>
  );
}

interface MendCardProps {
  readonly o: ObjectView;
  readonly ask: (adjustment: Adjustment) => void;
}

function MendCard({ o, ask }: MendCardProps) {
  const talk = useTalk();
  const { t, language } = useWords();
  const [more, setMore] = useState<string>(KINDS[0]);
  const counters = Object.entries({ [more]: 0, ...o.counters });
  return (
    <fieldset>
      <legend>{talk.name(o)}</legend>
      {o.zone === 'battlefield' && (
        <button
          type="button"
          className="button small"
          onClick={() => ask({ what: 'tap', object: o.id, tapped: o.tapped !== true })}
        >
          {t(o.tapped === true ? 'mend.untap' : 'mend.tap')}
        </button>
      )}
      {ZONES.filter((zone) => zone !== o.zone).map((to) => (
        <button
          key={to}
          type="button"
          className="button small"
          onClick={() => ask({ what: 'move', object: o.id, to })}
        >
          {t('mend.move', { zone: zoneName(to, language) })}
        </button>
      ))}
      {o.zone !== 'library' && (
        <button
          type="button"
          className="button small"
          onClick={() => ask({ what: 'move', object: o.id, to: 'library', place: 'bottom' })}
        >
          {t('mend.bottom')}
        </button>
      )}
      {o.zone === 'battlefield' && (
        <label>
          {t('mend.kind')}
          <select className="field" value={more} onChange={(event) => setMore(event.target.value)}>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {counterKind(kind, language)}
              </option>
            ))}
          </select>
        </label>
      )}
      {o.zone === 'battlefield' &&
        counters.map(([kind, now]) => (
          <Total
            key={kind}
            label={counterKind(kind, language)}
            now={now}
            ask={(total) => ask({ what: 'counters', on: o.id, kind, total })}
          />
        ))}
    </fieldset>
  );
}

interface TotalProps {
  readonly label: string;
  readonly now: number;
  readonly ask: (total: number) => void;
}

function Total({ label, now, ask }: TotalProps) {
  const { t } = useWords();
  const [text, setText] = useState(String(now));
  const total = Number.parseInt(text, 10);
  return (
    <span className="total">
      <label>
        {label}
        <input
          className="field number"
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button
        type="button"
        className="button small"
        disabled={Number.isNaN(total) || total === now}
        onClick={() => ask(total)}
      >
        {t('mend.set')}
      </button>
    </span>
  );
}
