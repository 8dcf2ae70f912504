import { describe, expect, it } from 'vitest';
import { nameKey, personName } from './name.js';

describe('a name', () => {
  it('should lose what nobody sees', () => {
    expect(personName.parse('  An\u200bna \u202egnik\u0000 ')).toBe('Anna gnik');
    expect(personName.parse('Zoë\u2066')).toBe('Zoë');
  });

  it('should keep letters of every script, and what joins them', () => {
    for (const name of ['花子', 'می\u200cخواهم', 'Łukasz', '👩\u200d🚀'])
      expect(personName.parse(name)).toBe(name);
  });

  it('should need something to be seen, and not too much of it', () => {
    for (const name of ['', ' ', '\u200b', '\u3164', '\u200d', 'x'.repeat(25)])
      expect(personName.safeParse(name).success).toBe(false);
  });

  it('should be one for those that read alike', () => {
    expect(nameKey('Ａｎｎａ')).toBe(nameKey('an\u200dna'));
    expect(nameKey('Anna')).not.toBe(nameKey('Hanna'));
  });
});
