import type { DeckChoice, DeckFaultView } from '@ettin/protocol';
import { useState } from 'react';
import { Dialog } from '../app/Dialog.js';
import { keepText, keptText } from '../app/kept.js';
import { useWords } from '../i18n/words.js';
import { useSessionState } from '../store/context.js';
import { ListField } from './ListField.js';
import { ListReading } from './ListReading.js';
import { refusalWords } from './refusal-words.js';
import { Starters } from './Starters.js';
import { useReading } from './useReading.js';

interface DeckDialogProps {
  readonly title: string;
  /** The starter that the seat has, or that is offered to it. */
  readonly starter: string | null;
  readonly mates: readonly string[];
  /** What the table found wrong with the deck as it is. */
  readonly faults: readonly DeckFaultView[];
  readonly edition: string;
  /** Resolves with whether the table took it. */
  readonly onChoose: (deck: DeckChoice) => Promise<boolean>;
  readonly onClose: () => void;
}

const WAYS = ['starter', 'list'] as const;
type Way = (typeof WAYS)[number];

/** A deck for a seat: one of the starters, or a list of one's own with what was read of it. */
export function DeckDialog(props: DeckDialogProps) {
  const { title, starter, mates, faults, edition, onChoose, onClose } = props;
  const { t } = useWords();
  const refused = useSessionState((s) => s.refused);
  const [way, setWay] = useState<Way>(starter === null && keptText('deckList') !== null ? 'list' : 'starter');
  const [chosen, setChosen] = useState(starter);
  const [list, setList] = useState(keptText('deckList') ?? '');
  const [name, setName] = useState(keptText('deckListName') ?? '');
  const [busy, setBusy] = useState(false);
  const read = useReading(way === 'list' ? list : '');
  const reading = read === 'failed' ? null : read;
  const blocking = reading?.faults.filter((f) => f.blocks).length ?? 0;
  const ready = way === 'starter' ? chosen !== null : reading !== null && blocking === 0;
  const choose = async () => {
    if (!ready || busy) return;
    if (way === 'list') {
      keepText('deckList', list);
      keepText('deckListName', name);
    } else if (chosen !== null) keepText('deck', chosen);
    setBusy(true);
    const took = await onChoose(way === 'list' ? { list, name: name.trim() } : { starter: chosen ?? '' });
    setBusy(false);
    if (took) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} wide>
      <fieldset className="segments wide-segments" aria-label={t('deckList.ways')}>
        {WAYS.map((one) => (
          <button
            key={one}
            type="button"
            className={one === way ? 'segment chosen' : 'segment'}
            aria-pressed={one === way}
            onClick={() => setWay(one)}
          >
            {t(`deckWay.${one}`)}
          </button>
        ))}
      </fieldset>
      {way === 'starter' ? (
        <Starters legend={t('deckList.starters')} chosen={chosen} onChoose={setChosen} mates={mates} />
      ) : (
        <>
          <ListField list={list} onList={setList} name={name} onName={setName} />
          <ListReading
            list={list}
            reading={read}
            more={teamFaults(faults, starter)}
            edition={edition}
            onList={setList}
          />
        </>
      )}
      {refused !== null && (
        <p className="fault" role="alert">
          {refusalWords(refused, { t })}
        </p>
      )}
      <p className="dialog-buttons">
        <button
          type="button"
          className="button primary"
          aria-disabled={!ready || busy}
          onClick={() => void choose()}
        >
          {t(way === 'starter' ? 'deckList.play' : 'deckList.playList')}
        </button>
        {way === 'list' && blocking > 0 && <span className="dim">{t('deckList.mend')}</span>}
      </p>
    </Dialog>
  );
}

/** Faults among the team's decks are of the list that the seat has; they are shown beside it until it is changed. */
const teamFaults = (faults: readonly DeckFaultView[], starter: string | null) =>
  starter === null ? faults.filter((f) => f.rule !== null) : [];
