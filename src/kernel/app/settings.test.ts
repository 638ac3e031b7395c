import { settingRows } from '../../../settings/table.js';
import { readServiceSettings } from './serviceSettings';
import { readSettings, warnOfMissingMediaUrl } from './settings';

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
    expect(readServiceSettings(pageWith(text), window.location)).toMatchObject({ restUrl: '/rest', redirectHosts: [] });
    expect(readSettings(pageWith(text))).toMatchObject({
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
  expect(readSettings(pageWith(settings)).mediaUrl).toBe('/media/');
  warnOfMissingMediaUrl(pageWith(settings));
  expect(warn).toHaveBeenCalledWith('A media backend URL should be defined in your config.');
  warn.mockClear();
  const both = '{"graphqlUrl":"https://shop.example/graphql","mediaUrl":"https://cdn.example/media"}';
  expect(readSettings(pageWith(both)).mediaUrl).toBe('https://cdn.example/media/');
  warnOfMissingMediaUrl(pageWith(both));
  expect(warn).not.toHaveBeenCalled();
});

it('has the defaults that the table of settings documents', () => {
  const page = pageWith('{}');
  const settings: [string, unknown][] = Object.entries({
    ...readSettings(page),
    ...readServiceSettings(page, window.location),
  });
  const documented = new Map(settingRows.map((row) => [row.key, row]));
  expect([...documented.keys()]).toEqual(expect.arrayContaining(settings.map(([key]) => key)));
  const literal = settings.filter(([key]) => documented.get(key)?.default !== undefined);
  expect(literal).toEqual(literal.map(([key]) => [key, documented.get(key)?.default]));
  expect(literal.length).toBeGreaterThan(6);
});
