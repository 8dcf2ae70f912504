// Written by `npm run behaviour` (see behaviour.ts). Do not edit.
export const BEHAVIOUR: Readonly<Record<string, string>> = {
  '2026': '22a0b31870309730',
  '2005-08': 'aaabadef64cbc03f',
  '2005-fr': 'adf5285670d4af11',
  '2006-en': '0b9ed4983e41a542',
  '2007-02': '4ade0ff32013ebd2',
  '2007-05': 'f824024cad2f502b',
  '2009-en': '1d23f2af7e18930f',
  '2010-04': 'fbf334655542a695',
  '2010-es': '6fdee1330e40e20e',
  '2011-04': '71d06c9d6a88d42e',
  '2011plus-ja': '330ba0bcf1ee5c00',
  '2018-04': 'e5c2dbb8af59d8e3',
  '2019-07': '297d5c82da7ca137',
  '2024-11': '5d2e6957d82d932b',
};
