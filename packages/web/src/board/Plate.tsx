import type { PlayerPublicView } from '@ettin/schema';
import { counterKind } from '@ettin/text';
import { Ban, Crown, Hand, Library, Skull, Sprout } from 'lucide-react';
import { ManaSymbol } from '../card/Mana.js';
import { useWords } from '../i18n/words.js';
import { usePlayer } from '../play/player.js';
import { useTableData } from '../store/context.js';
import { TeamMark } from '../theme/TeamMark.js';
import { type LandPips, landPips } from './land-pips.js';
import { useZones } from './zones.js';

/** A head: who it is, what they hold, and the way into their graveyard and exile. Pressed to be chosen or attacked. */
export function Plate({ player, ours }: { readonly player: PlayerPublicView; readonly ours: boolean }) {
  const { t, language } = useWords();
  const { frame, marks, press } = usePlayer();
  const { table, you } = useTableData();
  const openZones = useZones((s) => s.open);
  const { view } = frame;
  const { seat } = player;
  const mark = marks.get(seat);
  const team = view.teams[player.team];
  const away = table.people.some((p) => p.seat === seat && !p.here);
  const graveyard = view.graveyards[seat]?.length ?? 0;
  const exiled = view.exile.filter((o) => o.owner === seat).length;
  const counters = Object.entries(player.counters).filter(([, n]) => n > 0);
  const lands = landPips(player, view);
  const name = seat === you.seat ? t('plate.you', { name: player.name }) : player.name;
  return (
    <div className={`plate ${ours ? 'ours' : 'theirs'}`}>
      <button
        type="button"
        className={`plate-name ${mark === undefined ? '' : `mark-${mark}`}`}
        data-object={seat}
        aria-pressed={mark === undefined ? undefined : mark === 'chosen' || mark === 'target'}
        onClick={() => press(seat)}
      >
        <TeamMark team={player.team} ours={ours} />
        <b>{name}</b>
        {mark === 'target' && <span className="unseen">{t('plate.aimed')}</span>}
        {team?.primary === seat && (
          <Crown className="sign" aria-label={t('plate.primary')} role="img" strokeWidth={2.2} />
        )}
        {view.monarch === seat && <span className="pip">{t('plate.monarch')}</span>}
      </button>
      <span className="plate-fact" title={t('plate.hand', { n: player.handSize })}>
        <Hand className="sign" aria-hidden="true" />
        <span className="unseen">{t('plate.hand', { n: player.handSize })}</span>
        <span aria-hidden="true">{player.handSize}</span>
      </span>
      <span className="plate-fact plate-library" title={t('plate.library', { n: player.librarySize })}>
        <Library className="sign" aria-hidden="true" />
        <span className="unseen">{t('plate.library', { n: player.librarySize })}</span>
        <span aria-hidden="true">{player.librarySize}</span>
      </span>
      <button
        type="button"
        className="plate-zone"
        data-zone={`graveyard-${seat}`}
        title={t('plate.graveyard', { n: graveyard })}
        onClick={() => openZones({ zone: 'graveyard', seat })}
      >
        <Skull className="sign zone-sign" aria-hidden="true" />
        <span className="zone-words">{t('plate.graveyard', { n: graveyard })}</span>
        <span className="zone-number" aria-hidden="true">
          {graveyard}
        </span>
      </button>
      {exiled > 0 && (
        <button
          type="button"
          className="plate-zone"
          data-zone={`exile-${seat}`}
          title={t('plate.exile', { n: exiled })}
          onClick={() => openZones({ zone: 'exile', seat })}
        >
          <Ban className="sign zone-sign" aria-hidden="true" />
          <span className="zone-words">{t('plate.exile', { n: exiled })}</span>
          <span className="zone-number" aria-hidden="true">
            {exiled}
          </span>
        </button>
      )}
      {lands !== null && (
        <span
          className={`pip lands ${lands.left > 0 ? 'ok' : ''}`}
          title={t('plate.lands', numbersOf(lands))}
        >
          {lands.icons.map((icon, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: land plays have no other identity than their place
            <Sprout key={i} className={`sign ${icon}`} aria-hidden="true" />
          ))}
          <span className="pip-words">
            {lands.left > 0
              ? t('plate.landReady', { n: lands.left })
              : t('plate.landPlayed', { n: lands.played })}
          </span>
        </span>
      )}
      {counters.map(([kind, n]) => (
        <span key={kind} className="pip">
          {counterKind(kind, language)} {n}
        </span>
      ))}
      {player.mana.length > 0 && (
        <span className="pool" role="img" aria-label={t('plate.pool', { mana: player.mana.join(' ') })}>
          {player.mana.map((m, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: mana in a pool has no other identity than its place
            <ManaSymbol key={i} symbol={m} />
          ))}
        </span>
      )}
      {away && <span className="pip warn">{t('plate.away')}</span>}
    </div>
  );
}

const numbersOf = ({ left, played }: LandPips) => ({ left, played });
