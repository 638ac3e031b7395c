import { existsSync, readFileSync } from 'node:fs';

import fc from 'fast-check';

import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { postGraphQl } from '../testing/graphql';

import { isOwnPath } from './searchRedirects';
import { completePhrase } from './suggestTerms';

interface Suggestions {
  terms: string[];
  categories: { name: string }[];
  pages: { title: string; path: string }[];
  redirect_path: string | null;
}

const source = `query($phrase: String!) {
  searchSuggestions(phrase: $phrase) { terms categories { name } pages { title path } redirect_path }
  products(search: $phrase, pageSize: 4) { total_count suggestions { search } items { name } }
}`;

/** Every hostile string, which takes minutes; by default a part of them. */
const isExhaustive = process.env.EXHAUSTIVE === '1';

let backend: TestBackend;

beforeAll(() => {
  backend = createTestBackend({ seed: 'full' });
});
afterAll(() => backend.close());

const suggest = async (phrase: string): Promise<Suggestions> => {
  const { data, errors } = await postGraphQl(backend, source, { phrase });
  expect(errors).toBeUndefined();
  return data?.searchSuggestions as Suggestions;
};
const categories = async (phrase: string) => (await suggest(phrase)).categories.map(({ name }) => name);

describe('suggested searches', () => {
  it.each([
    ['mag', 'magnesium bisglycinate'],
    ['magnsium', 'magnesium'],
    ['vit', 'vitamin c'],
    ['vit c', 'vitamin c'],
    ['vitamin b', 'vitamin b12'],
    ['omega3', 'omega-3 algae'],
    ['ashwa', 'ashwagandha'],
  ])('for %j have %j', async (phrase, expected) => {
    expect((await suggest(phrase)).terms).toContain(expected);
  });

  it('leave words alone that the merchant knows though no product has them', async () => {
    expect((await suggest('sleep')).terms).toEqual([]);
    expect((await suggest('returns')).terms).toEqual([]);
  });

  it('go on where the last word goes on, and skip what always goes on further', () => {
    const names = ['Iron Gentle', 'Iron with Vitamin C', 'Liquid Iron Drops'].map((name) => ({ name, reviews: 1 }));
    expect(completePhrase(['ir'], names)).toEqual(['iron', 'iron drops', 'iron gentle', 'iron with vitamin c']);
    expect(completePhrase(['liquid', 'i'], names)).toEqual(['liquid iron drops']);
    expect(completePhrase(['zinc'], names)).toEqual([]);
  });

  it('are as many as were asked for, and a mad number is no harm', async () => {
    const ask = (limit: number) =>
      postGraphQl(
        backend,
        `{ searchSuggestions(phrase: "vit") { terms(limit: ${limit}) categories(limit: ${limit}) { uid } } }`,
      );
    const { data } = await ask(2);
    expect(data).toMatchObject({ searchSuggestions: { terms: [expect.any(String), expect.any(String)] } });
    expect((await ask(-3)).data).toEqual({ searchSuggestions: { terms: [], categories: [] } });
    expect((await ask(2_000_000)).errors).toBeUndefined();
  });
});

describe('suggested categories', () => {
  it.each([
    ['mineral', 'Minerals'],
    ['gummy', 'Gummies'],
    ['sleep', 'Tiredness and fatigue'],
    ['b12', 'Vitamin B12'],
    ['vit c', 'Vitamin C'],
    ['coq10', 'Creatine, amino acids and Q10'],
    ['ashwagandha', 'Roots'],
    ['magnsium', 'Magnesium'],
  ])('for %j begin with %j', async (phrase, expected) => {
    expect((await categories(phrase))[0]).toBe(expected);
  });

  it('have none that is switched off or not in the menu', async () => {
    backend.db.run("UPDATE category SET include_in_menu = 0 WHERE url_key = 'gummies'");
    expect(await categories('gummies')).not.toContain('Gummies');
    backend.db.run("UPDATE category SET include_in_menu = 1 WHERE url_key = 'gummies'");
  });
});

describe('the merchant’s redirects', () => {
  it('send the exact phrase, however it is written', async () => {
    expect((await suggest('returns')).redirect_path).toBe('/delivery-and-returns');
    expect((await suggest('  Returns! ')).redirect_path).toBe('/delivery-and-returns');
    expect((await suggest('retur')).redirect_path).toBeNull();
  });

  it('are offered as pages, with their titles, while a phrase is typed', async () => {
    const page = { title: 'Delivery and returns', path: '/delivery-and-returns' };
    expect((await suggest('retu')).pages).toEqual([page]);
    expect((await suggest('return policy')).pages).toEqual([page]);
    expect((await suggest('order st')).pages).toEqual([{ title: 'Order status', path: '/track-my-order/' }]);
    expect((await suggest('re')).pages).toEqual([]);
  });

  it('never leave the shop', async () => {
    const bad = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/.//evil.example',
      'evil',
      '',
    ];
    bad.forEach((path, index) =>
      backend.db.run('INSERT INTO search_redirect (term, target_path) VALUES (?, ?)', `trap${index}`, path),
    );
    for (const index of bad.keys()) {
      expect(await suggest(`trap${index}`)).toMatchObject({ redirect_path: null, pages: [] });
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rest) => {
        const path = `/${rest}`;
        if (isOwnPath(path)) expect(new URL(path, 'https://shop.test').origin).toBe('https://shop.test');
      }),
    );
  });
});

describe('whatever is typed', () => {
  const harmless = async (phrase: string): Promise<void> => {
    const { errors } = await postGraphQl(backend, source, { phrase });
    expect({ phrase, errors }).toEqual({ phrase, errors: undefined });
  };

  it('is answered without an error', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        '"',
        '*',
        ' AND ',
        ' OR ',
        ' NEAR(',
        '{name} :',
        "'; DROP TABLE product; --",
        '%',
        '_',
        '\0',
        '\ud800',
      ),
      fc.constantFrom('vitamin', 'magnsium', 'b12', '25 µg', '1,000iu', 'returns', 'a'.repeat(5000)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), (parts) => harmless(parts.join(''))),
      { numRuns: isExhaustive ? 6000 : 100 },
    );
    expect(backend.reported).toEqual([]);
  }, 600_000);

  it('is null without a word', async () => {
    for (const phrase of ['', '   ', '"*()', '\u0000']) expect(await suggest(phrase)).toBeNull();
  });

  const strings = `${process.env.REFERENCE_DIR ?? ''}/bad-inputs/html-and-strings.json`;

  (existsSync(strings) ? it : it.skip)(
    'does no harm, for the hostile strings of REFERENCE_DIR',
    async () => {
      const all = JSON.parse(readFileSync(strings, 'utf8')) as { html: string }[];
      for (const { html } of all.filter((_, index) => isExhaustive || index % 16 === 0)) await harmless(html);
      expect(backend.reported).toEqual([]);
      expect(backend.db.get<{ n: number }>('SELECT count(*) AS n FROM product')?.n).toBeGreaterThan(50);
    },
    600_000,
  );
});

it('offers the merchant’s popular searches, each of which finds something', async () => {
  const { data } = await postGraphQl(backend, '{ popularSearches }');
  const popular = data?.popularSearches as string[];
  expect(popular.length).toBeGreaterThan(3);
  for (const phrase of popular) {
    const answer = await postGraphQl(backend, source, { phrase });
    expect(answer.data).not.toMatchObject({ products: { total_count: 0 } });
  }
});
