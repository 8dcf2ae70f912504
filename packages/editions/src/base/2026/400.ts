/** Sections 400 to 406: zones; and ability words (207). */
export const BASE_400 = {
  '207.2c': 'Ability words group cards that do something alike; they have no rules of their own.',
  '400.3': 'A card never goes to another player’s library, hand or graveyard, only to its owner’s.',
  '400.7':
    'An object that changes zones is a new one that remembers nothing of the old, with few exceptions.',
  '401.4': 'Several cards put into one place of a library are ordered by their owner, unseen.',
  '402.2': 'A hand may be any size; what is above its maximum, mostly seven, goes at cleanup.',
  '404.3': 'Cards that enter a graveyard together are ordered by their owner.',
  '405.5': 'When all have passed in a row, the last thing put on the stack resolves first.',
  '406.2': 'Exiling puts something into the exile zone from anywhere.',
};
