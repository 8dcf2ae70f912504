// Written by `npm run behaviour` (see behaviour.ts). Do not edit.
export const BEHAVIOUR = '6d7a4e79c2e2ee0a';
