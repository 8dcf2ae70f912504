import type { home as en } from '../en/home.js';

export const home: Readonly<Record<keyof typeof en, string>> = {
  'app.loading': 'Préparation de la table…',
  'home.subtitle': 'Troll à deux têtes, règles appliquées',
  'home.quick': 'Partie rapide',
  'home.quickText': 'Vous et un bot contre deux bots. Choisissez un deck et c’est parti.',
  'home.name': 'Votre nom',
  'home.guest': 'Invité',
  'home.deck': 'Deck de départ : votre coéquipier joue l’autre de la paire',
  'home.pace': 'Rythme des bots',
  'pace.quick': 'Rapide',
  'pace.usual': 'Pour pouvoir suivre',
  'pace.slow': 'Lent',
  'home.play': 'Jouer maintenant',
  'home.note': 'Tout se passe dans cette page : sans compte, sans pendule et, une fois chargée, hors ligne.',
  'home.foot': 'Ettin est gratuit et fait par des amateurs, sans lien avec Wizards of the Coast.',
  'deck.hearth-chorus': 'Remplissez la table d’Elfes qui grandissent à chaque point de vie gagné.',
  'deck.toll-of-bells':
    'Drainez les deux adversaires à chaque carte : cela compte double contre un total de points de vie partagé.',
  'deck.storm-lanterns':
    'Contrecarrez l’essentiel, brûlez le reste et nourrissez vos Sorciers de chaque sort.',
  'deck.cinder-and-coin': 'Attaquez tôt, puis changez créatures mourantes et Trésors en blessures.',
  'deck.deep-roots': 'Posez vite beaucoup de terrains et finissez avec les plus grosses créatures.',
  'deck.high-wings': 'Tenez le sol avec murs et contresorts pendant que vos créatures volantes gagnent.',
  'deck.creeping-blight': 'Donnez quelques marqueurs « poison » à l’autre équipe, puis proliférez.',
  'deck.brass-legion':
    'Couvrez la table d’artefacts, armez vos créatures, pilotez des Véhicules et attaquez.',
  'settings.language': 'Langue',
  'settings.theme': 'Thème',
  'theme.system': 'Comme le système',
  'theme.dark': 'Sombre',
  'theme.light': 'Clair',
  'nowhere.title': 'Il n’y a rien ici',
  'nowhere.text': 'L’adresse est peut-être incomplète. Un lien d’invitation se copie en entier.',
  'nowhere.home': 'Retour à l’accueil',
  'stopped.title': 'La page s’est arrêtée',
  'stopped.text':
    'Un élément n’a pu être chargé ou affiché ; souvent, le serveur a été mis à jour depuis l’ouverture de cette page. Ce qui a été confirmé à une table y est conservé.',
  'stopped.again': 'Recharger la page',
  'dialog.close': 'Fermer',
};
