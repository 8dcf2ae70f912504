import { type StarterDeck, starterDecks } from '@ettin/cards';
import { useWords } from '../i18n/words.js';
import { ListField } from '../lobby/ListField.js';
import { ListReading } from '../lobby/ListReading.js';
import type { ReadList } from '../worker/desk.js';

/** The starter deck that fits, a list, or a starter deck by its id. */
export type PartnerWay = 'fitting' | 'list' | (string & {});

interface Written {
  readonly list: string;
  readonly name: string;
}

interface PartnerDeckProps {
  readonly way: PartnerWay;
  readonly onWay: (way: PartnerWay) => void;
  /** Null while it isn't known. */
  readonly fitting: StarterDeck | null;
  /** The partner's list, where one is written. */
  readonly deck: Written;
  readonly onDeck: (change: (deck: Written) => Written) => void;
  /** What was read of it; 'failed' if that can't be found out. */
  readonly reading: ReadList | 'failed' | null;
  readonly edition: string;
}

/** What a bot partner plays beside one's list: a starter deck or a list too. */
export function PartnerDeck(props: PartnerDeckProps) {
  const { way, onWay, fitting, deck, onDeck, reading, edition } = props;
  const { t } = useWords();
  const setList = (list: string) => onDeck((d) => ({ ...d, list }));
  return (
    <fieldset className="partner-deck">
      <legend className="unseen">{t('quick.partner')}</legend>
      <label className="labelled">
        <span>{t('quick.partner')}</span>
        <select className="field" value={way} onChange={(e) => onWay(e.target.value)}>
          <option value="fitting">
            {fitting === null ? t('quick.fitting') : t('quick.fittingIs', { name: fitting.name })}
          </option>
          {starterDecks.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="list">{t('quick.partnerList')}</option>
        </select>
      </label>
      {way === 'list' && (
        <>
          <ListField
            list={deck.list}
            onList={setList}
            name={deck.name}
            onName={(name) => onDeck((d) => ({ ...d, name }))}
          />
          <ListReading list={deck.list} reading={reading} edition={edition} onList={setList} />
        </>
      )}
    </fieldset>
  );
}
