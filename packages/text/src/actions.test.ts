import type { Action, ObjectView } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { actionLabel, passLabel } from './actions.js';
import { LANGUAGES } from './language.js';
import { bearOf, NO_TEXTS, table } from './table.fixture.js';

const seen = table();
const bear = bearOf(seen, 0);
const inHand: ObjectView = { ...bear, id: 70000, zone: 'hand', manaCost: '{1}{G}' };
const buried: ObjectView = { ...inHand, id: 70001, zone: 'graveyard' };
const view = table({ hands: { 0: [inHand] }, graveyards: [[buried], [], [], []] });
const all = (action: Action) => LANGUAGES.map((language) => actionLabel(action, view, NO_TEXTS, language));

describe('the label of an action', () => {
  it('should say where a pass leads (CR 805.5b)', () => {
    expect(passLabel({ ...seen, step: 'main1' }, 'en')).toBe('Pass: on to combat');
    expect(passLabel({ ...seen, step: 'declareAttackers' }, 'es')).toBe('Pasar: sigue el final del combate');
    expect(passLabel({ ...seen, step: 'end', activeTeam: 1 }, 'fr')).toBe(
      'Passer : ensuite le tour suivant (Équipe A)',
    );
    const attacked = { ...seen, battlefield: [{ ...bear, attacking: 2 }] };
    expect(passLabel({ ...attacked, step: 'declareAttackers' }, 'en')).toBe(
      'Pass: on to the declaration of blockers',
    );
    const spell = { ...bear, kind: 'spell', source: null, ability: null, targets: [], modes: [] } as const;
    expect(passLabel({ ...seen, stack: [spell] }, 'ja')).toBe('パス：Grizzly Bearsを解決');
  });

  it('should name a card with its cost and size, and where it is cast from', () => {
    expect(all({ type: 'cast', player: 0, object: inHand.id })).toEqual([
      'Cast Grizzly Bears {1}{G} 2/2',
      'Lanzar Grizzly Bears {1}{G} 2/2',
      'Lancer Grizzly Bears {1}{G} 2/2',
      'Grizzly Bears {1}{G} 2/2を唱える',
    ]);
    expect(all({ type: 'cast', player: 0, object: buried.id, method: 'flashback' })).toEqual([
      'Cast Grizzly Bears from the graveyard with flashback',
      'Lanzar Grizzly Bears desde el cementerio con retrospectiva',
      'Lancer Grizzly Bears depuis le cimetière avec flashback',
      '墓地からGrizzly Bearsを唱える（フラッシュバック）',
    ]);
  });

  it('should use what the cards say where it is told', () => {
    const texts = {
      ...NO_TEXTS,
      face: (_o: ObjectView, face: 0 | 1) =>
        face === 0 ? { name: 'Bear', cost: '{1}{G}' } : { name: 'Roar', cost: '{G}' },
      ability: () => '{T}: growl.',
    };
    const cast = { type: 'cast', player: 0, object: inHand.id, face: 1 } as const;
    expect(actionLabel(cast, view, texts, 'en')).toBe('Cast Roar {G} (on Bear)');
    const activate = { type: 'activate', player: 0, object: bear.id, ability: 0 } as const;
    expect(actionLabel(activate, view, texts, 'en')).toMatch(/^Grizzly Bears 2\/2.*: \{T\}: growl\.$/);
    expect(actionLabel({ ...activate, player: 1 }, view, texts, 'es')).toMatch(/ de A1: /);
  });

  it('should not name what the viewer does not see', () => {
    expect(all({ type: 'playLand', player: 2, object: 99999 })).toEqual([
      'Play a card',
      'Jugar una carta',
      'Jouer une carte',
      'カードをプレイ',
    ]);
  });
});
