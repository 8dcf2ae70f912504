import type { Ability, Condition, Keyword, Mod, RuleMod, Trigger } from '@ettin/schema';
import { FLAG_KEYWORDS } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility, printCard, printKeyword, printMode, printToken } from '../print.js';
import { plainCreature, soldier } from './text.fixture.js';

const text = (ability: Ability, of = plainCreature) => printAbility(ability, { lang: 'fr', of });

const draw = [{ do: 'draw', who: 'you', amount: 1 }] as const;
const when = (trigger: Trigger | readonly Trigger[]) =>
  text({ kind: 'triggered', when: trigger, effects: draw }).replace(/, piochez une carte\.$/, '');
const mods = (...all: Mod[]) => text({ kind: 'static', mods: all });
const rules = (...all: RuleMod[]) => text({ kind: 'static', rules: all });
const keyword = (one: Keyword) => printKeyword(one, { lang: 'fr' });

describe('abilities in French', () => {
  it('should tell when they trigger', () => {
    expect(when({ on: 'enters', what: 'self' })).toBe('Quand cette créature arrive');
    expect(
      when([
        { on: 'enters', what: 'self' },
        { on: 'attacks', what: 'self' },
      ]),
    ).toBe('À chaque fois que cette créature arrive ou attaque');
    expect(when({ on: 'dies', what: { types: ['creature'], controller: 'you', other: true } })).toBe(
      "À chaque fois qu'une autre créature que vous contrôlez meurt",
    );
    expect(when({ on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true })).toBe(
      'À chaque fois que cette créature inflige des blessures de combat à un joueur',
    );
    expect(when({ on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } })).toBe(
      "À chaque fois que vous lancez un sort d'éphémère ou de rituel",
    );
    expect(when({ on: 'cast', who: 'opponent', nth: 1 })).toBe(
      "À chaque fois qu'un adversaire lance son premier sort à chaque tour",
    );
    expect(when({ on: 'discard', who: 'you' })).toBe("À chaque fois que vous vous défaussez d'une carte");
    expect(when({ on: 'step', step: 'upkeep', whose: 'you' })).toBe('Au début de votre entretien');
    expect(when({ on: 'step', step: 'end', whose: 'each' })).toBe('Au début de chaque étape de fin');
    expect(when({ on: 'step', step: 'beginCombat', whose: 'you' })).toBe(
      'Au début du combat pendant votre tour',
    );
    expect(when({ on: 'becomesTarget', what: 'self' })).toBe(
      "À chaque fois que cette créature devient la cible d'un sort ou d'une capacité",
    );
  });

  it('should tell costs and restrictions', () => {
    expect(
      text({
        kind: 'activated',
        cost: { mana: '{1}', tapSelf: true, sacrifice: { what: { types: ['artifact'] } } },
        effects: draw,
        timing: 'sorcery',
        limit: 'turn',
      }),
    ).toBe(
      "{1}, {T}, sacrifiez un artefact : Piochez une carte. N'activez cette capacité que lorsque vous pourriez lancer un rituel et une fois par tour.",
    );
    expect(text({ kind: 'activated', cost: { discard: {} }, effects: draw })).toBe(
      "Défaussez-vous d'une carte : Piochez une carte.",
    );
  });

  it('should tell static abilities', () => {
    expect(mods({ mod: 'cantBlock' })).toBe('Cette créature ne peut pas bloquer.');
    expect(mods({ mod: 'mustAttack' })).toBe('Cette créature attaque à chaque combat si possible.');
    expect(mods({ mod: 'cantBeBlocked', exceptBy: { keyword: 'flying' } })).toBe(
      'Cette créature ne peut pas être bloquée sauf par des créatures avec le vol.',
    );
    expect(
      text({
        kind: 'static',
        affects: { each: { types: ['creature'], controller: 'you', other: true } },
        mods: [
          { mod: 'pt', power: 1, toughness: 1 },
          { mod: 'gain', keywords: ['trample'] },
        ],
      }),
    ).toBe('Les autres créatures que vous contrôlez gagnent +1/+1 et ont le piétinement.');
    expect(
      text({
        kind: 'static',
        if: { compare: [{ lifeOf: 'you' }, '<=', 5] },
        mods: [{ mod: 'gain', keywords: ['lifelink'] }],
      }),
    ).toBe('Tant que vous avez 5 points de vie ou moins, cette créature a le lien de vie.');
    expect(
      mods({
        mod: 'cantAttack',
        unless: { exists: { subtypes: ['Island'], controller: 'defendingPlayer' } },
      }),
    ).toBe('Cette créature ne peut pas attaquer à moins que le joueur défenseur ne contrôle une Île.');
  });

  it('should put the time before what would lift a restriction', () => {
    const three = { compare: [{ count: { types: ['creature'], controller: 'you' } }, '>=', 3] } as const;
    const ability: Ability = {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'cantAttack', unless: three }], duration: 'endOfTurn' },
      ],
    };
    expect(text(ability)).toBe(
      '{T} : Cette créature ne peut pas attaquer ce tour-ci à moins que vous ne contrôliez au moins trois créatures.',
    );
  });

  it('should say of several what they lose', () => {
    const all: Ability = {
      kind: 'static',
      affects: { each: { types: ['creature'] } },
      mods: [{ mod: 'loseAllAbilities' }],
    };
    expect(text(all)).toBe('Les créatures perdent toutes leurs capacités.');
  });

  it('should put "vous" before the verb that attacks or harms you', () => {
    expect(when({ on: 'attackersDeclared', who: 'opponent', against: 'you' })).toBe(
      "À chaque fois qu'un adversaire vous attaque",
    );
    const attackers = { each: { types: ['creature'], attackingPlayer: 'you' } } as const;
    const weaker: Ability = {
      kind: 'static',
      affects: attackers,
      mods: [{ mod: 'pt', power: -1, toughness: 0 }],
    };
    expect(text(weaker)).toBe('Les créatures qui vous attaquent gagnent -1/-0.');
  });

  it('should keep "face cachée" as it is', () => {
    const all: Ability = {
      kind: 'static',
      affects: { each: { faceDown: true, types: ['creature'] } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    };
    expect(text(all)).toBe('Les créatures face cachée gagnent +1/+1.');
  });

  it('should repeat "que" and conjugate "se défausser" in conditions', () => {
    const if_ = (one: Condition) =>
      text({ kind: 'triggered', when: { on: 'enters', what: 'self' }, if: one, effects: draw });
    expect(if_({ all: [{ turnOf: 'you' }, { isMonarch: 'you' }] })).toBe(
      "Quand cette créature arrive, si c'est votre tour et que vous êtes le monarque, piochez une carte.",
    );
    expect(if_({ compare: [{ tally: 'cardsDiscarded', of: 'you' }, '=', 0] })).toBe(
      "Quand cette créature arrive, si vous ne vous êtes défaussé d'aucune carte ce tour-ci, piochez une carte.",
    );
    expect(if_({ compare: [{ tally: 'cardsDiscarded', of: 'opponents' }, '>=', 1] })).toBe(
      "Quand cette créature arrive, si un adversaire s'est défaussé d'une carte ce tour-ci, piochez une carte.",
    );
  });

  it('should tell changes of the rules', () => {
    expect(rules({ rule: 'noMaxCounters' })).toBe(
      "Cette créature peut avoir n'importe quel nombre de marqueurs sur elle.",
    );
    expect(rules({ rule: 'maxHandSize', who: 'opponent', change: -1 })).toBe(
      "La taille de main maximale de vos adversaires est réduite d'une carte.",
    );
    expect(rules({ rule: 'noMaxHandSize', who: 'you' })).toBe("Vous n'avez pas de taille de main maximale.");
    expect(rules({ rule: 'extraLands', who: 'you', n: 1 })).toBe(
      'Vous pouvez jouer un terrain supplémentaire pendant chacun de vos tours.',
    );
    expect(rules({ rule: 'costChange', who: 'you', what: { types: ['artifact'] }, generic: -1 })).toBe(
      "Les sorts d'artefact que vous lancez coûtent {1} de moins à lancer.",
    );
    expect(rules({ rule: 'cantCast', who: 'opponent', when: { turnOf: 'you' } })).toBe(
      'Vos adversaires ne peuvent pas lancer de sorts pendant votre tour.',
    );
  });

  it('should tell replacements', () => {
    expect(
      text({
        kind: 'replacement',
        replaces: { event: 'enters', what: 'self' },
        with: [{ entersTapped: true }],
      }),
    ).toBe('Cette créature arrive engagée.');
    expect(
      text({
        kind: 'replacement',
        replaces: { event: 'enters', what: 'self' },
        with: [{ entersWith: '+1/+1', count: 2 }],
      }),
    ).toBe('Cette créature arrive avec deux marqueurs +1/+1 sur elle.');
    expect(
      text({
        kind: 'replacement',
        replaces: { event: 'discard', who: 'you', what: 'self', byOpponent: true },
        with: [{ toZone: 'battlefield' }],
      }),
    ).toBe(
      "Si un sort ou une capacité qu'un adversaire contrôle devait faire que vous vous défaussiez de cette carte, mettez-la sur le champ de bataille à la place.",
    );
    expect(
      text({ kind: 'replacement', replaces: { event: 'gainLife', who: 'you' }, with: [{ multiply: 2 }] }),
    ).toBe(
      'Si vous deviez gagner des points de vie, vous gagnez deux fois autant de points de vie à la place.',
    );
    expect(
      text({
        kind: 'replacement',
        replaces: {
          event: 'move',
          what: { types: ['creature'], controller: 'opponent' },
          from: 'battlefield',
          to: 'graveyard',
        },
        with: [{ toZone: 'exile' }],
      }),
    ).toBe("Si une créature qu'un adversaire contrôle devait mourir, exilez-la à la place.");
  });

  it('should call the source by its name where something else is "cette créature" too', () => {
    const ability: Ability = {
      kind: 'triggered',
      when: { on: 'attacks', what: { types: ['creature'], controller: 'you' } },
      effects: [{ do: 'damage', to: { attackedBy: 'it' }, amount: 1 }],
    };
    expect(text(ability)).toBe(
      "À chaque fois qu'une créature que vous contrôlez attaque, Example inflige 1 blessure au joueur ou au planeswalker que cette créature attaque.",
    );
  });

  it('should name every keyword in lower case', () => {
    for (const flag of FLAG_KEYWORDS) expect(keyword(flag)).toMatch(/^\p{Ll}[\p{Ll} -]*$/u);
    expect(keyword('hexproof')).toBe('défense talismanique');
    expect(keyword({ k: 'ward', cost: { mana: '{2}' } })).toBe('parade {2}');
    expect(keyword({ k: 'protection', from: { colors: ['B', 'R'] } })).toBe(
      'protection contre le noir et contre le rouge',
    );
    expect(keyword({ k: 'enchant', what: { object: { types: ['creature'] } } })).toBe('enchanter : créature');
    expect(keyword({ k: 'landwalk', land: { subtypes: ['Island'] } })).toBe('traversée des îles');
    expect(keyword({ k: 'cycling', cost: { mana: '{2}' }, search: { subtypes: ['Island'] } })).toBe(
      "recyclage d'île {2}",
    );
    expect(keyword({ k: 'flashback', cost: { payLife: 3 } })).toBe('flashback—Payez 3 points de vie.');
  });

  it('should write type lines with the creature first and the kinds joined', () => {
    const line = (face: Parameters<typeof printCard>[0]) => printCard(face, 'fr').faces[0]?.typeLine;
    const name = 'Example';
    expect(
      line({
        name,
        supertypes: ['legendary'],
        types: ['artifact', 'creature'],
        subtypes: ['Human', 'Wizard'],
      }),
    ).toBe('Créature-artefact légendaire : humain et sorcier');
    expect(line({ name, supertypes: ['basic'], types: ['land'], subtypes: ['Forest'] })).toBe(
      'Terrain de base : forêt',
    );
    expect(line({ name, supertypes: ['legendary'], types: ['planeswalker'], subtypes: ['Jace'] })).toBe(
      'Planeswalker légendaire : Jace',
    );
  });

  it('should tell tokens and modes', () => {
    expect(printToken({ ...soldier, keywords: ['flying'] }, { lang: 'fr' })).toBe(
      'un jeton de créature 1/1 blanche Soldat avec le vol',
    );
    expect(printMode({ cost: { mana: '{1}' }, effects: draw }, { lang: 'fr' })).toBe(
      '{1} — Piochez une carte.',
    );
    const modes = { min: 1, max: 2, options: [{ effects: draw }, { effects: draw }] };
    expect(text({ kind: 'spell', modes })).toBe(
      'Choisissez-en un ou les deux —\n• Piochez une carte.\n• Piochez une carte.',
    );
  });
});
