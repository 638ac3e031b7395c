import fc from 'fast-check';
import sharp from 'sharp';
import { PACK_VIEWS, SCENES, type Artwork } from './artwork';
import { LABEL_LAYOUTS, LIDS, MOTIFS, PACK_FORMS, PALETTE_NAMES, type PackSpec } from '../backend/seed/packSpec';
import { loadFonts } from './lettering/fonts';
import { renderArtwork } from './renderArtwork';

beforeAll(loadFonts);

const jar: PackSpec = {
  form: 'jar',
  name: 'Magnesium Bisglycinate',
  latin: 'Chelated magnesium',
  dose: '200 mg',
  count: '120 capsules',
  palette: 'sky',
};

/** Fails on markup an XML reader would refuse, and on numbers that went wrong. */
function expectSound(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  const tags = svg.match(/<\/?[a-zA-Z]+(?: [^<>]*)?\/?>/g) ?? [];
  expect(svg.replace(/<\/?[a-zA-Z]+(?: [^<>]*)?\/?>/g, '')).toBe('');
  const open: string[] = [];
  for (const tag of tags) {
    if (tag.endsWith('/>')) continue;
    if (tag.startsWith('</')) expect(open.pop()).toBe(tag.slice(2, -1));
    else open.push(/^<([a-zA-Z]+)/.exec(tag)?.[1] ?? '');
  }
  expect(open).toEqual([]);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
}

const awkward = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'Vitamin B12 1000 µg',
    "Lion's Mane, 8:1",
    'Œuf & <Huître> "Żółć" Ångström',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'A',
    'Ω-3 + D₃ — № 5',
    'コラーゲン 💊',
    'one two three four five six seven eight nine',
  ),
);
const packs: fc.Arbitrary<PackSpec> = fc.record({
  form: fc.constantFrom(...PACK_FORMS),
  name: awkward,
  latin: awkward,
  dose: awkward,
  count: awkward,
  palette: fc.constantFrom(...PALETTE_NAMES),
  motif: fc.constantFrom(...MOTIFS),
  layout: fc.constantFrom(...LABEL_LAYOUTS),
  lid: fc.constantFrom(...LIDS),
  portion: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
  facts: fc.option(fc.array(fc.record({ name: awkward, amount: awkward, nrv: awkward }), { maxLength: 24 }), {
    nil: undefined,
  }),
});

test.each(PACK_FORMS.flatMap((form) => PACK_VIEWS.map((view) => [form, view] as const)))(
  'draws the %s from the view %s',
  (form, view) => {
    expectSound(renderArtwork({ kind: 'pack', pack: { ...jar, form }, view }));
  },
);

test.each(MOTIFS)('draws the motif %s on every layout', (motif) => {
  for (const layout of LABEL_LAYOUTS)
    expectSound(renderArtwork({ kind: 'pack', pack: { ...jar, motif, layout }, view: 'front' }));
});

test.each(SCENES)('draws the scene %s, with no pack and with several', (scene) => {
  expectSound(renderArtwork({ kind: 'scene', scene, width: 1600, height: 700 }));
  expectSound(renderArtwork({ kind: 'scene', scene, width: 400, height: 900, packs: [] }));
  expectSound(renderArtwork({ kind: 'scene', scene, width: 800, height: 400, packs: [jar, jar, jar, jar] }));
});

test('never breaks on what stands on a label', () => {
  fc.assert(
    fc.property(packs, fc.constantFrom(...PACK_VIEWS), (pack, view) => {
      expectSound(renderArtwork({ kind: 'pack', pack, view }));
    }),
    { numRuns: 60 },
  );
});

test('draws the same picture for the same recipe and another for another', () => {
  const artwork: Artwork = { kind: 'pack', pack: jar, view: 'still' };
  expect(renderArtwork(artwork)).toBe(renderArtwork(structuredClone(artwork)));
  expect(renderArtwork(artwork)).not.toBe(renderArtwork({ ...artwork, pack: { ...jar, name: 'Zinc' } }));
});

test('leaves the ground of a cutout transparent', async () => {
  const corner = (artwork: Artwork): Promise<Buffer> =>
    sharp(Buffer.from(renderArtwork(artwork)))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .ensureAlpha()
      .raw()
      .toBuffer();
  expect((await corner({ kind: 'cutout', pack: jar }))[3]).toBe(0);
  expect((await corner({ kind: 'pack', pack: jar, view: 'front' }))[3]).toBe(255);
});

test('lays out as many pieces as a daily portion has', () => {
  const pieces = (portion: number): number =>
    renderArtwork({ kind: 'pack', pack: { ...jar, portion }, view: 'dose' }).split('rotate(').length;
  expect(pieces(6) - pieces(3)).toBe(2 * 3);
});

test('fills a size whose ratio is off by part of a pixel to its edges', async () => {
  const frame = { width: 360, height: 157 };
  const svg = renderArtwork({ kind: 'scene', scene: 'meadow', ...frame });
  const size = { width: 320, height: 139 };
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * size.width) / frame.width })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const brightness = (x: number): number => data[(20 * info.width + x) * info.channels] ?? 0;
  expect(Math.abs(brightness(0) - brightness(2))).toBeLessThan(12);
  expect(Math.abs(brightness(size.width - 1) - brightness(size.width - 3))).toBeLessThan(12);
});
