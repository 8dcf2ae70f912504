import type { DECK_FAULTS_EN } from '../en/deck-faults.js';

export const DECK_FAULTS_FR: Readonly<Record<keyof typeof DECK_FAULTS_EN, string>> = {
  unreadable: "Cette ligne n'est ni une carte ni un titre.",
  badCount: 'Le nombre de cartes doit être compris entre 1 et 999.',
  ambiguous: 'On ne sait pas combien de cartes sont voulues.',
  unknownHeading:
    "Ce titre ne nomme aucune partie du deck ; les cartes qui suivent restent dans la partie d'avant.",
  notInDeck: 'Cette ligne est hors du deck et de la réserve ; elle est laissée de côté.',
  badEncoding: 'Les lettres de cette ligne sont abîmées. Enregistrez le fichier en UTF-8.',
  notAList: "C'est un fichier d'un autre genre. Exportez le deck en texte.",
  tooLong: 'Cette ligne est trop longue.',
  unknownCard: 'Aucune carte nommée {card} n’est connue ici.',
  unsupportedCard: '{card} ne peut pas encore se jouer ici.',
  empty: "Il n'y a aucune carte dans la liste.",
  tooManyCards:
    'La liste a {count, plural, one {# carte} other {# cartes}} ; un deck en a ici {limit} au plus.',
  tooFewCards: 'Le deck a {count, plural, one {# carte} other {# cartes}} ; il en faut {limit}.',
  sideboardTooLarge:
    'La réserve a {count, plural, one {# carte} other {# cartes}} ; {limit, plural, =0 {aucune n’est permise} one {# est permise au plus} other {# sont permises au plus}}.',
  commanderSection: '{card} est mise à part comme commandant ; seuls les decks Commander en ont un.',
  tooManyCopies: 'Le deck a {count} exemplaires de {card} ; {limit} au plus.',
  tooManyOnTeam: 'Les decks de l’équipe ont ensemble {count} exemplaires de {card} ; {limit} au plus.',
  bannedCard: '{card} est interdite.',
  restrictedCard: '{card} est limitée : {count} exemplaires, et {limit} au plus.',
  sharedName: "{card} est dans plus d'un deck de l'équipe ; seuls les terrains de base le peuvent.",
  exceptionInOneDeckOnly:
    "{card} est dans plus d'un deck de l'équipe ; il peut y en avoir autant qu'on veut, mais dans un seul.",
  notInPool:
    'Il y a {count} exemplaires de {card} ; le pool {limit, plural, =0 {n’en a aucun} one {en a #} other {en a #}}.',
};
