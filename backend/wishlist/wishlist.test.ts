import { valueUid } from '../catalog/configurableResolvers';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import {
  type ConfigurableFixture,
  insertConfigurable,
  insertCustomer,
  insertProduct,
  insertStore,
  insertStoreSetting,
} from '../testing/fixtures';
import { type GraphQlAnswer, postGraphQl, signInAs } from '../testing/graphql';

const items = `items { __typename id quantity description saved_name product { sku }
  ... on ConfigurableWishlistItem { child_sku configured_variant { sku } configurable_options { value_label } } }`;
const list = `id items_count items_v2(pageSize: 20) { ${items} page_info { current_page total_pages } }`;
const readQuery = `{ customer { wishlists { ${list} } } }`;
const addMutation = `mutation ($id: ID!, $items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: $id, wishlistItems: $items) { wishlist { ${list} } user_errors { code message } } }`;
const removeMutation = `mutation ($id: ID!, $items: [ID!]!) {
  removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) { wishlist { ${list} } user_errors { code message } } }`;
const updateMutation = `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) {
  updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) { wishlist { ${list} } user_errors { code message } } }`;
const moveMutation = `mutation ($id: ID!, $items: [ID!]) { addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $items) {
  status wishlist { ${list} } add_wishlist_items_to_cart_user_errors { code message wishlistItemId } } }`;

