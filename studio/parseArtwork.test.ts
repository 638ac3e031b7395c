import fc from 'fast-check';
import { PACK_VIEWS, SCENES } from './artwork';
import { parseArtwork } from './parseArtwork';

const pack = {
  form: 'tub',
  name: 'Marine Collagen',
  latin: 'With vitamin C',
  dose: '10 g',
  count: '300 g powder',
  palette: 'blush',
};

test('reads back what was stored and drops what it does not know', () => {
  const artwork = {
    kind: 'pack',
    view: 'back',
    pack: { ...pack, facts: [{ name: 'C', amount: '80 mg', nrv: '100%' }] },
  };
  expect(parseArtwork(JSON.parse(JSON.stringify({ ...artwork, extra: 1 })))).toEqual(artwork);
  const scene = { kind: 'scene', scene: 'meadow', width: 1920, height: 760, anchor: 0.7, packs: [pack] };
  expect(parseArtwork(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
  const wrapping = { kind: 'wrapping', motif: 'wave', paper: '#33566B', ink: '#B9D2DA', ribbon: '#F3E9D2' };
  expect(parseArtwork({ ...wrapping, extra: 1 })).toEqual(wrapping);
});

test.each([
  ['no object', null],
  ['paper of no colour', { kind: 'wrapping', motif: 'wave', paper: 'url(#a)', ink: '#000000', ribbon: '#000000' }],
  ['a list', []],
  ['an unknown kind', { kind: 'photo' }],
  ['an unknown view', { kind: 'pack', pack, view: 'side' }],
  ['an unknown form', { kind: 'cutout', pack: { ...pack, form: 'tin' } }],
  ['an empty name', { kind: 'cutout', pack: { ...pack, name: ' ' } }],
  ['a name without end', { kind: 'cutout', pack: { ...pack, name: 'x'.repeat(500) } }],
  ['an inherited name of a palette', { kind: 'cutout', pack: { ...pack, palette: 'constructor' } }],
  ['a scene of the size of a field', { kind: 'scene', scene: 'meadow', width: 1e6, height: 10 }],
  ['a size that is no number', { kind: 'scene', scene: 'meadow', width: NaN, height: 400 }],
  ['markup for a colour', { kind: 'scene', scene: 'flatlay', width: 400, height: 400, tones: ['"/><a'] }],
])('refuses %s', (_, value) => {
  expect(() => parseArtwork(value)).toThrow(/^Bad artwork: /);
});

test('either throws a TypeError or gives a kind it knows', () => {
  const kinds = fc.constantFrom('pack', 'cutout', 'scene', 'other');
  const value = fc.oneof(
    fc.anything(),
    fc.record({ kind: kinds, pack: fc.anything(), view: fc.constantFrom(...PACK_VIEWS) }),
    fc.record({ kind: kinds, scene: fc.constantFrom(...SCENES), width: fc.anything(), height: fc.anything() }),
  );
  fc.assert(
    fc.property(value, (input) => {
      try {
        expect(['pack', 'cutout', 'scene']).toContain(parseArtwork(input).kind);
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
      }
    }),
  );
});
