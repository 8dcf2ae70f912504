// Written by `npm run behaviour` (see behaviour.ts). Do not edit.
export const BEHAVIOUR = 'a75cb2c492560ae6';
