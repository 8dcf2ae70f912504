import { useWords } from '../../i18n/words.js';
import type { Question } from '../asked.js';
import { usePlayer } from '../player.js';

export function NameField({ question }: { readonly question: Extract<Question, { kind: 'name' }> }) {
  const { draft, setDraft, confirm } = usePlayer();
  const { t } = useWords();
  if (draft?.kind !== 'name') return null;
  return (
    <input
      className="field"
      autoComplete="off"
      aria-label={t(question.allowed === 'card' ? 'name.card' : 'name.creatureType')}
      placeholder={t(question.allowed === 'card' ? 'name.card' : 'name.creatureType')}
      value={draft.name}
      onChange={(event) => setDraft({ kind: 'name', name: event.target.value })}
      onKeyDown={(event) => event.key === 'Enter' && confirm()}
    />
  );
}
