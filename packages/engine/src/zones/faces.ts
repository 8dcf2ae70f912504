import type { ObjectId } from '@ettin/schema';
import { PERMANENT_TYPES } from '../compile/bits.js';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import { hasBothFaces } from '../layers/exceptions.js';
import { occur, occurrence } from '../triggers/occur.js';

/** Turns a transforming double-faced permanent to its other face (CR 701.27); others stay as they are. */
export function transform(g: Game, id: ObjectId): void {
  const o = g.find(id);
  if (o === null || o.zone !== 'battlefield' || o.faceDown !== 0) return;
  const def = g.rules.defs[o.def];
  if (def === undefined || def.layout !== 'transform' || def.faces.length < 2) return;
  if ((g.chars(o).restricted & RESTRICTION.cantTransform) !== 0) return;
  const own = g.own(id);
  own.face = own.face === 0 ? 1 : 0;
  // CR 613.7g; from the mark an ability sees that it has turned since (CR 701.27f)
  own.timestamp = g.nextTimestamp();
  own.marks = { ...own.marks, turned: own.timestamp };
  // a token made as a copy has both faces of what it copies (CR 707.8a)
  if (own.copy !== null && hasBothFaces(own)) own.copy = { ...own.copy, face: own.face };
  g.touch();
  g.emit({ type: 'changed', cite: 'transform', audience: 'all', object: id, what: 'transform' });
  occur(g, occurrence('transforms', { object: id }));
}

/** Flips a flip card (CR 710); it can't be flipped back. */
export function flip(g: Game, id: ObjectId): void {
  const o = g.find(id);
  if (o === null || o.flipped || g.rules.defs[o.def]?.layout !== 'flip') return;
  const own = g.own(id);
  own.flipped = true;
  own.face = 1;
  g.touch();
  g.emit({ type: 'changed', cite: 'transform', audience: 'all', object: id, what: 'flip' });
}

/**
 * Turns a face-down permanent up (CR 708.8): same object, its own characteristics from now on. A manifested instant
 * or sorcery is only shown (CR 701.40g).
 */
export function turnFaceUp(g: Game, id: ObjectId): void {
  const o = g.find(id);
  if (o === null || o.faceDown === 0 || o.zone !== 'battlefield') return;
  const card = g.rules.defs[o.def];
  if (card !== undefined && (card.faces[0].base.types & PERMANENT_TYPES) === 0) {
    g.emit({
      type: 'revealed',
      cite: 'reveal',
      audience: 'all',
      player: o.owner,
      cards: [{ object: null, name: card.name }],
    });
    return;
  }
  const own = g.own(id);
  own.faceDown = 0;
  // CR 613.7f
  own.timestamp = g.nextTimestamp();
  g.touch();
  g.emit({ type: 'changed', cite: 'transform', audience: 'all', object: id, what: 'faceUp' });
  occur(g, occurrence('turnedFaceUp', { object: id }));
}
