import type { ObjectView } from '@ettin/schema';
import { RotateCw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Face, type FaceProps, type FaceText } from '../card/Face.js';
import { damageOn } from '../card/look.js';
import { useWords } from '../i18n/words.js';
import { useLook } from '../play/look.js';
import type { Mark } from '../play/marks.js';

export interface ObjectButtonProps {
  readonly o: ObjectView;
  /** What readers are told: its name with its state. */
  readonly label: string;
  readonly mark: Mark | null;
  readonly form: FaceProps['form'];
  readonly text?: FaceText | null;
  /** Where it is sent, for an attacker. */
  readonly aimedAt?: string | null;
  readonly onPress: (id: number) => void;
  readonly onLook: (id: number | null) => void;
  readonly children?: ReactNode;
}

/** An object as a button: its face, its state over it, its name and state in words for readers. */
export const ObjectButton = memo(function ObjectButton(props: ObjectButtonProps) {
  const { o, label, mark, form, text, aimedAt, onPress, onLook, children } = props;
  const { t } = useWords();
  const classes = ['object', o.tapped === true ? 'tapped' : '', mark === null ? '' : `mark-${mark}`];
  if (o.attacking !== undefined || aimedAt != null) classes.push('fights');
  if (o.phasedOut === true) classes.push('away');
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-object={o.id}
      aria-pressed={mark === null ? undefined : mark === 'chosen' || mark === 'picked'}
      onClick={() => onPress(o.id)}
      onFocus={() => onLook(o.id)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLook(o.id)}
      onPointerLeave={() => onLook(null)}
      onBlur={() => onLook(null)}
      onContextMenu={(event) => {
        // a long press on a touch screen, too
        event.preventDefault();
        useLook.getState().pin(o.id);
      }}
    >
      <span className="unseen">{label}</span>
      {aimedAt != null && (
        <span className="aimed-at" aria-hidden="true">
          → {aimedAt}
        </span>
      )}
      <Face card={o} form={form} unknown={t('card.faceDown')} {...(text === undefined ? {} : { text })}>
        {o.tapped === true && <RotateCw className="tap-sign" strokeWidth={2.4} />}
        {o.summoningSick === true && o.types.includes('creature') && <span className="sick-sign">z</span>}
        <Counters o={o} />
        {damageOn(o) > 0 && <span className="damage-sign">−{damageOn(o)}</span>}
      </Face>
      {children}
    </button>
  );
});

function Counters({ o }: { readonly o: ObjectView }) {
  const shown = Object.entries(o.counters ?? {}).filter(
    ([kind, n]) => n > 0 && kind !== 'loyalty' && kind !== 'defense',
  );
  if (shown.length === 0) return null;
  return (
    <span className="counters">
      {shown.slice(0, 2).map(([kind, n]) => (
        <span key={kind} className="counter">
          {/^[+-]/.test(kind) ? `${n}× ${kind.replaceAll('-', '−')}` : n}
        </span>
      ))}
    </span>
  );
}
