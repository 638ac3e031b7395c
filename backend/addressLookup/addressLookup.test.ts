import fc from 'fast-check';

import { findAddresses } from './findAddresses';

describe('addresses of a postcode', () => {
  it('come in whatever way the postcode is written', () => {
    const [first] = findAddresses('bs66an');
    expect(first).toEqual({ street: ['2 Cotham Brow'], city: 'Bristol', county: null, postcode: 'BS6 6AN' });
    expect(findAddresses(' BS6-6AN ')).toEqual(findAddresses('bs66an'));
    expect(findAddresses('m1 1ae')[0]?.street).toEqual(['Flat 1', '20 Piccadilly']);
  });

  it('are there for other postcodes of known towns, always the same', () => {
    expect(findAddresses('YO1 7HH').length).toBeGreaterThan(3);
    expect(findAddresses('YO1 7HH')).toEqual(findAddresses('yo17hh'));
  });

  it('are none for what no letter can be sent to', () => {
    expect(findAddresses('ZZ1 1AA')).toEqual([]);
    expect(findAddresses('BS6 6MO')).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(findAddresses(text))));
  });
});
