// Written by `npm run behaviour` (see behaviour.ts). Do not edit.
export const BEHAVIOUR: Readonly<Record<string, string>> = {
  '2026': 'a0b2ab526b273766',
  '2005-08': 'fd3d206342ae2a41',
  '2005-fr': 'd83451df01d2d3dd',
  '2006-en': '2549862d1bcbc7a5',
  '2007-02': '50e399dc81a64d51',
  '2007-05': '6fab46797f54667d',
  '2009-en': '52fa69c1f2bad2b4',
  '2010-04': '4cf198eebdc3589a',
  '2010-es': '29288c6a09baabed',
  '2011-04': '0193bcc2f4d2ea95',
  '2011plus-ja': 'a49163af6b743454',
  '2018-04': '942a5ee3b4a2e738',
  '2019-07': '35fc0b4a24294c45',
  '2024-11': '744333c0f9348f41',
};
