import type { SocialEvent } from '@ettin/protocol';
import { sidesOf } from '../board/sides.js';
import { useWords } from '../i18n/words.js';
import { useGame } from '../store/context.js';

/** A line of chat as text, whatever is in it; a phrase in the reader's language. */
export function SocialLine({ line }: { readonly line: SocialEvent }) {
  const { view } = useGame();
  const { t } = useWords();
  if (line.type === 'ping') return null;
  const team = line.seat === null ? null : (view.players[line.seat]?.team ?? null);
  const side = team === null ? '' : team === sidesOf(view).ours ? 'ours' : 'theirs';
  return (
    <>
      <b className={`name ${side}`}>{line.name}</b>
      {line.to === 'team' && <span className="to-team">{t('chat.team')}</span>}{' '}
      <span>{line.type === 'chat' ? line.text : t(`phrase.${line.phrase}`)}</span>
    </>
  );
}
