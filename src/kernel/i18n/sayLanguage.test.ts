import { sayLanguage } from './sayLanguage';

test('The language is written once: to write the same one again costs the browser every style', () => {
  const watched = new MutationObserver(() => undefined);
  watched.observe(document.documentElement, { attributes: true });
  sayLanguage('de-DE');
  sayLanguage('de-DE');
  expect(document.documentElement.lang).toBe('de-DE');
  expect(watched.takeRecords()).toHaveLength(1);
  sayLanguage('en-GB');
  expect(document.documentElement.lang).toBe('en-GB');
});
