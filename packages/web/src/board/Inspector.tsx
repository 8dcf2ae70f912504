import { isSeat, isTeam, type ObjectView } from '@ettin/schema';
import { findIn, objectMarks } from '@ettin/text';
import { X } from 'lucide-react';
import { Face, type FaceText } from '../card/Face.js';
import { WithSymbols } from '../card/Mana.js';
import { useWords } from '../i18n/words.js';
import { useLook } from '../play/look.js';
import { useTalk } from '../play/talk.js';
import { useGame, useSession, useTableData } from '../store/context.js';
import type { CardReference } from '../worker/reference.js';

/**
 * The card under the pointer or the one pressed, to be read: over the log, never over the board. `pinnedOnly`: where
 * there is no room beside the board, only what was pressed for it.
 */
export function Inspector({ pinnedOnly = false }: { readonly pinnedOnly?: boolean }) {
  const { view } = useGame();
  const at = useLook((s) => (pinnedOnly ? null : s.at));
  const pinned = useLook((s) => s.pinned);
  const named = useLook((s) => (pinnedOnly ? null : s.named));
  const pinnedName = useLook((s) => s.pinnedName);
  const talk = useTalk();
  const { t, language } = useWords();
  const id = at ?? pinned;
  const o = id === null || isSeat(id) || isTeam(id) ? undefined : findIn(view, id);
  if (named !== null) return <ByName name={named} passing />;
  if (o === undefined) return pinnedName === null ? null : <ByName name={pinnedName} />;
  const card = talk.references.card(o.name);
  const marks = objectMarks(o, view, language);
  return (
    <aside className="inspector" aria-label={t('inspect.title')}>
      {at === null && <Close />}
      <Face card={o} form="big" unknown={t('card.faceDown')} text={textNow(o, talk)} />
      {marks.length > 0 && (
        <ul className="inspector-marks">
          {marks.map((m) => (
            <li key={m}>{m}</li>
          ))}
        </ul>
      )}
      {at === null && <Point id={o.id} />}
      {card !== null && <OtherFaces card={card} shown={o.face ?? 0} />}
    </aside>
  );
}

function Close() {
  const { t } = useWords();
  return (
    <button
      type="button"
      className="icon-button inspector-close"
      aria-label={t('inspect.close')}
      onClick={() => useLook.getState().pin(null)}
    >
      <X aria-hidden="true" size={18} />
    </button>
  );
}

/** Points a teammate at it. */
function Point({ id }: { readonly id: number }) {
  const session = useSession();
  const { you } = useTableData();
  const { t } = useWords();
  if (you.seat === null) return null;
  return (
    <button
      type="button"
      className="button small"
      onClick={() => void session.ask({ type: 'ping', target: id })}
    >
      {t('inspect.ping')}
    </button>
  );
}

/** Its card's text under what it is by now; of a token, which has no card, that of its abilities. */
function textNow(o: ObjectView, talk: ReturnType<typeof useTalk>): FaceText {
  const printed = talk.face(o);
  const now = o.zone === 'battlefield' || printed === null ? talk.references.typeLine(o) : null;
  if (printed !== null) return now === null ? printed : { ...printed, typeLine: now };
  const rules = o.abilities.flatMap((id) => talk.references.ability(id, o)?.text ?? []);
  return { typeLine: now ?? '', rules };
}

function OtherFaces({ card, shown }: { readonly card: CardReference; readonly shown: number }) {
  return card.printed.faces.map((face, i) =>
    i === shown ? null : (
      <div key={face.name} className="other-face">
        <b>{face.name}</b> <WithSymbols text={face.manaCost ?? ''} />
        <p className="dim">{face.typeLine}</p>
        {face.rules.map((rule) => (
          <p key={rule}>
            <WithSymbols text={rule} />
          </p>
        ))}
      </div>
    ),
  );
}

/** `passing`: as long as the pointer is on its name in the log, which this lies over. */
function ByName({ name, passing = false }: { readonly name: string; readonly passing?: boolean }) {
  const talk = useTalk();
  const { t } = useWords();
  const card = talk.references.card(name);
  const face = card?.printed.faces[0];
  if (card === null || face === undefined) return null;
  return (
    <aside className={passing ? 'inspector passing' : 'inspector'} aria-label={t('inspect.title')}>
      {!passing && <Close />}
      <Face card={card.look} form="big" unknown={t('card.faceDown')} text={face} />
      <OtherFaces card={card} shown={0} />
    </aside>
  );
}
