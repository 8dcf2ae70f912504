import type { ObjectView, PlayerView, TargetId } from '@ettin/schema';
import { digits, stepName, teamName } from '@ettin/text';
import { attacksOn } from '../board/attacks.js';
import { sidesOf } from '../board/sides.js';
import type { Words } from '../i18n/words.js';
import type { Talk } from '../play/talk.js';
import { inSentences } from './sentences.js';

const NOTHING_STAGED: ReadonlyMap<number, TargetId> = new Map();

/**
 * What is otherwise on a table than it was, in a few sentences: whose turn and step it is, what came on the stack, a new
 * attack, creatures that were dealt damage, and life. Empty where nothing of it changed.
 */
export function sinceOf(
  before: PlayerView,
  view: PlayerView,
  talk: Pick<Talk, 'name' | 'object' | 'target'>,
  { t, language }: Pick<Words, 't' | 'language'>,
): string {
  const sentences: string[] = [];
  if (view.step !== 'setup' && (view.turn !== before.turn || view.step !== before.step))
    sentences.push(
      t('speak.turn', {
        n: view.turn,
        team: teamName(view.activeTeam, language),
        step: stepName(view.step, language),
      }),
    );
  const was = new Set(before.stack.map((o) => o.id));
  const came = view.stack.filter((o) => !was.has(o.id)).reverse();
  if (came.length > 0)
    sentences.push(t('speak.newStack', { what: came.map((o) => talk.name(o)).join(', ') }));
  if (attackOf(before) !== attackOf(view)) {
    const attacks = [...attacksOn(view, NOTHING_STAGED)].map(([on, attack]) =>
      t('summary.at', { ...attack, whom: talk.target(on) }),
    );
    if (attacks.length > 0) sentences.push(`${t('summary.attack')} ${attacks.join(', ')}`);
  }
  const hurt = view.battlefield.filter((o) => damageOf(o) > damageOf(find(before, o.id)));
  if (hurt.length > 0)
    sentences.push(t('speak.damaged', { what: hurt.map((o) => talk.object(o)).join(', ') }));
  const sides = sidesOf(view);
  for (const team of [sides.ours, sides.theirs]) {
    const [had, has] = [before.teams[team]?.life ?? 0, view.teams[team]?.life ?? 0];
    if (had !== has)
      sentences.push(
        t('speak.life', {
          team: teamName(team, language),
          life: digits(has),
          change: has > had ? `+${has - had}` : `−${had - has}`,
        }),
      );
  }
  return inSentences(sentences, language);
}

const find = (view: PlayerView, id: number): ObjectView | undefined =>
  view.battlefield.find((o) => o.id === id);
const damageOf = (o: ObjectView | undefined): number => o?.damage ?? 0;

/** Who attacks whom, to be told from another attack. */
const attackOf = (view: PlayerView): string =>
  view.battlefield
    .filter((o) => o.attacking !== undefined)
    .map((o) => `${o.id}>${o.attacking}`)
    .join();
