import { readSettings } from './settings';

const pageWith = (settings: string): Document => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<script type="application/json" id="shop-settings">${settings}</script>`;
  return page;
};

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => jest.restoreAllMocks());

it('works without any setting, and with broken ones', () => {
  for (const text of ['{}', '', 'null', '{"graphqlUrl":7,"storeCode":""}', '{']) {
    expect(readSettings(pageWith(text), window.location)).toMatchObject({
      graphqlUrl: '/graphql',
      mediaUrl: '/media/',
      storeCode: 'uk_en',
      currency: 'GBP',
      locale: 'en_GB',
    });
  }
});

it('says in the log that a backend elsewhere needs its own address of pictures', () => {
  const settings = '{"graphqlUrl":"https://shop.example/graphql"}';
  expect(readSettings(pageWith(settings), window.location).mediaUrl).toBe('/media/');
  expect(warn).toHaveBeenCalledWith('A media backend URL should be defined in your config.');
  warn.mockClear();
  const both = '{"graphqlUrl":"https://shop.example/graphql","mediaUrl":"https://cdn.example/media"}';
  expect(readSettings(pageWith(both), window.location).mediaUrl).toBe('https://cdn.example/media/');
  expect(warn).not.toHaveBeenCalled();
});
