import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { SqlRow } from '../db/open';
import { insertConfigurable, insertProduct, insertRow } from '../testing/fixtures';
import { signInAs } from '../testing/graphql';

import { arrangeLumaShop } from './testing/lumaShop';
import { readQuantities, readVisit, requestOf, type Recording, type RecordedQuantity } from './testing/recordings';
import { shapeProblems } from './testing/sameShape';
import { openStockBackend, type StockBackend } from './testing/stockBackend';

const folder = process.env.CONTRACT_DIR;
const visit: Recording[] = folder ? readVisit(folder) : [];
const quantities: RecordedQuantity[] = folder ? readQuantities(folder) : [];

/** Entries that cannot be replayed, each with the reason. Every other one is, also one that is recorded in future. */
const unplayed: Readonly<Record<string, string>> = {
  'compare list (not an operation of the shop)':
    'The shop keeps its comparisons in the browser and asks no backend for them; the embedded one has no such lists.',
};

/** Where an answer differs on purpose, each with the reason. */
const differing: Readonly<Record<string, { places: RegExp; reason: string }>> = {
  'product with customisable options': {
    places: /^body\.data\.route\.media_gallery_entries\.0\.label is nothing, not null$/,
    reason: 'A picture whose label nobody has ever written: here as one whose label was emptied.',
  },
  'blocks that nobody made': {
    places: /^body\.(errors is too much|data\.cmsBlocks\.items\.0 is null, not object)$/,
    reason:
      'This Magento answered a missing block in two ways: with an error, as 2.4.6 does and as is played, and here with ' +
      'a block of nulls. To the shop both are no block (src/features/content).',
  },
};

/** The products of the recorded quantities, each with what is said of it there. */
const arrangeQuantities = ({ db }: StockBackend): void => {
  const product = (sku: string, quantity: number, rules: SqlRow = {}): void => {
    const id = insertProduct(db, { sku, quantity: null });
    insertRow(db, 'stock_item', { product_id: id, quantity, ...rules });
  };
  product('LAB-BY-SIX', 100, { min_sale_quantity: 6, quantity_step: 6, max_sale_quantity: 10_000 });
  product('LAB-LAST-TWO', 2, { max_sale_quantity: 3 });
  product('LAB-SOLD-OUT', 0);
  insertConfigurable(db, { sku: 'LAB-CONFIG-SOLD-OUT', quantity: 0 });
};

(folder ? describe : describe.skip)('what a running Magento 2.4.7-p1 answered (CONTRACT_DIR names the folder)', () => {
  let backend: StockBackend;
  const answers = new Map<string, { theirs: unknown; ours: unknown }>();

  /** Replays the visit as a whole: what is asked later depends on what was done before. */
  beforeAll(async () => {
    backend = openStockBackend();
    arrangeQuantities(backend);
    const words = new Map(Object.entries(await arrangeLumaShop(backend)));
    const inOurWords = (value: unknown): unknown =>
      JSON.parse([...words].reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), JSON.stringify(value)));
    const jane = await signInAs(backend, 'customer@example.com');
    for (const recording of visit) {
      const request = requestOf({
        ...recording,
        variables: inOurWords(recording.variables),
        headersSent: { ...recording.headersSent, ...(recording.isSignedIn ? jane : {}) },
      });
      const response = await backend.fetch(request);
      const text = await response.text();
      const [, number, token] = /"orderV2":\{"number":"([^"]+)","token":"([^"]+)"/.exec(text) ?? [];
      if (number && token) words.set('000000016', number).set('0:3:TOKEN-OF-THE-ORDER', token);
      answers.set(recording.name, {
        theirs: { http: recording.status, body: inOurWords(recording.body) },
        ours: { http: response.status, body: JSON.parse(text) as unknown },
      });
    }
  });
  afterAll(() => backend.close());

  it('is replayed wholly: exceptions are of entries that there are, and no file is left out', () => {
    const names = visit.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(unplayed), ...Object.keys(differing)]));
    expect(readdirSync(join(folder ?? '', 'recorded')).filter((name) => name.includes('2.4.7'))).toEqual([
      '30-shop-on-2.4.7-p1.json',
      '31-quantities-on-2.4.7-p1.json',
    ]);
  });

  it.each(visit.map(({ name }) => name).filter((name) => !(name in unplayed)))('%s', (name) => {
    const { theirs, ours } = answers.get(name) ?? {};
    const { places } = differing[name] ?? {};
    const problems = shapeProblems(theirs, ours);
    expect(problems.filter((problem) => !places?.test(problem))).toEqual([]);
    expect(problems.length > 0).toBe(places !== undefined);
  });

  it.each(quantities)('$quantity of $product', async ({ product, quantity, total_quantity, user_errors }) => {
    const [sku = ''] = product.split(':');
    const { data: created } = await backend.ask('mutation { cartId: createEmptyCart }');
    const { data } = await backend.ask(
      `mutation ($id: String!, $items: [CartItemInput!]!) {
         addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } user_errors { code message } } }`,
      { id: created?.cartId, items: [{ sku, quantity }] },
    );
    expect(data).toEqual({ addProductsToCart: { cart: { total_quantity }, user_errors } });
  });
});
