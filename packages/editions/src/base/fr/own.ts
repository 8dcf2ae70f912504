import type { OWN } from '../own.js';

type Own = { readonly [E in keyof typeof OWN]: Readonly<Record<keyof (typeof OWN)[E], string>> };

/** What an edition says otherwise than the text that it is told by, in French. */
export const OWN_FR: Own = {
  '2005-08': {
    '606.9c': "Un total de points de vie fixé pour un membre devient celui de l'équipe.",
  },
  '2007-05': {
    '606.6a':
      "L'équipe qui commence termine ses mulligans avant que l'autre ne commence les siens, et le premier est gratuit.",
    '606.6e':
      "Ce que les membres peuvent faire avec la priorité, à l'étape de pioche et avec les terrains ; le joueur principal dit qui agit en premier.",
    '606.7a':
      "Les équipes s'attaquent l'une l'autre ; ce que « joueur défenseur » veut dire alors, un membre ou les deux.",
    '606.8a': 'Une équipe sans point de vie perd au moment où une équipe recevrait la priorité.',
  },
  '2010-04': {
    '806.3a': "En cas de désaccord entre les membres, le choix du joueur principal l'emporte.",
    '806.5': "Rien n'est partagé que les points de vie.",
    '806.6a':
      'Les deux équipes décident ensemble de leurs mulligans, équipe par équipe, et le premier est gratuit.',
    '806.7c': "Ce que les membres peuvent faire avec la priorité, à l'étape de pioche et avec les terrains.",
    '806.7g': "Quand plusieurs joueurs piochent, le joueur principal d'une équipe pioche tout avant l'autre.",
  },
  '2011-04': {
    '805.3': "L'équipe qui commence est désignée comme le serait un joueur (103.2).",
    '805.3a':
      "Les membres de l'équipe qui commence décident d'abord de leurs mulligans, puis ceux de l'autre ; tous se font en même temps, et le premier est gratuit.",
  },
  '2011plus-ja': {
    '805.3': "L'équipe qui commence est désignée comme le serait un joueur (103.2).",
    '805.3a':
      "Les membres de l'équipe qui commence décident d'abord de leurs mulligans, puis ceux de l'autre ; tous se font en même temps, et le premier est gratuit.",
  },
  '2018-04': {
    '805.3': "L'équipe qui commence est désignée comme le serait un joueur (103.2).",
    '805.3a':
      "Les membres de l'équipe qui commence décident d'abord de leurs mulligans, puis ceux de l'autre ; tous se font en même temps, et le premier est gratuit.",
  },
  '2019-07': {
    '805.3': "L'équipe qui commence est désignée comme le serait un joueur (103.2).",
  },
};
