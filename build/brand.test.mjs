import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandConstants, brandObject, brandTexts, readBrand } from './brand.js';

const root = join(__dirname, '..');

const folders = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const written = (content) => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  folders.push(folder);
  const path = join(folder, 'brand.json');
  writeFileSync(path, content);
  return path;
};

describe('the brand of a build', () => {
  it("is the embedded backend's own shop, a plain one before another backend, and else what the setting names", () => {
    expect(readBrand(root, {}).name).toBe('Halewell');
    expect(readBrand(root, { SHOP_BACKEND: 'backend.json' }).name).toBe('');
    expect(readBrand(root, { SHOP_BACKEND: 'backend.json', SHOP_BRAND: 'brand/halewell.json' }).name).toBe('Halewell');
  });

  it('promises nothing that its file does not', () => {
    const brand = readBrand(root, { SHOP_BRAND: written('{ "name": "Kiln", "pages": { "terms": "/terms" } }') });
    const { has, pages, pictures, hasTopStrip } = brandObject(brand);
    expect(Object.values(has)).not.toContain(true);
    expect(pages).toEqual({ delivery: null, privacy: null, terms: '/terms' });
    expect(pictures).toEqual({ account: null, newsletter: null, notFound: null });
    expect(hasTopStrip).toBe(false);
  });

  it('says in code which texts it has, and gives them by locale', () => {
    const texts = { 'brand.tagline': { en_GB: 'Pots', de_DE: 'Töpfe' }, 'newsletter.heading': { en_GB: 'Post' } };
    const brand = readBrand(root, { SHOP_BRAND: written(JSON.stringify({ texts })) });
    const constants = brandConstants(brand);
    expect(constants).toMatchObject({
      'BRAND.has.tagline': 'true',
      'BRAND.has.packing': 'false',
      'BRAND.logo': 'null',
      'BRAND.blocks.contact': '[]',
      'BRAND.contact.email': 'null',
    });
    expect(JSON.stringify(constants)).not.toContain('Pots');
    expect(brandTexts(brand, 'de_DE')).toEqual({ 'brand.tagline': 'Töpfe' });
  });

  it('fails in words for a file that is not there, or no JSON', () => {
    expect(() => readBrand(root, { SHOP_BRAND: 'brand/none.json' })).toThrow('SHOP_BRAND:');
    expect(() => readBrand(root, { SHOP_BRAND: written('{') })).toThrow('cannot be read');
  });
});