/** The expected behaviour and words are Magento's (docs/magento.md, Orders and wishlists). */
describe('wishlist', () => {
  let backend: TestBackend;
  let ann: Record<string, string>;
  let zinc: number;
  let lion: ConfigurableFixture;

  beforeEach(async () => {
    backend = createTestBackend();
    insertStore(backend.db);
    insertCustomer(backend.db);
    insertCustomer(backend.db, { email: 'bob@example.com' });
    zinc = insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc' });
    lion = insertConfigurable(backend.db, { sku: 'LION', name: "Lion's mane" });
    ann = await signInAs(backend, 'ann@example.com');
  });
  afterEach(() => backend.close());

  const ask = (query: string, variables: Record<string, unknown> = {}, headers = ann): Promise<GraphQlAnswer> =>
    postGraphQl(backend, query, variables, headers);
  const add = (...products: Record<string, unknown>[]) =>
    ask(addMutation, { id: '0', items: products.map((product) => ({ quantity: 1, ...product })) });
  const save = async (...skus: string[]): Promise<void> => {
    for (const sku of skus) await add({ sku });
  };

  it('is there, empty, for a customer, and one only', async () => {
    const { data } = await ask(readQuery);
    expect(data).toMatchObject({ customer: { wishlists: [{ items_count: 0, items_v2: { items: [] } }] } });
    expect((await ask(readQuery)).data).toEqual(data);
    expect((await ask('{ customer { wishlists(currentPage: 2) { id } } }')).data).toEqual({
      customer: { wishlists: [] },
    });
  });

  it('is refused where the store has none', async () => {
    insertStoreSetting(backend.db, 'magento_wishlist_general_is_enabled', '0');
    expect((await ask('{ storeConfig { magento_wishlist_general_is_enabled } }')).data).toEqual({
      storeConfig: { magento_wishlist_general_is_enabled: '0' },
    });
    expect((await add({ sku: 'ZINC' })).errors?.[0]?.message).toBe('The wishlist configuration is currently disabled.');
  });

  it('keeps what is saved, the newest first, and counts up what is saved twice', async () => {
    await save('ZINC', 'LION');
    const { data } = await add({ sku: 'ZINC', quantity: 2 });
    expect(data).toMatchObject({
      addProductsToWishlist: {
        user_errors: [],
        wishlist: {
          items_count: 2,
          items_v2: {
            items: [
              { __typename: 'ConfigurableWishlistItem', configured_variant: null, configurable_options: null },
              { __typename: 'SimpleWishlistItem', quantity: 3, product: { sku: 'ZINC' } },
            ],
          },
        },
      },
    });
  });

  it.each([
    ['by its options', () => ({ sku: 'LION', selected_options: [valueUid(lion.attributeId, lion.optionIds[1] ?? 0)] })],
    ['by its own sku and that of its product', () => ({ sku: 'LION-2', parent_sku: 'LION' })],
    ['by its own sku', () => ({ sku: 'LION-2' })],
  ])('keeps the chosen variant, named %s', async (_name, product) => {
    expect((await add(product())).data).toMatchObject({
      addProductsToWishlist: {
        wishlist: {
          items_v2: {
            items: [
              {
                product: { sku: 'LION' },
                child_sku: 'LION-2',
                configured_variant: { sku: 'LION-2' },
                configurable_options: [{ value_label: '120 capsules' }],
              },
            ],
          },
        },
      },
    });
  });

  it.each([
    [{ sku: 'NONE' }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "NONE"'],
    [{ sku: 'ZINC', quantity: 0 }, 'UNDEFINED', 'The quantity of a wish list item cannot be 0'],
    [{ sku: 'LION', selected_options: ['x'] }, 'UNDEFINED', 'You need to choose options for your item.'],
  ])('says what is wrong with %j and saves the others', async (product, code, message) => {
    expect((await add(product, { sku: 'ZINC' })).data).toMatchObject({
      addProductsToWishlist: { user_errors: [{ code, message }], wishlist: { items_count: 1 } },
    });
  });

  it('keeps the name of a product that is gone', async () => {
    await save('ZINC');
    backend.db.run('DELETE FROM product WHERE id = ?', zinc);
    expect((await ask(readQuery)).data).toMatchObject({
      customer: { wishlists: [{ items_v2: { items: [{ product: null, saved_name: 'Zinc' }] } }] },
    });
  });

  it('removes items, and only its own', async () => {
    await save('ZINC');
    expect((await ask(removeMutation, { id: '0', items: ['1', '99'] })).data).toMatchObject({
      removeProductsFromWishlist: {
        wishlist: { items_count: 0 },
        user_errors: [{ message: 'The wishlist item with ID "99" does not belong to the wishlist' }],
      },
    });
  });

  it('updates what an update names', async () => {
    await save('LION');
    const option = valueUid(lion.attributeId, lion.optionIds[0] ?? 0);
    await ask(updateMutation, { id: '0', items: [{ wishlist_item_id: '1', quantity: 4, selected_options: [option] }] });
    expect(
      (await ask(updateMutation, { id: '0', items: [{ wishlist_item_id: '1', description: 'For May' }] })).data,
    ).toMatchObject({
      updateProductsInWishlist: {
        wishlist: { items_v2: { items: [{ quantity: 4, description: 'For May', child_sku: 'LION-1' }] } },
      },
    });
  });

  it('pages, and ends with the last page', async () => {
    await save('ZINC', 'LION');
    const page = (currentPage: number) =>
      ask(
        `{ customer { wishlists { items_v2(pageSize: 1, currentPage: ${currentPage}) { items { id } page_info { current_page total_pages } } } } }`,
      );
    const second = { items: [{ id: '1' }], page_info: { current_page: 2, total_pages: 2 } };
    expect((await page(2)).data).toEqual({ customer: { wishlists: [{ items_v2: second }] } });
    expect((await page(9)).data).toEqual({ customer: { wishlists: [{ items_v2: second }] } });
    expect((await page(0)).errors?.[0]?.message).toBe('currentPage value must be greater than 0.');
  });

  it('moves into the cart what can be sold and says why the rest stays', async () => {
    insertProduct(backend.db, { sku: 'GONE', quantity: 0 });
    await save('ZINC', 'GONE', 'LION-1');

    const answer = await ask(moveMutation, { id: '1' });
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({
      addWishlistItemsToCart: {
        status: false,
        wishlist: { items_count: 1 },
        add_wishlist_items_to_cart_user_errors: [{ code: 'NOT_SALABLE', wishlistItemId: '2' }],
      },
    });
    expect((await ask('{ customerCart { items { product { sku } } } }')).data).toEqual({
      customerCart: { items: [{ product: { sku: 'LION' } }, { product: { sku: 'ZINC' } }] },
    });
    expect((await ask(moveMutation, { id: '1', items: ['2', '99'] })).errors?.[0]?.message).toBe(
      'The wishlist item ids "99" were not found.',
    );
  });

  it("is not a guest's nor another customer's", async () => {
    await save('ZINC');
    const bob = await signInAs(backend, 'bob@example.com');
    const variables = { id: '1', items: ['1'] };
    expect((await ask(removeMutation, variables, {})).errors).toMatchObject([
      {
        message: 'The current user cannot perform operations on wishlist',
        extensions: { category: 'graphql-authorization' },
      },
    ]);
    expect((await ask(removeMutation, variables, bob)).errors?.[0]?.message).toBe('The wishlist was not found.');
    expect((await ask('{ customer { wishlist_v2(id: "1") { id } } }', {}, bob)).data).toEqual({
      customer: { wishlist_v2: null },
    });
    expect((await ask('{ customer { wishlist_v2(id: "1") { items_count } } }')).data).toEqual({
      customer: { wishlist_v2: { items_count: 1 } },
    });
  });
});
