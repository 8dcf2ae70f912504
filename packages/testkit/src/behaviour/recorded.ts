// Written by `npm run behaviour` (see behaviour.ts). Do not edit.
export const BEHAVIOUR: Readonly<Record<string, string>> = {
  '2026': '7a7b57eaf842c89d',
  '2005-08': '432a57e73475cb60',
  '2005-fr': '4189735e67436dbc',
  '2006-en': '9d3b294ef54bf647',
  '2007-02': 'ed9604d4a6b92f62',
  '2007-05': 'c76fa70e19972b1a',
  '2009-en': 'aea36ed3b06df725',
  '2010-04': '84e70d6e0e4db18c',
  '2010-es': 'd2bbdc0d68742bae',
  '2011-04': '84088c649106e542',
  '2011plus-ja': '20066ae76dba64a1',
  '2018-04': 'd1c6ce9f51104a82',
  '2019-07': '84208c25df378905',
  '2024-11': '67abafdab282f9fd',
};
