import fc from 'fast-check';

import { openDb, type Db } from '../db/open';

import { createVocabulary, editDistance } from './correct';
import { createMatch, createNameMatch } from './createMatch';
import { tokenise } from './tokenise';

const texts = [
  'Magnesium Bisglycinate, 200 mg, 120 capsules',
  'Vitamin D3 Drops 1,000 IU, 25 µg',
  'Vitamin B12 Drops 1000 mcg',
  'Coenzyme Q10 softgels',
  'Omega-3 from algae',
  'Crème brûlée protein powder',
  'Vitamin C tablets 500mg',
  'Multivitamin gummies for children',
];

const openIndex = (): Db => {
  const db = openDb(':memory:');
  texts.forEach((name, index) => {
    db.run(
      "INSERT INTO product_search (rowid, name, sku, summary, keywords, body) VALUES (?, ?, '', '', '', '')",
      index,
      name,
    );
  });
  db.run("INSERT INTO search_synonym (term, replacement) VALUES ('coq10', 'coenzyme q10'), ('fish oil', 'omega-3')");
  return db;
};

describe('product search', () => {
  const db = openIndex();

  afterAll(() => db.close());

  const find = (text: string): string[] => {
    const { expression } = createMatch(db, text);
    if (expression === null) return [];
    return db
      .all<{ name: string }>('SELECT name FROM product_search WHERE product_search MATCH ? ORDER BY rowid', expression)
      .map(({ name }) => name);
  };

  it.each([
    ['magnesium', texts[0]],
    ['magn', texts[0]],
    ['MAGNESIUM capsule', texts[0]],
    ['magnsium', texts[0]],
    ['mangesium', texts[0]],
    ['1000iu', texts[1]],
    ['1,000 IU', texts[1]],
    ['25 mcg', texts[1]],
    ['25ug', texts[1]],
    ['25 µg', texts[1]],
    ['d3', texts[1]],
    ['D 3', texts[1]],
    ['vitamin d', texts[1]],
    ['vitamin b drop', texts[2]],
    ['b12', texts[2]],
    ['vitamin b-12', texts[2]],
    ['CoQ10', texts[3]],
    ['co q 10', texts[3]],
    ['co-q10 softgel', texts[3]],
    ['omega 3', texts[4]],
    ['omega3', texts[4]],
    ['fish oil', texts[4]],
    ['creme brulee', texts[5]],
    ['CRÈME', texts[5]],
    ['vitamin c', texts[6]],
    ['500 mg tablets', texts[6]],
    ['the gummy for childrens', texts[7]],
  ])('finds %j', (text, expected) => {
    expect(find(text)).toEqual([expected]);
  });

  it('asks for every word', () => {
    expect(find('magnesium drops')).toEqual([]);
    expect(find('vitamin drops')).toHaveLength(2);
  });

  it('tells the corrected text, and only when a word was corrected', () => {
    expect(createMatch(db, 'vitamn drosp').corrected).toBe('vitamin drops');
    expect(createMatch(db, 'vitamin dro').corrected).toBeNull();
    expect(createMatch(db, 'zzzqqq').corrected).toBeNull();
  });

  it('does not search for less than three characters, vitamins apart', () => {
    expect(createMatch(db, 'vi').expression).toBeNull();
    expect(createMatch(db, '  ').expression).toBeNull();
    expect(createMatch(db, '"*').expression).toBeNull();
    expect(createMatch(db, 'd3').expression).not.toBeNull();
  });

  it('learns words that come into the index later', () => {
    expect(createMatch(db, 'turmerik').corrected).toBeNull();
    db.run("INSERT INTO product_search (rowid, name) VALUES (100, 'Turmeric root')");
    expect(createMatch(db, 'turmerik').corrected).toBe('turmeric');
    db.run('DELETE FROM product_search WHERE rowid = 100');
    expect(createMatch(db, 'turmerik').corrected).toBeNull();
  });

  it('never makes an expression that the index refuses', () => {
    const operators = fc.constantFrom(
      '"',
      '*',
      '(',
      ')',
      ' AND ',
      ' OR ',
      ' NOT ',
      ' NEAR(',
      '^',
      ':',
      '-',
      '{name}',
      '\0',
      "'",
    );
    const words = fc.constantFrom(
      'vitamin',
      'd3',
      '25 µg',
      'co-q10',
      '1,000iu',
      'magnsium',
      'fish',
      'oil',
      'ⅷ',
      '१२',
      '2.5mg',
    );
    const anyText = fc.array(fc.oneof(operators, words, fc.string({ unit: 'binary' })), { maxLength: 8 });
    fc.assert(
      fc.property(anyText, (parts) => {
        find(parts.join(''));
        const inName = createNameMatch(parts.join(' '));
        if (inName !== null) db.all('SELECT rowid FROM product_search WHERE product_search MATCH ?', inName);
      }),
      { numRuns: 500 },
    );
  });
});

describe('tokenise', () => {
  it('keeps a bounded number of terms of words only', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        const terms = tokenise(text);
        expect(terms.length).toBeLessThanOrEqual(12);
        for (const { phrases } of terms) for (const phrase of phrases) expect(phrase).toMatch(/^[\p{L}\p{N} .]+$/u);
      }),
    );
  });
});

describe('editDistance', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('is zero for the same word, symmetric, and bounded by the limit', () => {
    fc.assert(
      fc.property(words, words, fc.nat(4), (one, other, limit) => {
        expect(editDistance(one, one, limit)).toBe(0);
        expect(editDistance(one, other, limit)).toBe(editDistance(other, one, limit));
        expect(editDistance(one, other, limit)).toBeLessThanOrEqual(limit + 1);
        if (one !== other) expect(editDistance(one, other, limit)).toBeGreaterThan(0);
      }),
    );
  });

  it('counts one for a swap of neighbours', () => {
    expect(editDistance('omgea', 'omega', 2)).toBe(1);
    expect(editDistance('kolagen', 'collagen', 2)).toBe(2);
  });
});

describe('vocabulary', () => {
  it('prefers the nearest, then the commoner word, and leaves short words alone', () => {
    const vocabulary = createVocabulary([
      { term: 'iron', products: 4 },
      { term: 'icon', products: 9 },
      { term: 'zinc', products: 2 },
      { term: 'b12', products: 1 },
    ]);
    expect(vocabulary.closest('iroon')).toBe('iron');
    expect(vocabulary.closest('ixon')).toBe('icon');
    expect(vocabulary.closest('zin')).toBeUndefined();
    expect(vocabulary.hasPrefix('zi')).toBe(true);
    expect(vocabulary.hasPrefix('zo')).toBe(false);
  });
});
