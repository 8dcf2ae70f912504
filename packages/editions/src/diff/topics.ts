import type { TextId } from '../index/all.js';
import type { Language } from '../rulebook/line-text.js';

/** What rules are about, so that those of two texts are laid side by side although their numbers differ. */
export interface Topic {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /**
   * The rules of each text about it; a rule stands for its lines and subrules, but a subrule named elsewhere goes
   * there. Numbers outside a text (805 for the one of 2016) say where it is said instead.
   */
  readonly rules: Readonly<Record<TextId, readonly string[]>>;
}

type Row = readonly [id: string, titles: Titles, rules: RulesByText];
type Titles = readonly [en: string, es: string, fr: string, ja: string];
/** In the order of the texts, numbers with spaces between them. */
type RulesByText = readonly [
  fr05: string,
  en06: string,
  en09: string,
  es10: string,
  ja16: string,
  today: string,
];

const ROWS: readonly Row[] = [
  [
    'heading',
    ['Headings', 'Títulos', 'Titres', '表題'],
    ['606.4', '605.3 605.4 606 606.4', '806 806.4', 'es.11 es.12 es.41', '8 810', '805 810'],
  ],
  [
    'teams',
    ['Players and teams', 'Jugadores y equipos', 'Joueurs et équipes', 'プレイヤーとチーム'],
    ['606.1', '606.1', '806.1', 'es.4.1 es.4.2 es.13', '810.1', '810.1'],
  ],
  [
    'options',
    ['Other options', 'Otras opciones', 'Autres options', 'ほかの選択ルール'],
    ['606.2', '606.2', '806.2', '', '810.2', '805.1 810.2'],
  ],
  [
    'seats',
    ['Seats', 'Asientos', 'Places', '席順'],
    [
      '606.3.1 606.3.2',
      '606.3.1 606.3.2',
      '806.3.1 806.3.2',
      'es.4.3 es.14.1 es.14.2',
      '810.3',
      '805.1.4 810.3',
    ],
  ],
  [
    'primary',
    ['Primary player', 'Jugador primario', 'Joueur principal', '主プレイヤー'],
    ['606.3.3 606.6d.3', '606.3.3 606.6e.3', '806.3.3 806.3a', 'es.6 es.14.3 es.22.2', '805.2', '805.2'],
  ],
  [
    'life.start',
    ['Starting life', 'Vidas iniciales', 'Points de vie de départ', '開始時のライフ'],
    ['606.4a', '606.4a', '806.4a', 'es.5.1 es.15', '810.4', '810.4'],
  ],
  [
    'shared',
    ['What is shared', 'Lo compartido', 'Ce qui est commun', '共有するもの'],
    ['606.5', '606.5', '806.5', 'es.5.3 es.5.4 es.5.5 es.5.6 es.17', '810.5', '810.5'],
  ],
  [
    'start',
    ['Who begins', 'Quién empieza', 'Qui commence', '先攻の決定'],
    ['', '', '', '', '805.3', '805.3'],
  ],
  [
    'mulligan',
    ['Mulligans', 'Mulligans', 'Mulligans', 'マリガン'],
    ['', '606.6a', '806.6a', 'es.18', '805.3a', '805.3a'],
  ],
  [
    'openingHand',
    [
      'Cards that begin in play',
      'Cartas que empiezan en juego',
      'Cartes qui commencent en jeu',
      'ゲーム開始時に場に出るカード',
    ],
    ['', '', '', '', '805.3b', '805.3b'],
  ],
  [
    'turn',
    ['Turns', 'Turnos', 'Tours', 'ターン'],
    ['606.4b 606.6', '606.4b 606.6', '806.4b 806.6', 'es.5.2 es.16', '805.4', '805.4 805.4a'],
  ],
  [
    'draw.first',
    ['First draw', 'Primer robo', 'Première pioche', '最初のドロー'],
    ['606.6a', '606.6b', '806.6b', 'es.19', '810.6', '810.6'],
  ],
  [
    'draw',
    ['Draw step', 'Paso de robar', 'Étape de pioche', 'ドロー・ステップ'],
    ['606.6d.4', '606.6e.4', '806.6e.3', 'es.22.3', '805.4b', '805.4b'],
  ],
  [
    'draw.order',
    ['Several draws', 'Varios robos', 'Plusieurs pioches', '複数人のドロー'],
    ['', '606.6h', '806.6i', 'es.25', '805.6a', '805.6a'],
  ],
  [
    'land',
    ['Lands', 'Tierras', 'Terrains', '土地'],
    ['606.6d.5', '606.6e.5', '806.6e.4', 'es.22.4', '805.4c', '805.4c'],
  ],
  [
    'trigger.step',
    ['Triggers of steps', 'Disparos de pasos', 'Déclenchements des étapes', 'ステップの誘発'],
    ['', '', '', '', '', '805.4d'],
  ],
  [
    'priority',
    ['Priority', 'Prioridad', 'Priorité', '優先権'],
    ['606.6b 606.6d', '606.6c 606.6e', '806.6c 806.6e', 'es.20 es.22', '805.5', '805.5'],
  ],
  [
    'pass',
    ['Passing', 'Pasar', 'Passer', 'パス'],
    ['606.6e', '606.6f', '806.6g', 'es.23', '805.5b', '805.5b'],
  ],
  [
    'order',
    ['Order of choices', 'Orden de las elecciones', 'Ordre des choix', '選択の順序'],
    ['606.6c', '606.6d', '806.6d', 'es.21', '805.6', '805.6'],
  ],
  [
    'trigger.order',
    ['Order of triggers', 'Orden de los disparos', 'Ordre des déclenchements', '誘発の順序'],
    ['', '', '806.6f', '', '805.7', '805.7'],
  ],
  [
    'turn.extra',
    [
      'Extra, skipped and controlled turns',
      'Turnos extra, saltados y controlados',
      'Tours supplémentaires, sautés et contrôlés',
      '追加・省略・支配されたターン',
    ],
    ['606.6f', '606.6g', '806.6h', 'es.24', '805.8', '805.8'],
  ],
  [
    'activePlayer',
    ['Active player', 'Jugador activo', 'Joueur actif', 'アクティブ・プレイヤー'],
    ['', '', '', '', '805.9', '805.9'],
  ],
  [
    'combat',
    ['Combat of teams', 'Combate de equipos', "Combat d'équipes", 'チーム間の戦闘'],
    ['606.7 606.7a', '606.7 606.7a', '806.7 806.7a', 'es.26 es.27', '810.7 810.7a', '805.10 805.10a 810.7'],
  ],
  [
    'defendingPlayer',
    [
      'Attacking and defending player',
      'Jugador atacante y defensor',
      'Joueur attaquant et défenseur',
      '攻撃・防御プレイヤー',
    ],
    ['', '', '806.7b', 'es.28', '810.7b', '805.10c 805.10e'],
  ],
  [
    'attack',
    ['Attacking', 'Atacar', 'Attaquer', '攻撃'],
    ['606.7b', '606.7b', '806.7c', 'es.29', '810.7c', '805.10b'],
  ],
  [
    'block',
    ['Blocking', 'Bloquear', 'Bloquer', 'ブロック'],
    ['606.7c', '606.7c', '806.7d', 'es.30', '810.7d', '805.10d'],
  ],
  [
    'damage.order',
    [
      'Damage assignment order',
      'Orden de asignación del daño',
      "Ordre d'assignation des blessures",
      'ダメージ割り振り順',
    ],
    ['', '', '806.7e', '', '810.7e', ''],
  ],
  [
    'damage.combat',
    ['Combat damage', 'Daño de combate', 'Blessures de combat', '戦闘ダメージ'],
    ['606.7d', '606.7d', '806.7f', 'es.9.1 es.31', '810.7f', '805.10f'],
  ],
  [
    'result',
    ['Winning and losing', 'Ganar y perder', 'Victoire et défaite', '勝敗'],
    ['606.8 606.8b', '606.8 606.8b', '806.8 806.8a', 'es.10 es.32 es.34', '810.8 810.8a', '810.8 810.8a'],
  ],
  [
    'concede',
    ['Conceding', 'Conceder', 'Concession', '投了'],
    ['606.8c', '606.8c', '806.8b', 'es.35', '810.8b', '810.8b'],
  ],
  [
    'life.zero',
    ['No life left', 'Sin vidas', 'Plus de points de vie', 'ライフ0'],
    ['606.8a', '606.8a', '806.8c', 'es.33', '810.8c', '810.8c'],
  ],
  [
    'poison.lose',
    ['Losing by poison', 'Perder por veneno', 'Défaite par le poison', '毒による敗北'],
    ['', '', '', 'es.9.2', '810.8d', '810.8d'],
  ],
  [
    'life',
    ['Damage and life', 'Daño y vidas', 'Blessures et points de vie', 'ダメージとライフ'],
    ['606.9', '606.9', '806.9', 'es.36', '810.9', '810.9'],
  ],
  [
    'life.value',
    ["An individual's life", 'Vidas de un jugador', "Points de vie d'un joueur", '個人のライフ'],
    ['606.9a', '606.9a', '806.9a', 'es.37', '810.9a', '810.9a'],
  ],
  [
    'life.pay',
    ['Paying life', 'Pagar vidas', 'Payer des points de vie', 'ライフの支払い'],
    ['', '', '806.9d', '', '810.9b', '810.9b'],
  ],
  [
    'life.setBoth',
    ['Life set for both', 'Vidas fijadas a ambos', 'Total fixé pour les deux', '両者のライフ設定'],
    ['606.9b', '606.9b', '806.9b', 'es.38', '810.9d', '810.9d'],
  ],
  [
    'life.set',
    ['Life set for one', 'Vidas fijadas a uno', 'Total fixé pour un seul', '1人のライフ設定'],
    ['606.9c', '606.9c', '806.9c', 'es.39', '810.9c', '810.9c'],
  ],
  [
    'life.exchange',
    [
      'Exchanging and redistributing',
      'Intercambiar y redistribuir',
      'Échanger et redistribuer',
      'ライフの交換・再分配',
    ],
    ['', '', '', '', '810.9e 810.9f', '810.9e 810.9f'],
  ],
  [
    'life.cant',
    ["Life that can't change", 'Vidas que no cambian', 'Points de vie figés', '変化しないライフ'],
    ['', '', '', '', '810.9g 810.9h', '810.9g 810.9h'],
  ],
  [
    'poison',
    [
      'Poison and other counters',
      'Veneno y otros contadores',
      'Poison et autres marqueurs',
      '毒などのカウンター',
    ],
    ['', '', '', '', '810.10', '810.10'],
  ],
  [
    'heads',
    ['Larger teams', 'Equipos mayores', 'Équipes plus grandes', '3人以上のチーム'],
    ['606.10', '606.10', '806.10', 'es.40', '810.11', '810.11'],
  ],
  [
    'decks',
    ['Decks and matches', 'Mazos y partidas', 'Decks et matchs', 'デッキとマッチ'],
    ['', '', '', 'es.1 es.2 es.3 es.7 es.8 es.42 es.43', '', ''],
  ],
];

const numbers = (text: string): readonly string[] => text.split(' ').filter((number) => number !== '');

/** In the order of today's text. */
export const TOPICS: readonly Topic[] = ROWS.map(
  ([id, [en, es, fr, ja], [fr05, en06, en09, es10, ja16, today]]) => ({
    id,
    title: { en, es, fr, ja },
    rules: {
      '2005-fr': numbers(fr05),
      '2006-en': numbers(en06),
      '2009-en': numbers(en09),
      '2010-es': numbers(es10),
      '2011plus-ja': numbers(ja16),
      '2026': numbers(today),
    },
  }),
);
