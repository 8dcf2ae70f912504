import type { SocialEvent } from '@ettin/protocol';
import { useWords } from '../i18n/words.js';
import { useTableData } from '../store/context.js';

/** A line of chat as text, whatever is in it; a phrase in the reader's language. */
export function SocialLine({ line }: { readonly line: SocialEvent }) {
  const { table, you } = useTableData();
  const { t } = useWords();
  if (line.type === 'ping') return null;
  const team = line.seat === null ? null : (table.seats[line.seat]?.team ?? null);
  const ours = you.seat === null ? 0 : (table.seats[you.seat]?.team ?? 0);
  const side = team === null ? '' : team === ours ? 'ours' : 'theirs';
  return (
    <>
      <bdi>
        <b className={`name ${side}`}>{line.name}</b>
      </bdi>
      {line.to === 'team' && <span className="to-team">{t('chat.team')}</span>}{' '}
      {line.type === 'chat' ? <bdi>{line.text}</bdi> : <span>{t(`phrase.${line.phrase}`)}</span>}
    </>
  );
}
