// Written by `npm run behaviour` (see behaviour.ts). Do not edit.
export const BEHAVIOUR: Readonly<Record<string, string>> = {
  '2026': '767dbdb1e8c6f84e',
  '2005-08': '6096541585c0d8b8',
  '2005-fr': '9cb3aeaf3ad9814c',
  '2006-en': 'a71bdbecb81fb54f',
  '2007-02': 'cab008c2f09350e3',
  '2007-05': 'd7a62fcd9e45282e',
  '2009-en': 'd45a27a894ca20ce',
  '2010-04': '8245170845af715f',
  '2010-es': 'cca2f96317a4e105',
  '2011-04': 'f7cd75cf343815af',
  '2011plus-ja': 'aa96081e16d52f5b',
  '2018-04': '2449858f4b0cc339',
  '2019-07': '2daf44ba93b304df',
  '2024-11': 'd766a328905a59a3',
};
