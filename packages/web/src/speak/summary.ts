import type { GameFrame } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { digits, stepName, teamName } from '@ettin/text';
import { sidesOf } from '../board/sides.js';
import type { Words } from '../i18n/words.js';
import { askedOf, waitsFor } from '../play/asked.js';
import type { Talk } from '../play/talk.js';
import { inSentences } from './sentences.js';

/** The whole table in a few sentences: whose turn, life, boards, the stack, hands, and what is asked. */
export function summaryOf(frame: GameFrame, talk: Talk, { t, language }: Words): string {
  const { view } = frame;
  const sides = sidesOf(view);
  const sentences: string[] = [];
  sentences.push(
    view.step === 'setup'
      ? t('turn.setup')
      : t('speak.turn', {
          n: view.turn,
          team: teamName(view.activeTeam, language),
          step: stepName(view.step, language),
        }),
  );
  for (const team of [sides.ours, sides.theirs]) {
    const of = view.teams[team];
    if (of !== undefined)
      sentences.push(
        t('shield.label', {
          team: teamName(team, language),
          life: digits(of.life),
          poison: of.poison,
          most: of.poisonToLose,
        }),
      );
  }
  for (const seat of [...sides.theirSeats, ...sides.ourSeats]) sentences.push(boardOf(frame, seat, talk, t));
  const stack = [...view.stack].reverse().map((o) => talk.name(o));
  if (stack.length > 0) sentences.push(t('speak.stack', { what: stack.join(', ') }));
  if (sides.me !== null) {
    const hand = (view.hands[sides.me] ?? []).map((o) => talk.name(o));
    sentences.push(hand.length === 0 ? t('hand.empty') : t('speak.hand', { what: hand.join(', ') }));
  }
  const asked = askedOf(frame);
  if (asked.is === 'nothing') {
    const waits = waitsFor(frame).map((s) => talk.target(s));
    if (waits.length > 0) sentences.push(t('prompt.waits', { who: waits.join(', ') }));
  } else sentences.push(talk.prompt(asked.decision, asked.seat).title);
  return inSentences(sentences, language);
}

function boardOf(frame: GameFrame, seat: Seat, talk: Talk, t: Words['t']): string {
  const { view } = frame;
  const own = view.battlefield.filter((o) => o.controller === seat);
  const lands = own.filter((o) => o.types.includes('land') && !o.types.includes('creature'));
  const others = own.filter((o) => !lands.includes(o)).map((o) => talk.object(o));
  return t('speak.board', {
    name: view.players[seat]?.name ?? '',
    hand: view.players[seat]?.handSize ?? 0,
    lands: lands.length,
    ready: lands.filter((o) => o.tapped !== true).length,
    others: others.length === 0 ? t('speak.nothing') : others.join('; '),
  });
}
