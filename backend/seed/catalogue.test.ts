import { openDb } from '../db/open';
import { readMasters } from '../media/masters';

import type { SupplementFacts } from './supplementFacts';
import { seedDatabase } from './seedDatabase';

const db = openDb(':memory:');
seedDatabase(db);

interface ProductRow {
  id: number;
  sku: string;
  type: string;
  url_key: string;
  is_visible: number;
  price_minor: number;
  special_price_minor: number | null;
  supplement: string;
  review_count: number;
  badge: string | null;
}

const products = db.all<ProductRow>("SELECT * FROM product WHERE type <> 'bundle'");
const visible = products.filter((product) => product.is_visible === 1);
const configurable = visible.filter((product) => product.type === 'configurable');
const factsOf = (product: ProductRow): SupplementFacts => JSON.parse(product.supplement) as SupplementFacts;
const bad = (rows: readonly ProductRow[], isWrong: (product: ProductRow) => boolean): string[] =>
  rows.filter(isWrong).map(({ sku }) => sku);
const count = (sql: string, ...values: (string | number)[]): number => db.get<{ n: number }>(sql, ...values)?.n ?? 0;

/** Annex XIII of the assimilated Regulation 1169/2011, in milligrams, written down apart from the data file. */
const referenceMg: Record<string, number> = {
  'Vitamin A': 0.8,
  'Vitamin D': 0.005,
  'Vitamin E': 12,
  'Vitamin K': 0.075,
  'Vitamin C': 80,
  Thiamin: 1.1,
  Riboflavin: 1.4,
  Niacin: 16,
  'Vitamin B6': 1.4,
  'Folic acid': 0.2,
  'Vitamin B12': 0.0025,
  Biotin: 0.05,
  'Pantothenic acid': 6,
  Potassium: 2000,
  Chloride: 800,
  Calcium: 800,
  Phosphorus: 700,
  Magnesium: 375,
  Iron: 14,
  Zinc: 10,
  Copper: 1,
  Manganese: 2,
  Fluoride: 3.5,
  Selenium: 0.055,
  Chromium: 0.04,
  Molybdenum: 0.05,
  Iodine: 0.15,
};
const milligrams: Record<string, number> = { g: 1000, mg: 1, µg: 0.001 };

