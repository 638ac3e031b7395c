import fc from 'fast-check';

import { LABEL_LAYOUTS, LIDS, MOTIFS, PACK_FORMS, PALETTE_NAMES, type PackSpec } from '../../backend/seed/packSpec';
import { loadFonts } from '../lettering/fonts';
import { drawFactsSheet } from '../views/factsSheet';
import { designPack } from './design';
import { drawSheet } from './sheet';

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
  facts: fc.option(fc.array(fc.record({ name: awkward, amount: awkward, nrv: awkward }), { maxLength: 24 }), {
    nil: undefined,
  }),
});

test.each(MOTIFS)('prints the motif %s on every layout', (motif) => {
  const form = PACK_FORMS[MOTIFS.indexOf(motif) % PACK_FORMS.length] ?? 'jar';
  for (const layout of LABEL_LAYOUTS) expectSound(drawSheet(designPack({ ...jar, form, motif, layout })));
});

test('never breaks on what stands on a label', () => {
  fc.assert(
    fc.property(packs, (pack) => {
      expectSound(drawSheet(designPack(pack)));
      expectSound(drawFactsSheet(designPack(pack)));
    }),
    { numRuns: 20 },
  );
});

test('prints the same sheet for the same pack and another for another', () => {
  expect(drawSheet(designPack(jar))).toBe(drawSheet(designPack(structuredClone(jar))));
  expect(drawSheet(designPack(jar))).not.toBe(drawSheet(designPack({ ...jar, name: 'Zinc' })));
});
