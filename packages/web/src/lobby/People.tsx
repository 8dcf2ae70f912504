import type { PersonView } from '@ettin/protocol';
import { Crown, Eye, Pencil, UserRound, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/words.js';
import { useSession, useTableData } from '../store/context.js';
import { RenameDialog } from './RenameDialog.js';

/** Everybody who has come to the table: who sits where, who watches, who is away. */
export function People() {
  const { t } = useWords();
  const { table } = useTableData();
  return (
    <section className="rail-box panel" aria-labelledby="people-title">
      <h2 id="people-title">{t('people.title', { n: table.people.length })}</h2>
      <ul className="people">
        {table.people.map((p) => (
          <Person key={p.id} person={p} />
        ))}
      </ul>
    </section>
  );
}

function Person({ person }: { readonly person: PersonView }) {
  const { t } = useWords();
  const session = useSession();
  const { table, you } = useTableData();
  const [sure, setSure] = useState(false);
  const [naming, setNaming] = useState(false);
  const me = person.id === you.person;
  const removable = table.host === you.person && !me;
  return (
    <li className={person.here ? 'person-row' : 'person-row away'}>
      {person.seat === null ? (
        <Eye size={16} aria-hidden="true" />
      ) : (
        <UserRound size={16} aria-hidden="true" />
      )}
      <span className="person-name">
        {me ? t('plate.you', { name: person.name }) : person.name}
        {person.id === table.host && (
          <Crown size={12} role="img" aria-label={t('seat.host')} className="host-crown" />
        )}
        <span className="dim small-text">
          {person.seat === null ? t('people.watches') : t('seat.number', { n: person.seat + 1 })}
          {!person.here && ` · ${t('seat.away')}`}
        </span>
      </span>
      {me && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('people.rename')}
          onClick={() => setNaming(true)}
        >
          <Pencil size={16} aria-hidden="true" />
        </button>
      )}
      {removable &&
        (sure ? (
          <span className="person-sure">
            <button
              type="button"
              className="button small"
              onClick={() => void session.ask({ type: 'remove', person: person.id })}
            >
              {t('people.removeSure')}
            </button>
            <button type="button" className="button small plain" onClick={() => setSure(false)}>
              {t('people.keep')}
            </button>
          </span>
        ) : (
          <button
            type="button"
            className="icon-button"
            aria-label={t('people.remove', { name: person.name })}
            onClick={() => setSure(true)}
          >
            <UserRoundX size={16} aria-hidden="true" />
          </button>
        ))}
      {naming && <RenameDialog name={person.name} onClose={() => setNaming(false)} />}
    </li>
  );
}
