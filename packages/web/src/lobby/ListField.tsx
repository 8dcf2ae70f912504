import { LIMITS } from '@ettin/protocol';
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useWords } from '../i18n/words.js';

interface ListFieldProps {
  readonly list: string;
  readonly onList: (list: string) => void;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** A deck's name and its list: pasted, written, dropped on the field or read from a file. */
export function ListField({ list, onList, name, onName }: ListFieldProps) {
  const { t } = useWords();
  const help = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    void file.text().then((text) => {
      onList(text.slice(0, LIMITS.deck));
      if (name.trim() === '') onName(file.name.replace(/\.[a-z0-9]+$/i, '').slice(0, 64));
    });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="list-fields">
      <label className="labelled">
        <span>{t('deckList.name')}</span>
        <input className="field" value={name} maxLength={64} onChange={(e) => onName(e.target.value)} />
      </label>
      <label className="labelled">
        <span>{t('deckList.list')}</span>
        <textarea
          className={over ? 'field list-field over' : 'field list-field'}
          value={list}
          rows={10}
          maxLength={LIMITS.deck}
          spellCheck={false}
          aria-describedby={help}
          placeholder={'4 Grizzly Bears\n24 Forest\n…'}
          onChange={(e) => onList(e.target.value)}
          onDragOver={(e) => {
            e.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        />
      </label>
      <p className="list-help" id={help}>
        <span className="dim">{t('deckList.help')}</span>
        <label className="button small">
          <FileUp size={16} aria-hidden="true" />
          {t('deckList.file')}
          <input
            type="file"
            className="unseen"
            accept=".txt,.dec,.dek,.mwdeck,text/plain"
            onChange={(e) => take(e.target.files?.[0])}
          />
        </label>
      </p>
    </div>
  );
}
