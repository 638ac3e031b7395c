import fc from 'fast-check';

import { fromUid, toUid } from './uid';

describe('uid', () => {
  it('is base64 of the id as text', () => {
    expect(toUid(3)).toBe('Mw==');
    expect(fromUid('Mw==')).toBe(3);
  });

  it('reads back every id', () => {
    fc.assert(fc.property(fc.nat(), (id) => fromUid(toUid(id)) === id));
  });

  it('reads an id or refuses, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        try {
          return toUid(fromUid(text)) === text;
        } catch (error) {
          return error instanceof Error && error.message === `Value of uid "${text}" is incorrect.`;
        }
      }),
    );
  });
});
