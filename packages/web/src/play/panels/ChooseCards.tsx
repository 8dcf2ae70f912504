import { isSeat, isTeam, type TargetId } from '@ettin/schema';
import { findIn, zoneName } from '@ettin/text';
import { useRef, useState } from 'react';
import { ObjectButton } from '../../board/ObjectButton.js';
import { useWords } from '../../i18n/words.js';
import { useArrowKeys } from '../../keys/useArrowKeys.js';
import type { Question } from '../asked.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';
import { alike, meant } from './alike.js';

/** More cards than this get a field to find one by its name. */
const MANY = 12;

/** Candidates that don't lie on the table: cards of a library, a graveyard, exile or another's hand. */
export function ChooseCards({ question }: { readonly question: Extract<Question, { kind: 'choose' }> }) {
  const { frame, marks, press, look, draft } = usePlayer();
  const talk = useTalk();
  const { t, language } = useWords();
  const [wanted, setWanted] = useState('');
  const ref = useRef<HTMLUListElement>(null);
  const keys = useArrowKeys(ref);
  const find = (id: TargetId) => (isSeat(id) || isTeam(id) ? undefined : findIn(frame.view, id));
  const chosen = draft?.kind === 'choose' ? draft.chosen : [];
  const shown = alike(question.candidates, find).filter(({ first }) =>
    talk.target(first).toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <>
      {question.candidates.length > MANY && (
        <input
          className="field"
          type="search"
          aria-label={t('choose.find')}
          placeholder={t('choose.find')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <ul ref={ref} className="card-grid" {...keys}>
        {shown.map((one) => {
          const { first: id, ids } = one;
          const o = find(id);
          const n = chosen.filter((c) => ids.includes(c)).length;
          const worth = question.atLeastTotal?.values[question.candidates.indexOf(id)];
          return (
            <li key={id}>
              {o === undefined ? (
                <button
                  type="button"
                  className={`button mark-${marks.get(id) ?? 'can'}`}
                  aria-pressed={marks.get(id) === 'chosen'}
                  onClick={() => press(id)}
                >
                  {talk.target(id)}
                </button>
              ) : (
                <ObjectButton
                  o={o}
                  form="hand"
                  text={talk.face(o)}
                  label={
                    ids.length === 1
                      ? talk.described(id)
                      : t('choose.alike', { what: talk.described(id), n, all: ids.length })
                  }
                  mark={n > 0 ? 'chosen' : (marks.get(id) ?? null)}
                  onPress={() => press(meant(one, chosen, question.max))}
                  onLook={look}
                >
                  {ids.length > 1 && (
                    <span className="pile-number" aria-hidden="true">
                      {n > 0 ? `${n} / ${ids.length}` : `×${ids.length}`}
                    </span>
                  )}
                </ObjectButton>
              )}
              {worth !== undefined && <span className="worth">{worth}</span>}
              {o !== undefined && o.zone !== 'library' && (
                <span className="where">{zoneName(o.zone, language)}</span>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className="empty">{t('choose.noneSuch')}</p>}
    </>
  );
}
