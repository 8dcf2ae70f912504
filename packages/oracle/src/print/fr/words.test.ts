import { describe, expect, it } from 'vitest';
import { agree, demonstrative, elide, list, ofThe, to } from './words.js';

describe('French words', () => {
  it('should elide before a vowel and a mute h, but not before an aspirated one or a hyphen', () => {
    expect(elide('si il attaque, que elle le exile')).toBe("s'il attaque, qu'elle l'exile");
    expect(elide('le artefact de un adversaire')).toBe("l'artefact d'un adversaire");
    expect(elide('la Hydre, la harpie, le onzième')).toBe("l'Hydre, la harpie, le onzième");
    expect(elide('exilez-la avec la Île')).toBe("exilez-la avec l'Île");
    expect(elide('si elle ne est pas là')).toBe("si elle n'est pas là");
  });

  it('should join prepositions with articles, unless the article is elided', () => {
    expect(ofThe('le joueur ciblé')).toBe('du joueur ciblé');
    expect(ofThe('les créatures')).toBe('des créatures');
    expect(elide(ofThe('le adversaire ciblé'))).toBe("de l'adversaire ciblé");
    expect(elide(ofThe('une carte'))).toBe("d'une carte");
    expect(to('le planeswalker')).toBe('au planeswalker');
    expect(to('les joueurs')).toBe('aux joueurs');
    expect(elide(to('le adversaire ciblé'))).toBe("à l'adversaire ciblé");
  });

  it('should agree adjectives and participles', () => {
    const of = (gender: 'm' | 'f', plural: boolean) => ({ gender, plural });
    expect(agree('blanc', of('f', true))).toBe('blanches');
    expect(agree('non-noir', of('f', false))).toBe('non-noire');
    expect(agree('bloqueur', of('f', false))).toBe('bloqueuse');
    expect(agree('légendaire', of('m', true))).toBe('légendaires');
    expect(agree('mis', of('m', true))).toBe('mis');
    expect(agree('mis dans un cimetière', of('f', false))).toBe('mise dans un cimetière');
  });

  it('should point at things by gender and sound', () => {
    expect(demonstrative('créature', { gender: 'f', plural: false })).toBe('cette créature');
    expect(demonstrative('artefact', { gender: 'm', plural: false })).toBe('cet artefact');
    expect(demonstrative('sort', { gender: 'm', plural: false })).toBe('ce sort');
    expect(demonstrative('cartes', { gender: 'f', plural: true })).toBe('ces cartes');
  });

  it('should list without a comma before the last', () => {
    expect(list(['a', 'b', 'c'], 'ou')).toBe('a, b ou c');
  });
});
