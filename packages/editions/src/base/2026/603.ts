/** Parts of sections 603, 610, 611, 701 and 723 that scenarios show by themselves. */
export const BASE_603_PARTS = {
  '603.7a': 'A delayed trigger waits only for what happens after it was made.',
  '603.7b': 'A delayed trigger goes off once, unless it says for how long it stays.',
  '603.7c': 'A delayed trigger about an object finds it however changed, but not once it has moved.',
  '603.7d': 'A delayed trigger of a spell has that spell as source and its controller as controller.',
  '603.8': 'A state trigger goes off when something is so, and not again before it has left the stack.',
  '603.12': 'A reflexive trigger follows from an action during a resolution, and is on the stack afterwards.',
  '610.3': 'Something exiled until an event comes back right after that event.',
  '610.3c': 'What comes back that way is controlled by its owner.',
  '611.2a':
    'An effect of a resolved spell or ability lasts as long as it says, else for the rest of the game.',
  '611.2b': 'An effect for as long as something is so ends for good as soon as it is not.',
  '701.27f':
    'An ability that turns its own permanent over does nothing if that has turned since it went on the stack.',
  '701.40c': 'A manifested card with morph may be turned up for either cost.',
  '701.40g': 'A manifested instant or sorcery is shown and stays face down.',
  '723.1a': 'Of several effects that give control of a player the newest counts.',
  '723.1b': 'Control of a player waits until the player has a turn that is not skipped.',
  '723.5a': 'Costs of a controlled player are paid with the resources of that player only.',
};
