import type { ObjectView } from '@ettin/schema';
import { zoneName } from '@ettin/text';
import { useRef } from 'react';
import { Dialog } from '../app/Dialog.js';
import { useWords } from '../i18n/words.js';
import { useArrowKeys } from '../keys/useArrowKeys.js';
import { usePlayer } from '../play/player.js';
import { useTalk } from '../play/talk.js';
import { ObjectButton } from './ObjectButton.js';
import { type OpenZone, useZones } from './zones.js';

/** A zone laid out to be looked through; what can be used from it is lit, and pressed here. */
export function ZoneDialog() {
  const shown = useZones((s) => s.shown);
  return shown === null ? null : <Shown zone={shown} />;
}

function Shown({ zone }: { readonly zone: OpenZone }) {
  const { frame, marks, press, look, ways, use, selected } = usePlayer();
  const { close } = useZones.getState();
  const talk = useTalk();
  const { t, language } = useWords();
  const ref = useRef<HTMLUListElement>(null);
  const keys = useArrowKeys(ref);
  const { view } = frame;
  const cards: readonly ObjectView[] =
    zone.zone === 'command'
      ? view.command
      : zone.zone === 'graveyard'
        ? (view.graveyards[zone.seat] ?? [])
        : view.exile.filter((o) => o.owner === zone.seat);
  const name = zoneName(zone.zone, language);
  const title =
    zone.zone === 'command'
      ? name
      : t('zones.title', { zone: name, who: view.players[zone.seat]?.name ?? '' });
  const pressHere = (id: number) => {
    // the press that uses it: what is asked next is on the table beneath
    if (id === selected && ways.length === 1) close();
    press(id);
  };
  return (
    <Dialog title={title} onClose={close} wide>
      {cards.length === 0 ? (
        <p className="empty">{t('zones.empty')}</p>
      ) : (
        <ul ref={ref} className="card-grid" aria-label={title} {...keys}>
          {[...cards].reverse().map((o) => (
            <li key={o.id}>
              <ObjectButton
                o={o}
                form="hand"
                text={talk.face(o)}
                label={talk.object(o)}
                mark={marks.get(o.id) ?? null}
                onPress={pressHere}
                onLook={look}
              />
            </li>
          ))}
        </ul>
      )}
      {cards.some((o) => o.id === selected) && (
        <p className="dialog-ways">
          {ways.map((way) => (
            <button
              key={JSON.stringify(way)}
              type="button"
              className="button primary"
              onClick={() => {
                close();
                use(way);
              }}
            >
              {talk.action(way)}
            </button>
          ))}
        </p>
      )}
    </Dialog>
  );
}
