import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertStore, insertStoreSetting } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

describe('stores', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
  });

  afterEach(() => backend.close());

  it('names media below the public origin where a proxy stands before the shop', async () => {
    backend.settings.publicOrigin = 'https://shop.example';
    const { data } = await postGraphQl(backend, '{ storeConfig { base_url secure_base_media_url } }');
    expect(data?.storeConfig).toEqual({
      base_url: 'https://shop.example/',
      secure_base_media_url: 'https://shop.example/media/',
    });
  });

  it('tells the configuration, with counts as text and media below the origin of the request', async () => {
    insertStoreSetting(backend.db, 'customer_token_expiration_time', 1200);
    insertStoreSetting(backend.db, 'need_help', {
      email: 'help@example.com',
      phone_number: '0117 496 0000',
      start_day: 'Monday',
      end_day: 'Friday',
      start_time: '09:00',
      end_time: '17:00',
    });
    const { data } = await postGraphQl(
      backend,
      `{ storeConfig {
        id store_code store_name root_category_uid secure_base_media_url category_url_suffix minimum_password_length
        required_character_classes_number customer_token_expiration_time customer_access_token_lifetime
        shopping_cart_display_price tax_cart_display_price newsletter_enabled need_help { phone_number }
      } }`,
    );
    expect(data?.storeConfig).toEqual({
      id: 10,
      store_code: 'uk_en',
      store_name: 'United Kingdom',
      root_category_uid: 'Mg==',
      secure_base_media_url: 'http://localhost/media/',
      category_url_suffix: '.html',
      minimum_password_length: '10',
      required_character_classes_number: '3',
      customer_token_expiration_time: 1200,
      customer_access_token_lifetime: 1200 / 3600,
      shopping_cart_display_price: 2,
      tax_cart_display_price: 2,
      newsletter_enabled: true,
      need_help: { phone_number: '0117 496 0000' },
    });
  });

  it('takes the store view of the Store header', async () => {
    insertStore(backend.db, { id: 11, code: 'ie_en', name: 'Ireland', is_default: 0, currency: 'EUR' });
    const { data } = await postGraphQl(
      backend,
      '{ storeConfig { store_code } currency { default_display_currency_code default_display_currency_symbol } }',
      {},
      { Store: 'ie_en' },
    );
    expect(data).toEqual({
      storeConfig: { store_code: 'ie_en' },
      currency: { default_display_currency_code: 'EUR', default_display_currency_symbol: '€' },
    });
  });

  it('lists the active stores of the website, or of the group', async () => {
    insertStore(backend.db, { id: 11, code: 'ie_en', is_default: 0, group_code: 'ireland', sort_order: 1 });
    insertStore(backend.db, { id: 12, code: 'old', is_default: 0, is_active: 0 });
    insertStore(backend.db, { id: 13, code: 'trade', is_default: 0, website_code: 'trade' });
    const { data } = await postGraphQl(
      backend,
      '{ all: availableStores { store_code } group: availableStores(useCurrentGroup: true) { store_code } }',
    );
    expect(data).toEqual({ all: [{ store_code: 'uk_en' }, { store_code: 'ie_en' }], group: [{ store_code: 'uk_en' }] });
  });

  it('knows the United Kingdom without regions and refuses an unknown country', async () => {
    const { data } = await postGraphQl(
      backend,
      '{ country(id: "GB") { two_letter_abbreviation full_name_english available_regions { id } } countries { id } }',
    );
    expect(data?.country).toEqual({
      two_letter_abbreviation: 'GB',
      full_name_english: 'United Kingdom',
      available_regions: null,
    });
    expect(data?.countries).toContainEqual({ id: 'GB' });

    const unknown = await postGraphQl(backend, '{ country(id: "ZZ") { id } }');
    expect(unknown.errors?.[0]).toMatchObject({
      message: "The country isn't available.",
      extensions: { category: 'graphql-no-such-entity' },
    });
    expect(unknown.data).toEqual({ country: null });
  });
});
