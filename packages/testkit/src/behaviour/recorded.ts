// Written by `npm run behaviour` (see behaviour.ts). Do not edit.
export const BEHAVIOUR = '767dbdb1e8c6f84e';
