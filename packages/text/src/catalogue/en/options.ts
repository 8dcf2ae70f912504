/** Answers to a question that lists them. */
export const OPTIONS_EN = {
  yes: 'yes',
  no: 'no',
  done: 'no more',
  top: 'leave it on top',
  graveyard: 'put it into the graveyard',
  mode: 'mode {n}',
  cost: 'yes: {cost}',
  way: 'way {n}',
  face: 'yes: {face}',
  front: 'the front',
  back: 'the back',
  counter: '{kind} counter',
} as const;
