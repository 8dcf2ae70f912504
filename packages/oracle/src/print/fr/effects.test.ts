import { describe, expect, it } from 'vitest';
import { type Sample, soldier, textOf } from './text.fixture.js';

const c = { target: 'c' } as const;
const p = { target: 'p' } as const;

const FAMILIES: Readonly<Record<string, readonly Sample[]>> = {
  'life and damage': [
    [{ do: 'gainLife', who: 'you', amount: 1 }, 'Vous gagnez 1 point de vie.'],
    [{ do: 'loseLife', who: 'opponents', amount: 2 }, 'Chaque adversaire perd 2 points de vie.'],
    [
      { do: 'damage', to: { target: 'any' }, amount: 3 },
      "Grand Example inflige 3 blessures à n'importe quelle cible.",
    ],
    [{ do: 'damage', to: 'you', amount: 1 }, 'Grand Example vous inflige 1 blessure.'],
    [
      [
        { do: 'damage', to: c, amount: 2 },
        { do: 'damage', to: 'you', amount: 2 },
      ],
      'Grand Example inflige 2 blessures à la créature ciblée et vous inflige 2 blessures.',
    ],
    [
      { do: 'damage', to: p, amount: { powerOf: c } },
      'Grand Example inflige un nombre de blessures égal à la force de la créature ciblée au joueur ciblé.',
    ],
    [
      { do: 'preventDamage', to: c, amount: 1, duration: 'endOfTurn' },
      'Prévenez la prochaine blessure qui devrait être infligée à la créature ciblée ce tour-ci.',
    ],
    [{ do: 'setLife', who: p, to: 10 }, 'Le total de points de vie du joueur ciblé devient 10.'],
  ],
  cards: [
    [{ do: 'draw', who: 'you', amount: 2 }, 'Piochez deux cartes.'],
    [{ do: 'discard', who: { target: 'o' }, amount: 1 }, "L'adversaire ciblé se défausse d'une carte."],
    [{ do: 'discard', who: 'you', amount: 'hand' }, 'Défaussez-vous de votre main.'],
    [
      [
        { do: 'draw', who: 'you', amount: 1 },
        { do: 'discard', who: 'you', amount: 1 },
      ],
      "Piochez une carte, puis défaussez-vous d'une carte.",
    ],
    [{ do: 'mill', who: p, amount: 3 }, 'Le joueur ciblé meule trois cartes.'],
    [{ do: 'scry', who: 'you', amount: 2 }, 'Regard 2.'],
    [{ do: 'surveil', who: 'you', amount: 1 }, 'Surveillez 1.'],
    [
      {
        do: 'search',
        who: 'you',
        filter: { supertypes: ['basic'], types: ['land'] },
        max: 1,
        to: 'hand',
        reveal: true,
      },
      'Cherchez dans votre bibliothèque une carte de terrain de base, révélez-la, mettez-la dans votre main, puis mélangez.',
    ],
    [
      {
        do: 'dig',
        who: 'you',
        amount: 4,
        take: { max: 1, filter: { types: ['creature'] }, to: 'hand', reveal: true },
        rest: { to: 'library', position: 'bottom', random: true },
      },
      'Regardez les quatre cartes du dessus de votre bibliothèque. Vous pouvez révéler une carte de créature parmi elles et la mettre dans votre main. Mettez le reste au-dessous de votre bibliothèque dans un ordre aléatoire.',
    ],
  ],
  objects: [
    [{ do: 'destroy', what: c }, 'Détruisez la créature ciblée.'],
    [
      { do: 'destroy', what: { each: { types: ['artifact', 'enchantment'] } } },
      'Détruisez tous les artefacts et tous les enchantements.',
    ],
    [
      { do: 'destroy', what: c, noRegeneration: true },
      'Détruisez la créature ciblée. Elle ne peut pas être régénérée.',
    ],
    [
      { do: 'move', what: { target: 'g' }, to: 'battlefield', tapped: true },
      'Renvoyez la carte de créature ciblée de votre cimetière sur le champ de bataille engagée.',
    ],
    [{ do: 'move', what: c, to: 'hand' }, 'Renvoyez la créature ciblée dans la main de son propriétaire.'],
    [
      { do: 'move', what: c, to: 'library', position: 'bottom' },
      'Mettez la créature ciblée au-dessous de la bibliothèque de son propriétaire.',
    ],
    [{ do: 'counter', what: { target: 's' } }, 'Contrecarrez le sort ciblé.'],
    [
      { do: 'fight', a: c, b: { target: 'd' } },
      'La créature ciblée se bat contre une autre créature ciblée.',
    ],
    [{ do: 'tap', what: { target: 'two' } }, "Engagez jusqu'à deux créatures ciblées."],
    [
      { do: 'sacrifice', who: 'opponents', what: { types: ['creature'] }, count: 1 },
      'Chaque adversaire sacrifie une créature de son choix.',
    ],
  ],
  'tokens and counters': [
    [
      { do: 'createToken', who: 'you', token: soldier, count: 2 },
      'Créez deux jetons de créature 1/1 blanche Soldat.',
    ],
    [{ do: 'createToken', who: 'you', token: 'treasure' }, 'Créez un jeton Trésor.'],
    [
      { do: 'createCopy', who: 'you', of: c, except: [{ mod: 'gain', keywords: ['haste'] }] },
      "Créez un jeton qui est une copie de la créature ciblée, excepté qu'il a la célérité.",
    ],
    [
      { do: 'addCounters', what: c, kind: '+1/+1', count: 1 },
      'Mettez un marqueur +1/+1 sur la créature ciblée.',
    ],
    [
      { do: 'playerCounters', who: 'you', kind: 'experience', count: 1 },
      'Vous gagnez un marqueur « expérience ».',
    ],
    [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 2 }, 'Vous gagnez {E}{E}.'],
    [{ do: 'proliferate' }, 'Proliférez.'],
    [{ do: 'amass', subtype: 'Zombie', amount: 2 }, 'Amassez des Zombies 2.'],
  ],
  mana: [
    [{ do: 'addMana', mana: '{G}{G}' }, 'Ajoutez {G}{G}.'],
    [{ do: 'addMana', anyOneColor: 1 }, 'Ajoutez un mana de la couleur de votre choix.'],
    [
      { do: 'addMana', mana: '{G}', times: { count: { types: ['creature'], controller: 'you' } } },
      'Ajoutez {G} pour chaque créature que vous contrôlez.',
    ],
    [
      { do: 'addMana', mana: '{C}', only: { spell: { types: ['artifact'] } } },
      "Ajoutez {C}. Ne dépensez ce mana que pour lancer des sorts d'artefact.",
    ],
  ],
  'continuous effects': [
    [
      { do: 'apply', what: c, mods: [{ mod: 'pt', power: 3, toughness: 3 }], duration: 'endOfTurn' },
      "La créature ciblée gagne +3/+3 jusqu'à la fin du tour.",
    ],
    [
      {
        do: 'apply',
        what: { target: 'two' },
        mods: [
          { mod: 'pt', power: 1, toughness: 0 },
          { mod: 'gain', keywords: ['flying', 'firstStrike'] },
        ],
        duration: 'endOfTurn',
      },
      "Jusqu'à deux créatures ciblées gagnent chacune +1/+0 et acquièrent chacune le vol et l'initiative jusqu'à la fin du tour.",
    ],
    [
      { do: 'apply', what: c, mods: [{ mod: 'cantBeBlocked' }], duration: 'endOfTurn' },
      'La créature ciblée ne peut pas être bloquée ce tour-ci.',
    ],
    [
      { do: 'apply', what: c, mods: [{ mod: 'cantAttack' }, { mod: 'cantBlock' }], duration: 'yourNextTurn' },
      "La créature ciblée ne peut ni attaquer ni bloquer jusqu'à votre prochain tour.",
    ],
    [
      { do: 'gainControl', what: c, duration: 'endOfTurn' },
      "Acquérez le contrôle de la créature ciblée jusqu'à la fin du tour.",
    ],
    [
      { do: 'rule', rules: [{ rule: 'cantGainLife', who: 'all' }], duration: 'endOfTurn' },
      'Les joueurs ne peuvent pas gagner de points de vie ce tour-ci.',
    ],
  ],
  'choices and conditions': [
    [
      { do: 'may', effects: [{ do: 'discard', who: 'you', amount: 1 }] },
      "Vous pouvez vous défausser d'une carte.",
    ],
    [
      { do: 'may', cost: { mana: '{2}' }, effects: [{ do: 'draw', who: 'you', amount: 1 }] },
      'Vous pouvez payer {2}. Si vous faites ainsi, piochez une carte.',
    ],
    [
      {
        do: 'unlessPays',
        who: { controllerOf: { target: 's' } },
        cost: { mana: '{3}' },
        effects: [{ do: 'counter', what: { target: 's' } }],
      },
      'Contrecarrez le sort ciblé à moins que son contrôleur ne paie {3}.',
    ],
    [
      {
        do: 'if',
        if: { not: { exists: { types: ['creature'], controller: 'you' } } },
        then: [{ do: 'draw', who: 'you', amount: 1 }],
        else: [{ do: 'gainLife', who: 'you', amount: 2 }],
      },
      'Si vous ne contrôlez aucune créature, piochez une carte. Sinon, vous gagnez 2 points de vie.',
    ],
    [
      {
        do: 'delayed',
        when: { on: 'step', step: 'end', whose: 'each' },
        effects: [{ do: 'sacrificeObject', what: c }],
      },
      'Sacrifiez la créature ciblée au début de la prochaine étape de fin.',
    ],
  ],
  game: [
    [{ do: 'extraTurn', who: 'you' }, 'Jouez un tour supplémentaire après celui-ci.'],
    [{ do: 'winGame', who: 'you' }, 'Vous gagnez la partie.'],
    [{ do: 'becomeMonarch', who: p }, 'Le joueur ciblé devient le monarque.'],
    [
      { do: 'flipCoin', win: [{ do: 'draw', who: 'you', amount: 1 }] },
      'Jouez à pile ou face. Si vous gagnez à pile ou face, piochez une carte.',
    ],
  ],
};

describe('effects in French', () => {
  for (const [family, samples] of Object.entries(FAMILIES)) {
    it(`should tell ${family}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
