import fc from 'fast-check';

import { findAddresses } from './findAddresses';
import { postTowns } from './postTowns';
import { streets } from './streets';

const linesOf = (question: string): string[] => findAddresses(question).map(({ street }) => street.join(', '));

describe('addresses', () => {
  it('of a postcode come in whatever way it is written', () => {
    const [first] = findAddresses('bs66an');
    expect(first).toEqual({ street: ['2 Cotham Brow'], city: 'Bristol', county: null, postcode: 'BS6 6AN' });
    expect(findAddresses(' BS6-6AN ')).toEqual(findAddresses('bs66an'));
    expect(findAddresses('m1 1ae')[0]?.street).toEqual(['Flat 1', '20 Piccadilly']);
  });

  it('of the beginning of a postcode come from all of its streets', () => {
    const found = new Set(findAddresses('BS6').map(({ postcode }) => postcode));
    expect(found).toEqual(new Set(['BS6 6AN', 'BS6 5TX']));
    expect(linesOf('bs6 6')).toEqual(linesOf('BS6 6AN'));
  });

  it.each([
    ['14 Cotham Brow', '14 Cotham Brow'],
    ['14 cotham br', '14 Cotham Brow'],
    ['cotham brow 14, bristol', '14 Cotham Brow'],
    ['7 Clifton Vale BS8', '7 Clifton Vale'],
    ['bs84pt 7', '7 Clifton Vale'],
    ['flat 2 piccadilly manchester', 'Flat 2, 20 Piccadilly'],
  ])('are found by parts of them: %s', (question, line) => {
    expect(linesOf(question)[0]).toBe(line);
  });

  it('put the house first whose number was typed, before those whose number begins so', () => {
    expect(linesOf('1 clifton vale').slice(0, 2)).toEqual(['1 Clifton Vale', '10 Clifton Vale']);
  });

  it('are never invented for a postcode that is not in the register', () => {
    expect(findAddresses('YO1 9ZZ')).toEqual([]);
    expect(findAddresses('ZZ1 1AA')).toEqual([]);
    expect(linesOf('SW1A 1AA')).toEqual(['Buckingham Palace']);
    fc.assert(fc.property(fc.string(), (text) => findAddresses(text).length <= 20));
  });

  it('are not handed out for a single letter', () => {
    expect(findAddresses('b')).toEqual([]);
    expect(findAddresses('  ')).toEqual([]);
  });
});

it('the register has at least 300 addresses in 30 postcodes of known post towns', () => {
  const all = streets.flatMap(([postcode]) => linesOf(postcode));
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(new Set(streets.map(([postcode]) => postcode)).size).toBe(streets.length);
  for (const [postcode] of streets) {
    expect(postcode).toMatch(/^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][ABD-HJLNP-UW-Z]{2}$/);
    expect(postTowns[/^[A-Z]+/.exec(postcode)?.[0] ?? '']).toBeDefined();
  }
});
