// Written by `npm run behaviour` (see behaviour.ts). Do not edit.
export const BEHAVIOUR = 'ff0fe84af1c007d4';
