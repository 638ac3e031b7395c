import { findOrder } from '../../checkout/queries';
import { sendReceipt } from '../../checkout/orderMail';
import { createTestBackend, type TestBackend } from '../../testing/createTestBackend';
import { postGraphQl } from '../../testing/graphql';
import { readJson } from '../dataFiles';
import { seedDatabase } from '../seedDatabase';
import { replaceTexts } from './contentTexts';
import { readTranslation } from './translation';

let backend: TestBackend;

beforeAll(() => {
  backend = createTestBackend({ seed: 'full' });
  seedDatabase(backend.db, 0, true);
});
afterAll(() => backend.close());

const ask = async (query: string, headers: Record<string, string> = { Store: 'de' }) => {
  const { data, errors } = await postGraphQl(backend, query, {}, headers);
  expect(errors).toBeUndefined();
  return data;
};

/** Words that stand in English texts of the shop again and again, and in no German one. */
const english = /\b(the|with|and|from|your|of|capsules?|tablets?|softgels?|powder|flavour)\b/i;

test('every product that is sold is German, down to its facts and questions', async () => {
  const data = await ask(`{ products(search: "", filter: {}, pageSize: 200) { total_count items {
    name meta_description description { html } short_description { html } url_key
  } } }`);
  const { products } = data as { products: { total_count: number; items: { name: string }[] } };
  expect(products.total_count).toBe(93);
  const left = products.items.filter((item) => english.test(JSON.stringify(item)));
  expect(left).toEqual([]);
  const facts = backend.db.all<{ value: string }>(
    "SELECT value FROM store_value WHERE field IN ('supplement', 'answer')",
  );
  expect(facts.length).toBeGreaterThan(150);
  expect(facts.filter(({ value }) => english.test(value)).slice(0, 3)).toEqual([]);
});

test('categories, filters and the menu are German, and their paths', async () => {
  const data =
    await ask(`{ categories(filters: {}) { items { children { name url_path description children { name } } } }
    products(search: "magnesium") { aggregations { label options { label } } } }`);
  const text = JSON.stringify(data);
  expect(text).toContain('"url_path":"mineralstoffe"');
  expect(text).not.toMatch(english);
  expect(text).toContain('"label":"Darreichung"');
});

test('a product is found by its strength and by how long each of its sizes lasts, and marked by what it is free of', async () => {
  const data =
    await ask(`{ products(filter: { sku: { eq: "HW-MGB" }, strength: { eq: "200-mg" }, supply: { eq: "bis-30-tage" } }) {
    items { sku diet_marks } aggregations { attribute_code label options { label } } } }`);
  const { items, aggregations } = data?.products as { items: unknown; aggregations: unknown };
  expect(items).toEqual([{ sku: 'HW-MGB', diet_marks: ['Vegan', 'Ohne Zucker'] }]);
  expect(aggregations).toContainEqual({
    attribute_code: 'supply',
    label: 'Reicht für',
    options: [{ label: 'bis 30 Tage' }, { label: '31 bis 60 Tage' }, { label: '61 bis 120 Tage' }],
  });
});

test('what a text says of an effect is an authorised claim, word for word', () => {
  const { products, categories } = readTranslation('de');
  const allowed = new Set(Object.values(readJson<Record<string, string>>('de/claims.json')));
  const texts = [
    ...Object.values(products).flatMap(({ summary, description }) => [summary, ...description]),
    ...Object.values(categories).map(({ description }) => description ?? ''),
  ];
  const claims = texts
    .flatMap((text) => text.split(/(?<=\.)\s/))
    .filter((sentence) => /\b(trägt|tragen|benötigt|fördert|stärkt|hilft|schützt|heilt|lindert)\b/.test(sentence));
  expect(claims.length).toBeGreaterThan(30);
  expect(claims.filter((sentence) => !allowed.has(sentence))).toEqual([]);
});

test('content of the British store view tells amounts in the currency that a visitor chose', async () => {
  const query = '{ cmsBlocks(identifiers: ["top-banner", "delivery-prices"]) { items { content } } }';
  const text = async (currency: string) =>
    JSON.stringify(await ask(query, { Store: 'uk_en', 'Content-Currency': currency }));
  expect(await text('GBP')).toMatch(/from £25.*£2\.95, free from £25/);
  expect(await text('EUR')).toMatch(/from €30.*€3\.54, free from €30/);
  expect(await text('EUR')).not.toContain('£');
});

