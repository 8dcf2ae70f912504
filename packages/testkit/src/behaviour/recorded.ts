// Written by `npm run behaviour` (see behaviour.ts). Do not edit.
export const BEHAVIOUR = '36aa45665dbfc600';
