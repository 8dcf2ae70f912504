import type { Action, ObjectView, PlayerView } from '@ettin/schema';
import type { CardTexts } from './card-texts.js';
import { ACTIONS, SPECIAL } from './catalogue/actions.js';
import { BASICS } from './catalogue/basics.js';
import { FROM_ZONE, NEXT } from './catalogue/words.js';
import type { Language } from './language.js';
import { describeCard, describeSource, findIn, objectName, targetName } from './objects.js';
import { teamName } from './speech.js';
import { keywordName } from './vocabulary.js';

/** One action as a player picks it: "Cast Lightning Bolt {R}", "Pass: on to combat". */
export function actionLabel(action: Action, view: PlayerView, texts: CardTexts, language: Language): string {
  switch (action.type) {
    case 'pass':
      return passLabel(view, language);
    case 'playLand': {
      const o = findIn(view, action.object);
      const what = o === undefined ? undefined : texts.face(o, action.face ?? 0)?.name;
      return ACTIONS.text(language, 'playLand', { what: what ?? nameOf(o, language) });
    }
    case 'cast':
      return castLabel(action, findIn(view, action.object), texts, language);
    case 'activate': {
      const o = findIn(view, action.object);
      const ability = (o && texts.ability(o, action.ability)) ?? ACTIONS.text(language, 'anAbility');
      const what = o === undefined ? BASICS.text(language, 'gone') : describeSource(o, view, language);
      return o === undefined || o.controller === action.player
        ? ACTIONS.text(language, 'activate', { what, ability })
        : ACTIONS.text(language, 'activateOf', {
            what,
            ability,
            who: targetName(view, o.controller, language),
          });
    }
    case 'special':
      return SPECIAL.text(language, action.special, {
        what: nameOf(findIn(view, action.object), language),
      });
    case 'concede':
    case 'answer':
    case 'propose':
    case 'cancel':
      return ACTIONS.text(language, action.type);
  }
}

const nameOf = (o: ObjectView | undefined, language: Language): string =>
  o === undefined ? BASICS.text(language, 'card') : objectName(o, language);

function castLabel(
  action: Extract<Action, { type: 'cast' }>,
  o: ObjectView | undefined,
  texts: CardTexts,
  language: Language,
): string {
  const method = action.method ?? 'normal';
  const face = o === undefined ? null : texts.face(o, action.face ?? 0);
  const what = castName(action, o, face, texts, language);
  const from = o === undefined || o.zone === 'hand' ? null : FROM_ZONE.text(language, o.zone);
  const how = method === 'normal' ? null : methodText(method, o, texts, language);
  if (how === null)
    return from === null
      ? ACTIONS.text(language, 'cast', { what })
      : ACTIONS.text(language, 'castFrom', { what, from });
  return from === null
    ? ACTIONS.text(language, 'castHow', { what, how })
    : ACTIONS.text(language, 'castFromHow', { what, from, how });
}

/** With its mana cost only where that is what is paid. */
function castName(
  { method = 'normal', face: side = 0 }: Extract<Action, { type: 'cast' }>,
  o: ObjectView | undefined,
  face: { readonly name: string; readonly cost: string | null } | null,
  texts: CardTexts,
  language: Language,
): string {
  if (o === undefined) return BASICS.text(language, 'card');
  const name = face?.name ?? objectName(o, language);
  if (method !== 'normal') return name;
  if (side === 0) return describeCard(o, language);
  const part = face?.cost == null ? name : `${name} ${face.cost}`;
  return ACTIONS.text(language, 'partOf', { part, card: texts.face(o, 0)?.name ?? objectName(o, language) });
}

function methodText(
  method: NonNullable<Extract<Action, { type: 'cast' }>['method']>,
  o: ObjectView | undefined,
  texts: CardTexts,
  language: Language,
): string {
  switch (method) {
    case 'faceDown':
      return ACTIONS.text(language, method, { cost: '{3}' });
    case 'free':
    case 'permission':
    case 'alternative':
      return ACTIONS.text(language, method);
    default: {
      const keyword = (o && texts.method(o, method)) ?? keywordName(method, language);
      return ACTIONS.text(language, 'with', { keyword });
    }
  }
}

/**
 * What passing leads to if all others pass too (CR 805.5b): "Pass: let Lightning Bolt resolve", "Pass: on to combat".
 * An extra turn may come instead of the next team's.
 */
export function passLabel(view: PlayerView, language: Language): string {
  // the stack is listed from the bottom
  const top = view.stack.at(-1);
  if (top !== undefined)
    return ACTIONS.text(language, 'passResolve', {
      what: top.name ?? ACTIONS.text(language, 'topOfStack'),
    });
  const next = nextAfter(view);
  return next === 'turn'
    ? ACTIONS.text(language, 'passTurn', {
        team: teamName((view.activeTeam + 1) % view.teams.length, language),
      })
    : ACTIONS.text(language, 'passOn', { place: NEXT.text(language, next) });
}

/** Where the game goes on from a step when everybody passes with an empty stack. */
function nextAfter(view: PlayerView): (keyof typeof NEXT.messages.en & string) | 'turn' {
  switch (view.step) {
    case 'untap':
    case 'setup':
      return 'upkeep';
    case 'upkeep':
      return 'draw';
    case 'draw':
      return 'main1';
    case 'main1':
      return 'combat';
    case 'beginCombat':
      return 'declareAttackers';
    case 'declareAttackers':
      return view.battlefield.some((o) => o.attacking !== undefined) ? 'declareBlockers' : 'endCombat';
    case 'declareBlockers':
      return 'combatDamage';
    case 'firstStrikeDamage':
      return 'secondDamage';
    case 'combatDamage':
      return 'endCombat';
    case 'endCombat':
      return 'main2';
    case 'main2':
      return 'end';
    case 'end':
    case 'cleanup':
      return 'turn';
  }
}