test('search finds German words', async () => {
  const names = async (search: string) => {
    const data = await ask(`{ products(search: "${search}", pageSize: 3) { items { name } } }`);
    return JSON.stringify(data);
  };
  expect(await names('Lebertran')).toContain('Lebertran');
  expect(await names('Flohsamen')).toContain('Flohsamenschalen');
  expect(await names('glutenfrei')).toContain('"name"');
  expect(await names('Kürbiskernöl')).not.toContain('Lebertran');
});

test.each([
  'home',
  'delivery-and-returns',
  'privacy-notice',
  'customer-service',
  'about-us',
  'terms',
  'magnesium-guide',
  'what-a-label-may-say',
  'subscribe-and-save',
])('no text of the page %s is left in English', (identifier) => {
  const { pages, blocks } = readTranslation('de');
  const words = Object.assign(
    {},
    pages[identifier]?.texts,
    ...Object.values(blocks).map(({ texts }) => texts),
  ) as Record<string, string>;
  const { content } = backend.db.get<{ content: string }>(
    'SELECT content FROM cms_page WHERE identifier = ?',
    identifier,
  ) ?? { content: '' };
  const missing: string[] = [];
  replaceTexts(content, words, (text) => missing.push(text));
  // Lists of products hold parts of paths.
  expect(missing.filter((text) => !/^[a-z0-9-]+$/.test(text))).toEqual([]);
});

test('shops in streets are told of in German, with their special days', async () => {
  const text = JSON.stringify(
    await ask(`{ pointsOfSale(filter: { identifier: { eq: "bristol-clifton" } }) { items { store_type
      services { label } special_hours { title dayLabel } } } }`),
  );
  expect(text).toContain('"store_type":"Halewell-Filiale"');
  expect(text).toContain('Persönliche Beratung');
  expect(text).toContain('"title":"Heiligabend","dayLabel":"Donnerstag, 24. Dezember"');
});

test('links in content lead to German paths, by which lists of products find theirs', () => {
  const { content } = backend.db.get<{ content: string }>(
    "SELECT value AS content FROM store_value WHERE entity = 'cms_page' AND entity_id = 'home' AND field = 'content'",
  ) ?? { content: '' };
  expect(content).toContain('href="/magnesiumbisglycinat.html"');
  expect(content).toContain('href="/nach-bedarf/immunsystem.html"');
  expect(content).not.toContain('href="/magnesium-bisglycinate.html"');
});

test('texts are replaced in the document and in escaped HTML, styles and tags are not', () => {
  const html = '<style>p{content:"Price"}</style><p title="Price">Price</p><div>&lt;td&gt;Price&lt;/td&gt;</div>';
  expect(replaceTexts(html, { Price: 'Preis' })).toBe(
    '<style>p{content:"Price"}</style><p title="Preis">Preis</p><div>&lt;td&gt;Preis&lt;/td&gt;</div>',
  );
});

test('the receipt is in the language and the currency of its order', () => {
  const { db, settings } = backend;
  const { id } = db.get<{ id: number }>('SELECT id FROM sales_order ORDER BY id LIMIT 1') ?? { id: 0 };
  db.run("UPDATE sales_order SET store_id = 20, currency = 'EUR' WHERE id = ?", id);
  const order = findOrder(db, id);
  if (!order) throw new Error('The seed has no order.');
  sendReceipt({ db, settings, now: () => Date.UTC(2026, 10, 23) }, order);
  const mail = db.get<{ subject: string; body: string }>('SELECT subject, body FROM mail ORDER BY id DESC LIMIT 1');
  expect(mail?.subject).toBe(`Ihre Bestellung ${order.increment_id} bei Halewell Deutsch`);
  expect(mail?.body).toMatch(/^Vielen Dank/);
  expect(mail?.body).toMatch(/Gesamtsumme [\d,]+\s€, darin [\d,]+\s€ Mehrwertsteuer\./);
});

test('without the setting the shop has one store view and one currency again', async () => {
  const other = createTestBackend({ seed: 'full' });
  seedDatabase(other.db, 0, true);
  seedDatabase(other.db, 0, false);
  const { data } = await postGraphQl(other, '{ availableStores { store_code } currency { available_currency_codes } }');
  expect(data).toEqual({
    availableStores: [{ store_code: 'uk_en' }],
    currency: { available_currency_codes: ['GBP'] },
  });
  other.close();
});
