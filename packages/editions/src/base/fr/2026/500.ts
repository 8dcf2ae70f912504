import type { BASE_500, BASE_506 } from '../../2026/500.js';

/** Sections 500 to 505 and 512 to 514 in French. */
export const BASE_500_FR: Readonly<Record<keyof typeof BASE_500, string>> = {
  '500': "La forme d'un tour.",
  '500.1':
    'Un tour : phase de début, principale, de combat, principale et de fin, chacune avec ses étapes dans un ordre fixe.',
  '500.2':
    "Une phase ou étape avec priorité dure jusqu'à ce que tous passent à la suite, la pile étant vide.",
  '500.3': "Une étape sans priorité dure jusqu'à ce que ses actions soient faites.",
  '500.4': "Les effets qui durent jusqu'à une étape ou une phase cessent quand elle commence.",
  '500.5': "À la fin d'une étape ou d'une phase, des effets s'achèvent et les réserves se vident.",
  '500.6':
    "Une étape ou phase qui commence déclenche ce qui l'attendait ; cela va sur la pile avant la priorité.",
  '500.7':
    "Les tours supplémentaires suivent le tour auquel ils ont été ajoutés ; le plus récent vient d'abord.",
  '500.8':
    "Les phases supplémentaires suivent la phase à laquelle elles ont été ajoutées ; la plus récente vient d'abord.",
  '500.11': "Ce qu'on passe est sauté comme si cela n'existait pas.",
  '502.1': "Étape de dégagement, d'abord : le déphasage, tout ce qui part et revient en même temps.",
  '502.2':
    'Étape de dégagement, ensuite : le jour ou la nuit peut changer selon les sorts du tour précédent.',
  '502.2a':
    "Avec les tours partagés, le jour et la nuit regardent les sorts de tous les membres de l'équipe active précédente.",
  '502.3': 'Étape de dégagement, enfin : les permanents du joueur actif se dégagent ensemble.',
  '502.4': "Personne n'a la priorité à l'étape de dégagement ; les capacités attendent l'entretien.",
  '503.1': "L'entretien commence par une priorité ; les capacités déclenchées vont sur la pile avant.",
  '504.1': "L'étape de pioche commence par la pioche, sans la pile.",
  '504.2': 'Puis il y a une priorité.',
  '505.4': 'Chaque saga reçoit son marqueur « savoir » quand la première phase principale commence.',
  '505.6': "La priorité d'une phase principale vient après ces actions.",
  '505.6a': 'Les phases principales de son propre tour sont pour les sorts qui ne sont pas des éphémères.',
  '505.6b': 'Un terrain par tour, de la main, en phase principale, la pile étant vide.',
  '513.1': "L'étape de fin commence par une priorité ; les capacités déclenchées vont sur la pile avant.",
  '514.1': "Nettoyage, d'abord : on se défausse jusqu'à la taille maximale de la main.",
  '514.2':
    'Nettoyage, ensuite : les blessures disparaissent et les effets de ce tour cessent, en même temps.',
  '514.3': "En règle générale, personne n'a la priorité pendant le nettoyage.",
  '514.3a':
    'Si une vérification fait quelque chose ou si une capacité attend, il y a tout de même une priorité, puis un autre nettoyage.',
};

