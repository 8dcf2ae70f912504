import { starterDecks } from '@ettin/cards';
import { DEFAULT_TABLE } from '@ettin/protocol';
import { useId, useState } from 'react';
import { Dialog } from '../app/Dialog.js';
import { keepText, keptText } from '../app/kept.js';
import { useWords } from '../i18n/words.js';
import { ListField } from '../lobby/ListField.js';
import { ListReading } from '../lobby/ListReading.js';
import { useTeamReading } from '../lobby/useReading.js';
import { PartnerDeck, type PartnerWay } from './PartnerDeck.js';
import { ownTeam, type QuickTeam } from './quick-team.js';
import '../lobby/controls.css';
import '../lobby/lobby.css';

interface OwnDeckDialogProps {
  readonly onPlay: (team: QuickTeam) => void;
  readonly onClose: () => void;
}

const NO_LIST = { list: '', name: '' };
const { edition } = DEFAULT_TABLE;

/** A list for the quick match and what the partner plays beside it, with all that keeps both from being played. */
export function OwnDeckDialog({ onPlay, onClose }: OwnDeckDialogProps) {
  const { t } = useWords();
  const why = useId();
  const [last] = useState(ownTeam);
  const [mine, setMine] = useState({
    list: keptText('deckList') ?? '',
    name: keptText('deckListName') ?? '',
  });
  const [theirs, setTheirs] = useState(
    last?.partner != null && 'list' in last.partner ? last.partner : NO_LIST,
  );
  const [way, setWay] = useState<PartnerWay>(
    last?.partner != null && 'list' in last.partner ? 'list' : 'fitting',
  );
  const [casual, setCasual] = useState(last?.casual ?? false);
  const partner = way === 'list' ? theirs : way === 'fitting' ? null : { starter: way };
  const told = useTeamReading(mine.list.trim() === '' ? null : { of: 'team', mine, partner, casual });
  const read = told?.answer ?? null;
  const reading = read === 'failed' ? null : read;
  const faults = reading === null ? [] : [...reading.mine.faults, ...reading.partner.faults];
  const blocked = faults.some((f) => f.blocks);
  const ready = reading !== null && told?.current === true && !blocked;
  const keepList = () => {
    if (mine.list.trim() === '') return;
    keepText('deckList', mine.list);
    keepText('deckListName', mine.name);
  };
  const play = () => {
    if (!ready) return;
    keepList();
    onPlay({
      mine: { list: mine.list, name: mine.name.trim() },
      partner: partner ?? { starter: reading.fitting },
      casual,
    });
  };
  return (
    <Dialog
      title={t('home.own')}
      onClose={() => {
        keepList();
        onClose();
      }}
      wide
    >
      <ListField
        list={mine.list}
        onList={(list) => setMine((m) => ({ ...m, list }))}
        name={mine.name}
        onName={(name) => setMine((m) => ({ ...m, name }))}
      />
      <ListReading
        list={mine.list}
        reading={read === 'failed' ? read : (read?.mine ?? null)}
        edition={edition}
        onList={(list) => setMine((m) => ({ ...m, list }))}
      />
      <PartnerDeck
        way={way}
        onWay={setWay}
        fitting={starterDecks.find((d) => d.id === reading?.fitting) ?? null}
        deck={theirs}
        onDeck={setTheirs}
        reading={read === 'failed' ? read : (read?.partner ?? null)}
        edition={edition}
      />
      <label className="check">
        <input type="checkbox" checked={casual} onChange={(e) => setCasual(e.target.checked)} />
        {t('settings.casual')}
      </label>
      <p className="dialog-buttons">
        <button
          type="button"
          className="button primary"
          aria-disabled={!ready}
          aria-describedby={blocked ? why : undefined}
          onClick={play}
        >
          {t(casual && faults.some((f) => f.rule !== null) ? 'quick.anyway' : 'deckList.playList')}
        </button>
        {blocked && (
          <span className="dim" id={why}>
            {t('deckList.mend')}
          </span>
        )}
      </p>
    </Dialog>
  );
}
