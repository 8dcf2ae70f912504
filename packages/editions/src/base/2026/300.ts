/** Sections 303 to 310: Auras, Equipment, lands, planeswalkers, battles, as far as scenarios show them. */
export const BASE_300 = {
  '301.5d': 'The controller of Equipment need not be the controller of the creature that carries it.',
  '301.5c': 'Equipment stays on nothing but a creature, and only one at a time.',
  '303.4c': 'An Aura that cannot be on what it is on goes to the graveyard.',
  '303.4e': 'An Aura has a controller of its own, who need not control what it enchants.',
  '303.4f':
    'An Aura that enters without being cast is put on what its controller chooses; that targets nothing.',
  '303.4g': 'An Aura with nothing to be put on does not enter, but stays where it is.',
  '305.7':
    'Giving a land basic land types in the place of its own takes its abilities and gives those of the types.',
  '306.5d': 'A loyalty ability: in your main phase with an empty stack, once a turn for each such permanent.',
  '306.6': 'Planeswalkers may be attacked.',
  '306.8': 'Damage takes as many loyalty counters off a planeswalker.',
  '310.8a': 'A battle gets a protector as it enters, chosen by its controller among those its type allows.',
  '310.8b': 'Any attacking player may attack a battle that a defending player protects, its controller too.',
  '310.11a': 'The protector of a Siege is an opponent of the player who controls it.',
  '310.11b':
    'A Siege without its last defense counter is exiled and may be cast with its back face up, free.',
};