/** Sections 506 to 511 in French: combat. */
export const BASE_506_FR: Readonly<Record<keyof typeof BASE_506, string>> = {
  '506': 'La phase de combat.',
  '506.1':
    "Le combat a cinq étapes ; sans attaquants, pas de blocages ni de blessures ; avec l'initiative, deux étapes de blessures.",
  '506.2': "Le joueur actif attaque ; l'autre, avec ses planeswalkers et ses batailles, peut être attaqué.",
  '506.2a': 'Avec plusieurs adversaires, la variante dit qui est attaqué.',
  '506.2b': "Avec les tours partagés, l'équipe active attaque et l'équipe non-active défend.",
  '506.3': 'Les créatures attaquent et bloquent ; joueurs, planeswalkers et batailles sont attaqués.',
  '506.4':
    "Ce qui part, change de contrôleur, est déphasé, se régénère ou cesse d'être ce qu'il était quitte le combat.",
  '506.4a': 'Une restriction qui vient après la déclaration ne retire personne du combat.',
  '506.4b': 'Engager un attaquant ou un bloqueur ne le retire pas du combat et ne change pas ses blessures.',
  '506.4c': "Un attaquant dont le planeswalker ou la bataille a disparu continue d'attaquer, dans le vide.",
  '506.5': "Attaquer ou bloquer seule : aucune autre n'a été déclarée, ou aucune autre ne le fait encore.",
  '506.6': "Une créature devait attaquer si un effet l'exigeait alors.",
  '506.7': 'Ce que veulent dire « avant » et « après » un moment du combat pour les sorts qui le nomment.',
  '507': "L'étape de début de combat.",
  '507.1': 'Si tous les adversaires ne défendent pas, le joueur actif désigne celui qui défend.',
  '507.2': 'Puis il y a une priorité.',
  '508': "L'étape de déclaration des attaquants.",
  '508.1':
    "Les attaquants sont déclarés, sans la pile, dans l'ordre ci-dessous ; une déclaration illégale est annulée en entier.",
  '508.1a':
    'Choisir les attaquants : dégagés, pas des batailles, et là depuis le début du tour sauf célérité.',
  '508.1b': 'Dire pour chacun quel joueur, planeswalker ou quelle bataille il attaque.',
  '508.1c': 'Aucune restriction ne peut être enfreinte.',
  '508.1d':
    "Respecter autant d'obligations que possible sans enfreindre de restriction ; personne n'est tenu de payer pour cela.",
  '508.1e': 'Nommer les regroupements.',
  '508.1f': "Engager les attaquants ; ce n'est pas un coût.",
  '508.1g': "Choisir parmi les coûts facultatifs d'attaque.",
  '508.1h': "Le coût total de l'attaque est fixé ici.",
  '508.1i': 'Des capacités de mana peuvent servir à le payer.',
  '508.1j': 'Le payer, en entier.',
  '508.1k': 'Celles qui sont encore sous le même contrôle attaquent désormais.',
  '508.1m': 'Ce qui se déclenche sur une attaque le fait maintenant.',
  '508.2': 'Puis il y a une priorité.',
  '508.3': "Ce qu'attendent les diverses tournures des capacités d'attaque.",
  '508.4': "Une créature mise attaquante sur le champ de bataille attaque, mais n'a jamais été déclarée.",
  '508.5':
    "Pour un attaquant, le « joueur défenseur » est celui qu'il attaque ou attaquait, directement ou par un planeswalker ou une bataille.",
  '508.5a':
    "S'il y en a plusieurs, c'en est un par créature, choisi par le contrôleur de la capacité si la question reste ouverte.",
  '508.6': 'Qui attaque qui, et qui a attaqué qui.',
  '508.7': "Choisir de nouveau ce qu'attaque un attaquant.",
  '508.8': "Sans attaquants, il n'y a ni blocages ni blessures de combat.",
  '509': "L'étape de déclaration des bloqueurs.",
  '509.1':
    "Les bloqueurs sont déclarés, sans la pile, dans l'ordre ci-dessous ; une déclaration illégale est annulée en entier.",
  '509.1a':
    'Choisir les bloqueurs, dégagés et pas des batailles, et pour chacun un attaquant qui vise le camp de ce joueur.',
  '509.1b': "Aucune restriction ne peut être enfreinte, capacités d'évasion comprises.",
  '509.1c': "Respecter autant d'obligations que possible sans enfreindre de restriction.",
  '509.1d': 'Le coût total du blocage est fixé ici.',
  '509.1e': 'Des capacités de mana peuvent servir à le payer.',
  '509.1f': 'Le payer, en entier.',
  '509.1g': 'Celles qui sont encore sous le même contrôle bloquent désormais.',
  '509.1h':
    'Les attaquants sont désormais bloqués ou non bloqués ; perdre tous ses bloqueurs ne débloque pas un attaquant.',
  '509.1i': 'Ce qui se déclenche sur un blocage le fait maintenant.',
  '509.2': 'Puis il y a une priorité.',
  '509.3': "Ce qu'attendent les diverses tournures des capacités de blocage.",
  '509.4': "Une créature mise bloqueuse sur le champ de bataille bloque, mais n'a jamais été déclarée.",
  '510': "L'étape des blessures de combat.",
  '510.1': "Les blessures sont assignées : d'abord par tous les attaquants, puis par les bloqueurs.",
  '510.1a': 'Chaque créature en assigne autant que sa force, aucune à 0 ou moins.',
  '510.1b': "Un attaquant non bloqué assigne à ce qu'il attaque, ou à rien si cela a disparu.",
  '510.1c': "Un attaquant bloqué assigne à ses bloqueurs, à répartir librement, ou à rien s'ils ont disparu.",
  '510.1d': "Un bloqueur assigne à ce qu'il bloque, à répartir librement.",
  '510.1e': "L'assignation d'un joueur est jugée dans son ensemble, et refaite si elle est fausse.",
  '510.2': 'Tout ce qui est assigné est infligé en même temps ; personne ne peut agir entre-temps.',
  '510.3': 'Puis il y a une priorité.',
  '510.4': "L'initiative et la double initiative ont leur propre étape de blessures avant les autres.",
  '511': "L'étape de fin de combat.",
  '511.1': 'Elle commence par une priorité.',
  '511.2':
    "Ce qui arrive à la fin du combat se déclenche quand elle commence ; les effets jusque-là durent toute l'étape.",
  '511.3': 'Quand elle finit, tout est retiré du combat.',
};
