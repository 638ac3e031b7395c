import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCustomer, insertProduct, insertStore } from '../testing/fixtures';
import { postGraphQl, signInAs } from '../testing/graphql';
import { insertBundle, insertCustomOption, insertDownloadable } from '../testing/productTypeFixtures';

let backend: TestBackend;
let ann: Record<string, string>;

const items = `items { id quantity product { sku }
  customizable_options { customizable_option_uid values { customizable_option_value_uid value } }
  ... on BundleWishlistItem { bundle_options { values { uid label } } }
  ... on DownloadableWishlistItem { links_v2 { uid } } }`;
const addMutation = `mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
  wishlist { items_v2 { ${items} } } user_errors { message } } }`;
const moveMutation = `mutation { addWishlistItemsToCart(wishlistId: "1") { status add_wishlist_items_to_cart_user_errors { message } } }`;
const cartQuery = `{ customerCart { itemsV2 { items { product { sku } ... on BundleCartItem { bundle_options { values { label } } }
  ... on SimpleCartItem { customizable_options { values { label value } } } } } } }`;

beforeEach(async () => {
  backend = createTestBackend();
  insertStore(backend.db);
  insertCustomer(backend.db);
  ann = await signInAs(backend, 'ann@example.com');
});
afterEach(() => backend.close());

const ask = (query: string, variables: Record<string, unknown> = {}) => postGraphQl(backend, query, variables, ann);
const add = async (...products: Record<string, unknown>[]) => {
  const { data } = await ask(addMutation, { items: products.map((product) => ({ quantity: 1, ...product })) });
  const { wishlist, user_errors: errors } = data?.addProductsToWishlist as {
    wishlist: { items_v2: { items: Record<string, unknown>[] } };
    user_errors: { message: string }[];
  };
  return { items: wishlist.items_v2.items, errors };
};

it('keeps what was chosen of a bundle, and takes it into the cart', async () => {
  const [plate, bowl] = ['PLATE', 'BOWL'].map((sku) => insertProduct(backend.db, { sku, name: sku }));
  const { uid } = insertBundle(backend.db, { sku: 'SET' }, [
    { option: { title: 'Which' }, selections: [{ id: plate ?? 0 }, { id: bowl ?? 0 }] },
  ]);
  const { items: saved } = await add({ sku: 'SET', selected_options: [uid(0, 1)] });
  expect(saved).toMatchObject([{ bundle_options: [{ values: [{ uid: uid(0, 1), label: 'BOWL' }] }] }]);
  expect((await ask(moveMutation)).data?.addWishlistItemsToCart).toMatchObject({ status: true });
  expect(JSON.stringify((await ask(cartQuery)).data)).toContain('"values":[{"label":"BOWL"}]');
});

it('keeps the links of a download', async () => {
  const { uids } = insertDownloadable(backend.db, { sku: 'BOOK' }, [{ title: 'One' }, { title: 'Two' }]);
  const { items: saved } = await add({ sku: 'BOOK', selected_options: [uids[1]] });
  expect(saved).toMatchObject([{ links_v2: [{ uid: uids[1] }] }]);
});

it('keeps chosen and typed options, each choice an item of its own', async () => {
  const id = insertProduct(backend.db, { sku: 'MUG', name: 'Mug' });
  const text = insertCustomOption(backend.db, id, { title: 'Name', type: 'field' });
  const box = insertCustomOption(backend.db, id, { title: 'Box', type: 'drop_down' }, [{ title: 'Plain' }]);
  const engraved = (value: string) => ({
    sku: 'MUG',
    selected_options: box.valueUids,
    entered_options: [{ uid: text.uid, value }],
  });
  const { items: saved } = await add(engraved('Ann'), engraved('Bob'), engraved('Ann'), { sku: 'MUG' });
  expect(saved.map(({ quantity }) => quantity)).toEqual([1, 1, 2]);
  expect(saved[2]?.customizable_options).toEqual(
    expect.arrayContaining([
      { customizable_option_uid: text.uid, values: [{ customizable_option_value_uid: text.uid, value: 'Ann' }] },
      expect.objectContaining({ customizable_option_uid: box.uid }),
    ]),
  );
  expect(saved[0]?.customizable_options).toEqual([]);
  await ask(moveMutation);
  expect(JSON.stringify((await ask(cartQuery)).data)).toContain('"value":"Bob"');
});

it('saves a product before what it asks is answered, and says so when it is to be bought', async () => {
  const id = insertProduct(backend.db, { sku: 'MUG', name: 'Mug' });
  insertCustomOption(backend.db, id, { title: 'Name', type: 'field', is_required: 1 });
  expect((await add({ sku: 'MUG' })).items).toMatchObject([{ product: { sku: 'MUG' }, customizable_options: [] }]);
  expect((await ask(moveMutation)).data?.addWishlistItemsToCart).toMatchObject({ status: false });
});
