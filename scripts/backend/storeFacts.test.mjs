import { createServer } from 'node:http';

import { shopLocaleFor, shopNameOf, storeFacts } from './storeFacts.mjs';

const closings = [];
afterEach(() => closings.splice(0).forEach((close) => close()));

const serve = (answer) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => response.end(answer(request)));
    server.listen(0, 'localhost', () => {
      closings.push(() => server.close());
      resolve(`http://localhost:${server.address().port}/graphql`);
    });
  });

describe('what a store view says of itself', () => {
  it('becomes settings of the shop, without what it leaves open', async () => {
    const asked = [];
    const url = await serve((request) => {
      asked.push(request.headers.store);
      return JSON.stringify({
        data: {
          storeConfig: {
            store_code: 'default',
            store_name: 'Kiln',
            locale: 'de_CH',
            default_display_currency_code: 'CHF',
            secure_base_media_url: null,
            grid_per_page: 9,
            catalog_default_sort_by: 'price',
          },
        },
      });
    });
    expect(await storeFacts(url, undefined)).toEqual({
      SHOP_STORE_CODE: 'default',
      SHOP_STORE_NAME: 'Kiln',
      SHOP_LOCALE: 'de_DE',
      SHOP_CURRENCY: 'CHF',
      SHOP_PAGE_SIZE: '9',
      SHOP_SORT_BY: 'price',
    });
    await storeFacts(url, 'second');
    expect(asked).toEqual([undefined, 'second']);
  });

  it('is nothing where something else answers, which the look at the schema then explains', async () => {
    expect(await storeFacts(await serve(() => '<html>Welcome</html>'), 'default')).toEqual({});
    expect(await storeFacts(await serve(() => '{"errors":[{"message":"no"}]}'), 'default')).toEqual({});
  });
});

describe('the media of a store', () => {
  const mediaOf = async (path, secure_base_url, secure_base_media_url) => {
    const url = await serve(() =>
      JSON.stringify({ data: { storeConfig: { secure_base_url, secure_base_media_url } } }),
    );
    const { SHOP_MEDIA_URL: asked, SHOP_MEDIA_SOURCE: read } = await storeFacts(url.replace('/graphql', path));
    return { asked, read: read?.replace(new URL(url).origin, '') };
  };

  it.each([
    ['/graphql', 'https://shop.example/', 'https://shop.example/media/'],
    ['/graphql', 'https://shop.example', 'https://shop.example/media/'],
    ['/a/graphql', 'https://shop.example/a/', 'http://shop.example/a/media/'],
    ['/graphql', 'https://shop.example/', null],
  ])('before %s of %s, at %s, are asked for where the pages come from', async (path, base, media) => {
    expect(await mediaOf(path, base, media)).toEqual({});
  });

  it.each([
    ['/graphql', 'https://shop.example/', 'https://cdn.example/media/', 'https://cdn.example/media/'],
    ['/graphql', 'https://shop.example/', 'https://shop.example/pub/media/', '/pub/media/'],
    // Beside this GraphQL there is no folder of media.
    ['/index.php/graphql', 'https://shop.example/', 'https://shop.example/media/', '/media/'],
    ['/graphql', null, 'https://shop.example/media/', 'https://shop.example/media/'],
  ])('before %s of %s are asked for at %s, and read at %s', async (path, base, media, read) => {
    expect(await mediaOf(path, base, media)).toEqual({ asked: media, read });
  });
});

it.each([
  [{ website_name: 'Kiln Ltd', store_group_name: 'Kiln', store_name: 'English' }, 'Kiln Ltd'],
  [{ website_name: 'Main Website', store_group_name: 'Kiln', default_title: 'Pots' }, 'Kiln'],
  [{ website_name: 'Main Website', store_group_name: 'Main Website Store', default_title: 'Pots' }, 'Pots'],
  [{ default_title: 'Magento Commerce', store_name: 'Kiln' }, 'Kiln'],
  [{ default_title: 'Magento Commerce', store_name: 'Default Store View' }, 'kiln.example'],
  [{ website_name: ' ', store_name: null }, 'kiln.example'],
])('the shop of %j is called %s', (config, expected) => {
  expect(shopNameOf(config, 'www.kiln.example')).toBe(expected);
});

test('a shop without any name on a machine of the developer is a shop', () => {
  expect(shopNameOf({ store_name: 'Default Store View' }, 'localhost')).toBe('Shop');
  expect(shopNameOf({}, '192.168.1.7')).toBe('Shop');
});

it.each([
  ['en_GB', 'en_GB'],
  ['fr_BE', 'fr_FR'],
  ['pt_BR', 'pt_PT'],
  ['ja_JP', 'en_GB'],
  [undefined, 'en_GB'],
])('the texts for %s are those of %s', (locale, expected) => {
  expect(shopLocaleFor(locale)).toBe(expected);
});