describe('the range', () => {
  it('is as large as promised', () => {
    expect(visible.length).toBeGreaterThanOrEqual(72);
    expect(configurable.length).toBeGreaterThanOrEqual(25);
    expect(count('SELECT count(*) AS n FROM category WHERE level > 1')).toBeGreaterThanOrEqual(14);
    expect(count('SELECT max(level) AS n FROM category')).toBe(4);
    expect(count('SELECT count(*) AS n FROM location')).toBeGreaterThanOrEqual(8);
  });

  it('shows the menu of the design in its order', () => {
    const names = db.all<{ name: string }>('SELECT name FROM category WHERE level = 2 ORDER BY position');
    expect(names.map(({ name }) => name)).toEqual([
      'Shop by need',
      'Vitamins',
      'Minerals',
      'Omegas',
      'Botanicals',
      'Protein and active',
      'Children',
      'Sets',
    ]);
  });

  it('leaves no category empty', () => {
    const empty = db.all<{ url_path: string }>(
      'SELECT url_path FROM category WHERE level > 1 AND id NOT IN (SELECT category_id FROM product_category)',
    );
    expect(empty).toEqual([]);
  });

  it('gives every visible product a category, a URL and search words', () => {
    const missing = (sql: string) => bad(visible, ({ id }) => count(sql, id) === 0);
    expect(missing('SELECT count(*) AS n FROM product_category WHERE product_id = ?')).toEqual([]);
    expect(missing("SELECT count(*) AS n FROM url_rewrite WHERE entity_type = 'PRODUCT' AND entity_id = ?")).toEqual(
      [],
    );
    expect(missing('SELECT count(*) AS n FROM product_search WHERE rowid = ?')).toEqual([]);
    expect(missing('SELECT count(*) AS n FROM product_link WHERE product_id = ?')).toEqual([]);
    expect(
      missing('SELECT count(*) AS n FROM product_faq WHERE product_id = ? HAVING count(*) BETWEEN 3 AND 5'),
    ).toEqual([]);
  });

  it('knows of every product which categories are its own, and which gather it', () => {
    const owners = 'SELECT product_id FROM product_category WHERE is_own = 1';
    expect(count(`SELECT count(*) AS n FROM product WHERE is_visible = 1 AND id NOT IN (${owners})`)).toBe(0);
    expect(
      count(
        `SELECT count(*) AS n FROM product_category pc JOIN category c ON c.id = pc.category_id
         WHERE pc.is_own = 1 AND c.url_path LIKE 'shop-by-need%'`,
      ),
    ).toBe(0);
  });

  it('calls few products best sellers, and puts those for children after the others under a need', () => {
    expect(count("SELECT count(*) AS n FROM product WHERE badge = 'Best seller' AND is_visible = 1")).toBeLessThan(8);
    const needs = db.all<{ category: number; is_child: number }>(
      `SELECT pc.category_id AS category, EXISTS (
         SELECT 1 FROM product_category own JOIN category c ON c.id = own.category_id
         WHERE own.product_id = pc.product_id AND own.is_own = 1 AND c.url_path LIKE 'children%') AS is_child
       FROM product_category pc JOIN category c ON c.id = pc.category_id
       WHERE c.url_path LIKE 'shop-by-need%' ORDER BY pc.category_id, pc.position`,
    );
    const falls = needs.filter(
      ({ category, is_child }, index) =>
        is_child === 0 && needs[index - 1]?.category === category && needs[index - 1]?.is_child === 1,
    );
    expect(falls).toEqual([]);
  });

  it('prices everything, and lowers the price where it says so', () => {
    expect(bad(products, ({ price_minor }) => price_minor <= 0)).toEqual([]);
    expect(bad(products, (row) => (row.special_price_minor ?? 0) >= row.price_minor)).toEqual([]);
    expect(products.some((row) => row.special_price_minor !== null)).toBe(true);
  });

  it('keeps some things scarce and some sold out, with a date', () => {
    expect(count('SELECT count(*) AS n FROM stock_item WHERE quantity BETWEEN 1 AND low_threshold')).toBeGreaterThan(2);
    expect(count('SELECT count(*) AS n FROM stock_item WHERE quantity = 0')).toBeGreaterThan(2);
    expect(count('SELECT count(*) AS n FROM stock_item WHERE quantity = 0 AND back_in_stock IS NULL')).toBe(0);
    expect(
      count(
        "SELECT count(*) AS n FROM product WHERE type = 'simple' AND id NOT IN (SELECT product_id FROM stock_item)",
      ),
    ).toBe(0);
  });
});

