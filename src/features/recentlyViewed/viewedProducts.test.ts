import fc from 'fast-check';
import { withViewed } from './viewedProducts';

test('the latest stands first, each once, and never more than fit', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 60 }), (looks) => {
      const viewed = looks.reduce<string[]>(withViewed, []);
      const expected = [...new Set([...looks].reverse())].slice(0, 13);
      expect(viewed).toEqual(expected);
    }),
  );
});
