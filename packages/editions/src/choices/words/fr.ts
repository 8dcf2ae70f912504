import type { ChoiceWords } from './words.js';

/** The contradictions and their readings, in French. */
export const CHOICES_FR: ChoiceWords = {
  contradictions: {
    C1: {
      about:
        "L'exemple français de 606.9c mêle deux cartes : « double » avec la somme de « devient 20 », et imprime 32 pour une équipe à 25.",
      done: 'Selon la règle elle-même : doubler donne 38, « devient 20 » donne 32. Le 32 imprimé pour le doublement est une coquille.',
    },
    C2: {
      about:
        'Le Test of Endurance français demande une part supérieure à 50, puis donne 99, dont la part est 50.',
      done: '50 ou plus.',
    },
    C3: {
      about: 'Le 606.6f français omet les étapes, que le texte anglais nomme.',
      done: "Les étapes s'ajoutent et se sautent comme les phases.",
    },
    C4: {
      about:
        "En 2005, la section ne dit rien des mulligans, de l'ordre des capacités déclenchées et des pioches, ni du paiement de points de vie.",
      done: "Les règles générales de cette date s'appliquent ; en tournoi, le premier mulligan était gratuit (Floor Rules 155), ce qui peut être choisi.",
    },
    C5: {
      about:
        "Le texte espagnol ne fait piocher que le joueur secondaire, sans dire qu'il s'agit du premier tour.",
      done: "Le premier tour de l'équipe qui commence seulement ; à toute autre étape de pioche, les deux piochent.",
    },
    C6: {
      about:
        'Le texte espagnol donne aux équipes plus grandes 20 points de vie par tête, mais 30 à deux têtes.',
      done: '15 par tête au-delà de la deuxième, ou 20 par tête à la lettre, selon le choix.',
    },
    C7: {
      about:
        "L'introduction espagnole fait désigner la tête visée par un attaquant avec l'infection dès l'attaque, le corps du texte au moment des blessures.",
      done: 'Au moment des blessures, comme dans tous les textes avant 2018.',
    },
    C8: {
      about: "Le texte espagnol donne un tour contrôlé à l'équipe de celui qui le contrôle.",
      done: "Au contrôleur de l'effet seul, comme dans tous les autres textes ; son coéquipier peut le conseiller.",
    },
    C9: {
      about:
        'Avant juillet 2009, aucune règle ne dit si la part ou le total limite le paiement de points de vie.',
      done: "Le total de l'équipe, comme on l'a écrit alors ; les quantités calculées à partir de « vos points de vie » prennent la part.",
    },
    C10: {
      about: 'La part divise par deux, quel que soit le nombre de têtes.',
      done: 'Par le nombre de têtes, pour que les parts fassent le total, ou par deux à la lettre, selon le choix.',
    },
    C11: {
      about:
        "Le texte anglais de 2006 commence par deux lignes d'une autre variante, imprime « 606. 8b » et s'interrompt.",
      done: 'Les deux lignes ne veulent rien dire ici ; ce qui manque est pris dans les règles de la même date.',
    },
    C12: {
      about: '606.6a peut se lire comme un seul décompte de la taille des mains pour les deux coéquipiers.',
      done: "Chaque joueur fait son propre décompte, comme le montre l'exemple de 101.4a.",
    },
    C13: {
      about:
        'Le joueur principal décide qui agit en premier (2005, 2006), ou de tout désaccord (depuis 2009).',
      done: "Le choix du joueur principal l'emporte ; les événements citent la règle de l'édition.",
    },
    C14: {
      about:
        "806.7c cite une carte avec « arrive en jeu », alors qu'on disait déjà « arrive sur le champ de bataille ».",
      done: 'Le sens est le même.',
    },
    C15: {
      about: "Dans 806.9b, les pertes des deux coéquipiers (10 et 9) dépassent celle de l'équipe (18).",
      done: "Chacun est réputé perdre son propre nombre, et l'équipe finit à la somme qui a été fixée.",
    },
    C16: {
      about:
        "Le 810.8c japonais fait perdre une équipe au moment où elle recevrait la priorité, ce que l'anglais a supprimé en 2009.",
      done: "C'est la même chose : les actions basées sur l'état sont vérifiées exactement à ce moment.",
    },
    C17: {
      about:
        "Dans le 810.7e japonais, le joueur défenseur ordonne les attaquants ; dans l'anglais, l'équipe en défense.",
      done: "L'équipe ; le joueur principal si ses membres ne sont pas d'accord.",
    },
    C18: {
      about: "Le 810.7d japonais parle d'une seule tête qui a une Forêt.",
      done: "C'est un cas et non une limite : une ou les deux.",
    },
    C19: {
      about: '104.3d parle de dix marqueurs « poison », 810.8d de quinze.',
      done: 'Ici, dix ne suffisent jamais (704.6b écarte 704.5c).',
    },
    C20: {
      about: 'MTR 9.4 renvoie à 103.4c pour les mulligans.',
      done: "Un ancien renvoi : aujourd'hui 103.5d.",
    },
    C21: {
      about:
        "Les traversées de terrain et Teferi's Moat : jusqu'en avril 2018, toute l'équipe compte ; depuis, la tête attaquée.",
      done: "Comme le veut l'édition.",
    },
    C22: {
      about:
        "Decks unifiés : quatre exemplaires d'une carte en tout ou, depuis juillet 2016, aucun nom dans deux decks ; les pages officielles se contredisent.",
      done: 'Comme le veulent les documents de la date, ou autrement selon le choix.',
    },
    C23: {
      about: "Le texte espagnol omet l'interdiction d'Erayo, Soratami Ascendant.",
      done: 'Elle est interdite, comme partout depuis octobre 2005.',
    },
    C24: {
      about: "Totaux fixés pour les deux membres depuis 2010 : la somme, ou l'un d'eux.",
      done: "L'équipe choisit le membre dont le nombre compte ; jamais la somme.",
    },
  },
  options: {
    C4: {
      rules: "aucun mulligan n'est gratuit (101.4)",
      tournament: 'le premier mulligan de chacun est gratuit (Floor Rules 155)',
    },
    C6: {
      corrected: '15 points de vie de plus par tête au-delà de la deuxième',
      literal: "20 points de vie par tête d'une équipe de plus de deux",
    },
    C10: {
      heads: 'une part est le total divisé par le nombre de têtes',
      two: 'une part est la moitié du total, quel que soit ce nombre',
    },
    C22: {
      fourPerTeam: "au plus quatre exemplaires d'une carte dans tous les decks de l'équipe ensemble",
      noSharedNames: "aucun nom de carte dans deux decks de l'équipe",
    },
  },
};
