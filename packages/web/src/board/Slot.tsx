import type { ObjectView } from '@ettin/schema';
import { memo } from 'react';
import { useWords } from '../i18n/words.js';
import { asDrafted } from '../play/draft.js';
import { usePlayer } from '../play/player.js';
import { useTalk } from '../play/talk.js';
import { type Group, memberFor, readyIn } from './groups.js';
import { ObjectButton } from './ObjectButton.js';
import { Stepper } from './Stepper.js';

/** A group on the battlefield: one card, a fan, or a pile with its number. */
export const Slot = memo(function Slot({ group, form }: { group: Group; form: 'small' | 'mini' }) {
  if (group.shown === 'pile') return <Pile group={group} form={form} />;
  return (
    <span className={`slot ${group.shown}`}>
      {group.members.map((o) => (
        <OnBattlefield key={o.id} o={o} form={form} attached={group.attached} />
      ))}
    </span>
  );
});

interface OnBattlefieldProps {
  readonly o: ObjectView;
  readonly form: 'small' | 'mini';
  readonly attached: readonly ObjectView[];
}

function OnBattlefield({ o, form, attached }: OnBattlefieldProps) {
  const player = usePlayer();
  const talk = useTalk();
  return (
    <span className="standing">
      <ObjectButton
        o={o}
        form={form}
        label={talk.object(asDrafted(o, player.draft))}
        mark={player.marks.get(o.id) ?? null}
        aimedAt={player.aimOf(o, talk)}
        onPress={player.press}
        onLook={player.look}
      />
      {attached.length > 0 && (
        <span className="attached">
          {attached.map((a) => (
            <Attachment key={a.id} o={a} />
          ))}
        </span>
      )}
    </span>
  );
}

function Attachment({ o }: { readonly o: ObjectView }) {
  const player = usePlayer();
  const talk = useTalk();
  const mark = player.marks.get(o.id);
  return (
    <button
      type="button"
      className={`attachment ${mark === undefined ? '' : `mark-${mark}`}`}
      data-object={o.id}
      aria-pressed={mark === undefined ? undefined : mark === 'chosen' || mark === 'picked'}
      onClick={() => player.press(o.id)}
      onFocus={() => player.look(o.id)}
      onPointerEnter={(e) => e.pointerType === 'mouse' && player.look(o.id)}
      onPointerLeave={() => player.look(null)}
      onBlur={() => player.look(null)}
    >
      <span aria-hidden="true">{talk.name(o)}</span>
      <span className="unseen">{talk.object(o)}</span>
    </button>
  );
}

/** Strongest first: what the pile as a whole shows of its members' marks. */
const STRENGTH = ['picked', 'chosen', 'taps', 'target', 'can'] as const;

function Pile({ group, form }: { readonly group: Group; readonly form: 'small' | 'mini' }) {
  const player = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  const shown = group.members.find((o) => o.tapped !== true) ?? group.members[0];
  if (shown === undefined) return null;
  const marks = group.members.map((o) => player.marks.get(o.id));
  const mark = STRENGTH.find((m) => marks.includes(m)) ?? null;
  const land = shown.types.includes('land');
  const ready = readyIn(group);
  const picked = marks.filter((m) => m === 'chosen' || m === 'taps').length;
  const can = (id: number) => {
    const m = player.marks.get(id);
    return m === 'can' || m === 'target';
  };
  const size = group.members.length;
  const label = t(land ? 'pile.lands' : 'pile.objects', {
    what: talk.object(asDrafted(shown, player.draft)),
    n: size,
    ready,
  });
  return (
    <span className={`slot pile ${land ? 'land' : ''} ${ready === 0 ? 'spent' : ''}`}>
      <ObjectButton
        o={shown}
        form={land ? 'mini' : form}
        label={label}
        mark={mark}
        aimedAt={player.aimOf(shown, talk)}
        onPress={() => player.press(memberFor(group, can))}
        onLook={player.look}
      >
        <span className="pile-number" aria-hidden="true">
          ×{size}
        </span>
        {land && (picked > 0 || ready < size) && (
          <span className="pile-ready" aria-hidden="true">
            {picked > 0 ? t('pile.taps', { n: picked }) : t('pile.ready', { n: ready })}
          </span>
        )}
      </ObjectButton>
      <span className="pile-ids" data-objects={group.members.map((o) => o.id).join(' ')} />
      {!land && <Stepper group={group} />}
    </span>
  );
}
