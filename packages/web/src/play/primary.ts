import { useWords, type Words } from '../i18n/words.js';
import { answerOf, type Fault } from './draft.js';
import { type Player, usePlayer } from './player.js';
import { type Talk, useTalk } from './talk.js';

/** The one thing that the large button (and Space) does now. */
export interface Primary {
  readonly label: string;
  /** Null while there is nothing to do. */
  readonly run: (() => void) | null;
  /** What the answer still lacks; then `run` is null. */
  readonly fault: string | null;
}

export function usePrimary(): Primary {
  const player = usePlayer();
  const talk = useTalk();
  const words = useWords();
  return primaryOf(player, talk, words);
}

function primaryOf(player: Player, talk: Talk, { t }: Words): Primary {
  const { asked, draft, frame, ways } = player;
  const does = (label: string, run: () => void): Primary => ({ label, run, fault: null });
  if (asked.is === 'nothing') return { label: t('primary.wait'), run: null, fault: null };
  if (asked.is === 'priority') {
    const [way] = ways;
    if (way !== undefined) return does(talk.action(way), () => player.use(way));
    const pass = frame.legal.find((a) => a.type === 'pass');
    return pass === undefined
      ? { label: t('primary.wait'), run: null, fault: null }
      : does(passLabel(frame, talk, t), () => player.use(pass));
  }
  const d = asked.decision;
  if (d.kind === 'mulligan')
    return does(t('mulligan.keep'), () => player.answer({ kind: 'mulligan', mulligan: false }));
  if (d.kind === 'pay')
    return does(t('pay.auto', { mana: d.mana }), () => player.answer({ kind: 'pay', auto: true }));
  if (d.kind === 'option') return { label: t('primary.choose'), run: null, fault: null };
  if (draft === null) return { label: t('primary.wait'), run: null, fault: null };
  const drafted = answerOf(d, draft);
  const label = labelOf(player, t);
  return drafted.ok
    ? does(label, () => player.confirm())
    : { label, run: null, fault: faultText(drafted.fault, t) };
}

function labelOf({ draft, mates, asked }: Player, t: Words['t']): string {
  switch (draft?.kind) {
    case 'choose':
      if (draft.chosen.length === 0 && asked.is === 'question' && asked.decision.kind === 'choose')
        if (asked.decision.min > 0) return t('primary.toChoose', { n: asked.decision.min });
      return draft.chosen.length === 0 ? t('primary.none') : t('primary.chosen', { n: draft.chosen.length });
    case 'attackers': {
      const n = draft.attackers.length;
      return t(mates.length > 0 ? 'primary.proposeAttack' : 'primary.attack', { n });
    }
    case 'blockers': {
      const n = new Set(draft.blockers.map((b) => b.blocker)).size;
      return t(mates.length > 0 ? 'primary.proposeBlock' : 'primary.block', { n });
    }
    default:
      return t(mates.length > 0 ? 'primary.propose' : 'primary.confirm');
  }
}

/** Where a pass leads: what resolves, or the next step in which the reader is asked, by a name short enough for the button. */
export function passLabel(
  { passTo, view }: Pick<Player['frame'], 'passTo' | 'view'>,
  talk: Pick<Talk, 'target'>,
  t: Words['t'],
): string {
  if (passTo === null) return t('pass.plain');
  if (passTo === 'concerned') return t('pass.concerned');
  if ('resolves' in passTo) return t('pass.resolves', { what: talk.target(passTo.resolves) });
  const to = { step: t(`passTo.${passTo.step}`) };
  if (passTo.turn === view.turn) return t('pass.step', to);
  const mine = view.viewer === 'spectator' ? null : view.players[view.viewer]?.team;
  return t(passTo.team === mine ? 'pass.ours' : 'pass.theirs', to);
}

export function faultText(fault: Fault, t: Words['t']): string {
  const { why, ...numbers } = fault;
  if (fault.why === 'choose' && fault.min === fault.max)
    return t('fault.exactly', { n: fault.min, chosen: fault.chosen });
  return t(`fault.${why}`, numbers);
}
