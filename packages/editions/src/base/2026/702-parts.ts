/** Parts of single keyword abilities of section 702 that scenarios show by themselves. */
export const BASE_702_PARTS = {
  '702.6c': 'What an equip ability asks besides matters for its target only, not for staying on.',
  '702.26b': 'What is phased out is treated as if it were not there, and is out of combat.',
  '702.26d': 'Phasing moves nothing: no zone-change triggers, tokens and counters stay, control stays.',
  '702.26e': 'An effect of a resolving spell does not take in what is phased out.',
  '702.26f': 'Effects go on running out while it is phased out.',
  '702.26g': 'What is attached phases out along with it, and comes back with it only.',
  '702.26i':
    'An attachment that phased out by itself comes back onto what it was on, if that is still there.',
  '702.26m': 'Whose untap step is skipped, nothing of theirs phases then.',
  '702.34a':
    'Flashback: cast from the graveyard for that cost, and exiled whenever it would leave the stack.',
  '702.37e':
    'Turning a morph up costs its morph cost, is a special action, and triggers nothing of entering.',
  '702.102a': 'Fuse works from the hand only.',
  '702.127a': 'Aftermath: this half is cast from the graveyard and nowhere else; then it is exiled.',
  '702.145b': 'Daybound: it comes in turned over at night, turns as it becomes night, and by nothing else.',
  '702.145c': 'A daybound front face that is there while it is night turns at once.',
  '702.145d': 'With a daybound permanent there, and neither of both yet, it becomes day.',
  '702.145e': 'Nightbound: it turns to its front as it becomes day, and by nothing else.',
  '702.145f': 'A nightbound back face that is there while it is day turns at once.',
};
