import { describe, expect, it } from 'vitest';
import { imageAddress, imageSource } from './images.js';

describe('card images of the reader’s own', () => {
  it('should come from one place over https', () => {
    expect(imageSource('https://images.example/{name}.jpg')).toEqual({
      ok: true,
      origin: 'https://images.example',
    });
    expect(imageSource('https://images.example:8443/?card={name}')).toEqual({
      ok: true,
      origin: 'https://images.example:8443',
    });
  });

  it.each([
    ['http://images.example/{name}.jpg', 'notSecure'],
    ['data:image/png,{name}', 'notSecure'],
    ['https://images.example/card.jpg', 'noName'],
    ['https://{name}.example/a.jpg', 'nameInHost'],
    ['images/{name}.jpg', 'notAnAddress'],
    ['https://me:secret@images.example/{name}.jpg', 'notAnAddress'],
    ['', 'noName'],
  ])('should not come from %s', (pattern, fault) => {
    expect(imageSource(pattern)).toEqual({ ok: false, fault });
    expect(imageAddress(pattern, 'Forest')).toBeNull();
  });

  it('should ask for a name in which nothing counts as part of the address', () => {
    const pattern = 'https://images.example/{name}.jpg';
    expect(imageAddress(pattern, 'Fire // Ice')).toBe('https://images.example/Fire%20%2F%2F%20Ice.jpg');
    expect(imageAddress(pattern, 'A?b=$&#c')).toBe('https://images.example/A%3Fb%3D%24%26%23c.jpg');
  });

  it('should not be asked for where the reader knows no name', () => {
    expect(imageAddress('https://images.example/{name}.jpg', null)).toBeNull();
    expect(imageAddress('https://images.example/{name}.jpg', '')).toBeNull();
  });
});