describe('configurable products', () => {
  it('have variants that differ, each with every option', () => {
    const wrong = configurable.filter(({ id }) => {
      const attributes = count('SELECT count(*) AS n FROM product_super_attribute WHERE product_id = ?', id);
      const combinations = db.all<{ combination: string; n: number }>(
        `SELECT group_concat(a.option_id) AS combination, count(*) AS n FROM product_variant v
           JOIN product_super_attribute s ON s.product_id = v.parent_id
           JOIN product_attribute a ON a.product_id = v.child_id AND a.attribute_id = s.attribute_id
         WHERE v.parent_id = ? GROUP BY v.child_id`,
        id,
      );
      const distinct = new Set(combinations.map(({ combination }) => combination));
      return (
        attributes === 0 ||
        combinations.length < 2 ||
        distinct.size < combinations.length ||
        combinations.some(({ n }) => n !== attributes)
      );
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  it('cost what their cheapest variant costs', () => {
    const wrong = configurable.filter(({ id, price_minor, special_price_minor }) => {
      const lowest = count(
        `SELECT min(COALESCE(p.special_price_minor, p.price_minor)) AS n FROM product_variant v
           JOIN product p ON p.id = v.child_id WHERE v.parent_id = ?`,
        id,
      );
      return (special_price_minor ?? price_minor) !== lowest;
    });
    expect(wrong).toEqual([]);
  });
});

describe('what the law asks', () => {
  it('stands on every product', () => {
    const wrong = bad(products, (product) => {
      const facts = factsOf(product);
      const texts = [facts.directions, facts.storage, facts.net_quantity, facts.daily_portion, facts.form];
      return (
        facts.legal_name !== 'Food supplement' ||
        texts.some((text) => text === '') ||
        facts.servings < 1 ||
        facts.nutrients.length === 0 ||
        facts.ingredients.length === 0 ||
        !facts.manufacturer.includes('Bristol BS1 4RN') ||
        !['Do not exceed', 'varied, balanced diet', 'Keep out of reach of young children'].every((words) =>
          facts.warnings.some((warning) => warning.includes(words)),
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  it('states the share of the reference value correctly', () => {
    const rows = products.flatMap((product) => factsOf(product).nutrients.filter((row) => !row.is_source));
    const wrong = rows.filter((row) => {
      const reference = referenceMg[row.name];
      if (reference === undefined) return row.nrv_percent !== null;
      return (
        row.nrv_percent !==
        Math.round(Number(((row.amount * (milligrams[row.unit] ?? NaN) * 100) / reference).toPrecision(12)))
      );
    });
    expect(wrong).toEqual([]);
    expect(rows.find((row) => row.name === 'Magnesium' && row.amount === 200)?.nrv_percent).toBe(53);
  });

  it('warns of iron, vitamin A and caffeine', () => {
    const lacks = (pattern: RegExp, word: string) =>
      bad(products, (product) => {
        const facts = factsOf(product);
        return (
          facts.nutrients.some(({ name }) => pattern.test(name)) && !facts.warnings.some((text) => text.includes(word))
        );
      });
    expect(lacks(/^Iron$/, 'Contains iron')).toEqual([]);
    expect(lacks(/^Vitamin A$/, 'likely to become pregnant')).toEqual([]);
    expect(lacks(/caffeine/i, 'Contains caffeine')).toEqual([]);
  });

  it('names animal ingredients honestly', () => {
    const animal = /fish|milk(?! thistle)|gelatine|bovine|krill|honey|lanolin|\(cholecalciferol\)$/i;
    const fromPlants = /lichen/;
    const wrong = bad(products, (product) => {
      const facts = factsOf(product);
      const hasAnimal = facts.ingredients.some(({ name }) => animal.test(name) && !fromPlants.test(name));
      return hasAnimal && facts.dietary.includes('Vegan');
    });
    expect(wrong).toEqual([]);
    expect(
      bad(products, (row) => factsOf(row).allergens.includes('milk') && factsOf(row).dietary.includes('Dairy free')),
    ).toEqual([]);
  });
});

describe('pictures, URLs and reviews', () => {
  it('shows at least five views of each product, the front first, each with a finished picture', () => {
    const masters = readMasters();
    const wrong = bad(products, ({ id }) => {
      const media = db.all<{ file: string; position: number; label: string }>(
        'SELECT file, position, label FROM product_media WHERE product_id = ? ORDER BY position',
        id,
      );
      const isFront = media[0]?.position === 1 && media[0].file.endsWith('-front.jpg');
      const isThere = media.every(({ file, label }) => label !== '' && masters.has(`catalog/product${file}`));
      return media.length < 5 || !isFront || !isThere;
    });
    expect(wrong).toEqual([]);
    // A set shows the packs that it is made of.
    const own = "product_id NOT IN (SELECT id FROM product WHERE type = 'bundle')";
    expect(count(`SELECT count(*) - count(DISTINCT file) AS n FROM product_media WHERE ${own}`)).toBe(0);
  });

  it('leads every redirect to a page in the end', () => {
    const rows = db.all<{ request_path: string; target_path: string | null }>(
      'SELECT request_path, target_path FROM url_rewrite',
    );
    const targets = new Map(rows.map((row) => [row.request_path, row.target_path]));
    const endOf = (path: string, steps = 0): string | undefined => {
      const target = targets.get(path);
      if (target === undefined || steps > 5) return undefined;
      return target === null ? path : endOf(target, steps + 1);
    };
    expect(rows.filter((row) => endOf(row.request_path) === undefined)).toEqual([]);
  });

  it('counts the reviews that are there', () => {
    expect(
      bad(
        products,
        ({ id, review_count }) =>
          count('SELECT count(*) AS n FROM product_review WHERE product_id = ?', id) !== review_count,
      ),
    ).toEqual([]);
  });
});
