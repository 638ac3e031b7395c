import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCustomer, insertProduct, insertStore } from '../testing/fixtures';
import { postGraphQl, signInAs } from '../testing/graphql';

const list = 'uid item_count items { uid product { sku } }';
const create = `mutation ($products: [ID!]) { createCompareList(input: { products: $products }) { ${list} } }`;
const add = `mutation ($uid: ID!, $products: [ID!]!) { addProductsToCompareList(input: { uid: $uid, products: $products }) { ${list} } }`;
const remove = `mutation ($uid: ID!, $products: [ID!]!) { removeProductsFromCompareList(input: { uid: $uid, products: $products }) { ${list} } }`;
const assign = `mutation ($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list { ${list} } } }`;
const drop = 'mutation ($uid: ID!) { deleteCompareList(uid: $uid) { result } }';
const read = `query ($uid: ID!) { compareList(uid: $uid) { ${list} } }`;
const own = `{ customer { compare_list { ${list} } } }`;

interface List {
  uid: string;
  item_count: number;
  items: { uid: string; product: { sku: string } }[];
}

let backend: TestBackend;
let ann: Record<string, string>;
let bob: Record<string, string>;
let ids: Record<'ZINC' | 'IRON' | 'LION', number>;

beforeEach(async () => {
  backend = createTestBackend();
  insertStore(backend.db);
  insertCustomer(backend.db);
  insertCustomer(backend.db, { email: 'bob@example.com' });
  ids = {
    ZINC: insertProduct(backend.db, { sku: 'ZINC' }),
    IRON: insertProduct(backend.db, { sku: 'IRON' }),
    LION: insertProduct(backend.db, { sku: 'LION' }),
  };
  ann = await signInAs(backend, 'ann@example.com');
  bob = await signInAs(backend, 'bob@example.com');
});
afterEach(() => backend.close());

const send = (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  postGraphQl(backend, query, variables, headers);
const make = async (products: number[], headers: Record<string, string> = {}): Promise<List> => {
  const { data } = await send(create, { products }, headers);
  const made: unknown = data?.createCompareList;
  return made as List;
};
const skus = (answer: unknown): string[] => JSON.stringify(answer).match(/ZINC|IRON|LION/g) ?? [];

test('a guest makes a list, adds to it once each, and takes out', async () => {
  const { uid, item_count: count } = await make([ids.ZINC]);
  expect(uid).toMatch(/^[\da-f]{32}$/);
  expect(count).toBe(1);
  // What is no product is passed over in silence.
  const added = await send(add, { uid, products: [ids.IRON, ids.ZINC, 4711, 'none'] });
  expect(skus(added.data)).toEqual(['ZINC', 'IRON']);
  expect(skus((await send(remove, { uid, products: [ids.ZINC, ids.LION] })).data)).toEqual(['IRON']);
  expect(skus((await send(read, { uid })).data)).toEqual(['IRON']);
  expect((await send(drop, { uid })).data).toEqual({ deleteCompareList: { result: true } });
  expect((await send(drop, { uid })).data).toEqual({ deleteCompareList: { result: false } });
  expect((await send(read, { uid })).data).toEqual({ compareList: null });
});

test('a list that is not there is refused by changes', async () => {
  const { errors } = await send(add, { uid: 'f'.repeat(32), products: [ids.ZINC] });
  expect(errors).toMatchObject([{ message: '"uid" value does not exist', extensions: { category: 'graphql-input' } }]);
});

test('a customer has one list, which nobody else reads or changes', async () => {
  const { uid } = await make([ids.ZINC], ann);
  expect((await make([ids.IRON], ann)).uid).toBe(uid);
  expect(skus((await send(own, {}, ann)).data)).toEqual(['ZINC', 'IRON']);
  for (const headers of [{}, bob]) {
    for (const query of [read, add, remove, drop]) {
      const { errors } = await send(query, { uid, products: [] }, headers);
      expect(errors).toMatchObject([{ message: 'This customer is not authorized to access this list' }]);
    }
  }
  expect((await send(own, {}, bob)).data).toEqual({ customer: { compare_list: null } });
});

test("a guest's list becomes that of a customer without one", async () => {
  const { uid } = await make([ids.ZINC]);
  const { data } = await send(assign, { uid }, ann);
  expect(data).toMatchObject({ assignCompareListToCustomer: { result: true, compare_list: { uid } } });
  expect((await send(read, { uid })).errors).toHaveLength(1);
});

test("is added to the customer's own, without doubles, and is gone", async () => {
  const mine = await make([ids.ZINC], ann);
  const { uid } = await make([ids.IRON, ids.ZINC]);
  const { data } = await send(assign, { uid }, ann);
  expect(data).toMatchObject({ assignCompareListToCustomer: { compare_list: { uid: mine.uid, item_count: 2 } } });
  expect(skus(data)).toEqual(['ZINC', 'IRON']);
  expect((await send(read, { uid }, ann)).data).toEqual({ compareList: null });
});

test('only guests’ lists are assigned, to customers', async () => {
  const { uid } = await make([ids.ZINC], ann);
  expect((await send(assign, { uid })).errors).toMatchObject([{ message: 'Customer must be logged' }]);
  expect((await send(assign, { uid }, ann)).errors).toHaveLength(1);
  expect((await send(assign, { uid: 'f'.repeat(32) }, ann)).data).toEqual({
    assignCompareListToCustomer: { result: false, compare_list: null },
  });
});

test('a product that is taken off sale leaves the answers', async () => {
  const { uid } = await make([ids.ZINC, ids.IRON]);
  backend.db.run("UPDATE product SET is_enabled = 0 WHERE sku = 'ZINC'");
  expect((await send(read, { uid })).data).toMatchObject({ compareList: { item_count: 1 } });
});

const facts = `query ($uid: ID!) { compareList(uid: $uid) { attributes { code label } items { attributes { code value } } } }`;

test.each(['full', 'stock'] as const)(
  'a %s shop says what is comparable, and the value of each product',
  async (profile) => {
    const shop = createTestBackend({ profile, seed: 'full' });
    const [product] = shop.data.visibleProducts('simple', 1);
    const id = shop.db.get<{ id: number }>('SELECT id FROM product WHERE sku = ?', product?.sku ?? '')?.id;
    const made = await postGraphQl(shop, create, { products: [id] });
    const { uid } = made.data?.createCompareList as List;
    const { data } = await postGraphQl(shop, facts, { uid });
    const { attributes, items } = data?.compareList as {
      attributes: { code: string }[];
      items: { attributes: { code: string; value: string }[] }[];
    };
    const codes = attributes.map(({ code }) => code);
    expect(codes).toEqual(
      profile === 'stock'
        ? ['sku', 'description', 'short_description', 'glaze', 'material', 'dishwasher_safe', 'size']
        : ['need', 'audience'],
    );
    expect(items[0]?.attributes.map(({ code }) => code)).toEqual(codes);
    expect(items[0]?.attributes.every(({ value }) => value !== '')).toBe(true);
    shop.close();
  },
);
