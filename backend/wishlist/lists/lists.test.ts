import { createTestBackend, type TestBackend } from '../../testing/createTestBackend';
import { insertCustomer, insertProduct, insertStore, insertStoreSetting } from '../../testing/fixtures';
import { postGraphQl, signInAs } from '../../testing/graphql';

let backend: TestBackend;
let ann: Record<string, string>;

beforeEach(async () => {
  backend = createTestBackend();
  insertStore(backend.db);
  insertStoreSetting(backend.db, 'enable_multiple_wishlists', '1');
  insertStoreSetting(backend.db, 'maximum_number_of_wishlists', '2');
  insertCustomer(backend.db);
  insertCustomer(backend.db, { email: 'bob@example.com' });
  for (const sku of ['ZINC', 'IRON']) insertProduct(backend.db, { sku, name: sku });
  ann = await signInAs(backend, 'ann@example.com');
});
afterEach(() => backend.close());

const ask = (query: string, variables: Record<string, unknown> = {}, headers = ann) =>
  postGraphQl(backend, query, variables, headers);
const lists = async () => {
  const { data } = await ask(
    '{ customer { wishlists { id name visibility items_v2 { items { id quantity product { sku } } } } } }',
  );
  return (data as { customer: { wishlists: { id: string; name: string; items_v2: { items: { id: string }[] } }[] } })
    .customer.wishlists;
};
const create = async (name: string, headers = ann) =>
  ask(
    'mutation ($name: String!) { createWishlist(input: { name: $name, visibility: PRIVATE }) { wishlist { id name } } }',
    { name },
    headers,
  );
const save = (id: string, sku: string) =>
  ask(
    `mutation ($id: ID!, $sku: String!) { addProductsToWishlist(wishlistId: $id, wishlistItems: [{ sku: $sku, quantity: 1 }]) {
       user_errors { message } } }`,
    { id, sku },
  );
const move = (source: string, target: string, item: string, headers = ann) =>
  ask(
    `mutation ($source: ID!, $target: ID!, $item: ID!) { moveProductsBetweenWishlists(
       sourceWishlistUid: $source, destinationWishlistUid: $target, wishlistItems: [{ wishlist_item_id: $item }]) {
       source_wishlist { items_count } destination_wishlist { items_count } user_errors { message } } }`,
    { source, target, item },
    headers,
  );

it('makes lists up to the store’s number, each name once', async () => {
  expect(await lists()).toMatchObject([{ name: 'Wish List' }]);
  expect((await create(' Gifts ')).data).toMatchObject({ createWishlist: { wishlist: { name: 'Gifts' } } });
  expect((await create('Later')).errors?.[0]?.message).toBe('Only 2 wish list(s) can be created.');
  expect(await lists()).toMatchObject([{ name: 'Wish List' }, { name: 'Gifts', visibility: 'PRIVATE' }]);
  insertStoreSetting(backend.db, 'maximum_number_of_wishlists', '5');
  expect((await create('gifts')).errors?.[0]?.message).toBe('Wish list "gifts" already exists.');
  expect((await create('wish list')).errors?.[0]?.message).toBe('Wish list "wish list" already exists.');
  expect((await create('  ')).errors?.[0]?.message).toBe('Wish list name is missing.');
});

it('moves what is saved; the same product there counts up', async () => {
  await create('Gifts');
  const [own, gifts] = await lists();
  await save(own?.id ?? '', 'ZINC');
  await save(own?.id ?? '', 'IRON');
  await save(gifts?.id ?? '', 'ZINC');
  for (const { id } of (await lists())[0]?.items_v2.items ?? []) await move(own?.id ?? '', gifts?.id ?? '', id);
  expect(await lists()).toMatchObject([
    { items_v2: { items: [] } },
    {
      items_v2: {
        items: [
          { quantity: 2, product: { sku: 'ZINC' } },
          { quantity: 1, product: { sku: 'IRON' } },
        ],
      },
    },
  ]);
});

it('leaves what is moved to where it is', async () => {
  const [own] = await lists();
  await save(own?.id ?? '', 'ZINC');
  await move(own?.id ?? '', own?.id ?? '', (await lists())[0]?.items_v2.items[0]?.id ?? '');
  expect(await lists()).toMatchObject([{ items_v2: { items: [{ quantity: 1, product: { sku: 'ZINC' } }] } }]);
});

it('renames and deletes, but never the list that everybody has', async () => {
  await create('Gifts');
  const [own, gifts] = await lists();
  const rename = 'mutation ($id: ID!) { updateWishlist(wishlistId: $id, name: "Presents") { uid name visibility } }';
  expect((await ask(rename, { id: gifts?.id })).data).toEqual({
    updateWishlist: { uid: gifts?.id, name: 'Presents', visibility: 'PRIVATE' },
  });
  const remove = 'mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status wishlists { name } } }';
  expect((await ask(remove, { id: own?.id })).errors?.[0]?.message).toBe("The default wish list can't be deleted.");
  expect((await ask(remove, { id: gifts?.id })).data).toEqual({
    deleteWishlist: { status: true, wishlists: [{ name: 'Wish List' }] },
  });
});

it('is each customer’s own, and of stores that have several only', async () => {
  await create('Gifts');
  const [own, gifts] = await lists();
  await save(own?.id ?? '', 'ZINC');
  const item = (await lists())[0]?.items_v2.items[0]?.id ?? '';
  const bob = await signInAs(backend, 'bob@example.com');
  expect((await move(own?.id ?? '', gifts?.id ?? '', item, bob)).errors?.[0]?.message).toBe(
    'The wishlist was not found.',
  );
  expect((await create('Mine', {})).errors).toHaveLength(1);
  insertStoreSetting(backend.db, 'enable_multiple_wishlists', '0');
  expect((await create('More')).errors).toHaveLength(1);
  expect(await lists()).toMatchObject([{ name: null }]);
});
