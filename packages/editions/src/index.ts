export { type EditionOverlay, overlay } from './edition.js';
export { DEFAULT_EDITION, editionIds, getEdition } from './registry.js';
