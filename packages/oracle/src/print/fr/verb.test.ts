import { describe, expect, it } from 'vitest';
import { phrase, predicateText, YOU } from './grammar.js';
import { conjugation } from './verb.js';

const present = (verb: string) => {
  const { one, many, you } = conjugation(verb);
  return [one, many, you];
};

describe('French verbs', () => {
  it('should conjugate regular verbs, with the vowel that opens before a mute ending', () => {
    expect(present('piocher')).toEqual(['pioche', 'piochent', 'piochez']);
    expect(present('choisir')).toEqual(['choisit', 'choisissent', 'choisissez']);
    expect(present('perdre')).toEqual(['perd', 'perdent', 'perdez']);
    expect(present('révéler')).toEqual(['révèle', 'révèlent', 'révélez']);
    expect(present('proliférer')).toEqual(['prolifère', 'prolifèrent', 'proliférez']);
    expect(present('payer')).toEqual(['paie', 'paient', 'payez']);
    expect(present('renvoyer')).toEqual(['renvoie', 'renvoient', 'renvoyez']);
    expect(present('engager')).toEqual(['engage', 'engagent', 'engagez']);
    expect(present('créer')).toEqual(['crée', 'créent', 'créez']);
    expect(present('copier')).toEqual(['copie', 'copient', 'copiez']);
    expect(present('posséder')).toEqual(['possède', 'possèdent', 'possédez']);
    expect(present('attaquer')).toEqual(['attaque', 'attaquent', 'attaquez']);
  });

  it('should know the irregular ones', () => {
    expect(present('mettre')).toEqual(['met', 'mettent', 'mettez']);
    expect(present('détruire')).toEqual(['détruit', 'détruisent', 'détruisez']);
    expect(present('acquérir')).toEqual(['acquiert', 'acquièrent', 'acquérez']);
    expect(present('mourir')).toEqual(['meurt', 'meurent', 'mourez']);
    expect(present('faire')).toEqual(['fait', 'font', 'faites']);
    expect(conjugation('devenir').thatOne).toBe('devienne');
    expect(conjugation('payer').thatYou).toBe('payiez');
  });

  it('should place pronouns by mood', () => {
    const it_ = { ...phrase('cette carte', { gender: 'f', plural: false }), pronoun: 'whole' as const };
    const put = { verb: 'mettre', object: it_, rest: 'dans votre main' };
    expect(predicateText(put, YOU, 'order')).toBe('mettez-la dans votre main');
    expect(predicateText(put, YOU, 'infinitive')).toBe('la mettre dans votre main');
    expect(predicateText(put, phrase('ce joueur'), 'present')).toBe('la met dans votre main');
    const discard = { verb: 'se défausser', rest: 'de sa main' };
    expect(predicateText(discard, YOU, 'order')).toBe('défaussez-vous de sa main');
    expect(predicateText(discard, YOU, 'infinitive')).toBe('vous défausser de sa main');
    expect(predicateText(discard, phrase('ce joueur'), 'unless')).toBe('ne se défausse de sa main');
    const untap = { verb: 'se dégager', not: true as const, rest: '' };
    expect(predicateText(untap, phrase('elle'), 'present')).toBe('ne se dégage pas');
  });
});
