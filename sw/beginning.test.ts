import { beginningOf, withAnswers } from './beginning';
import { answerKey, answersCache, mostAgeSeconds } from './questions';
import { base, emptyCaches, store } from './testing/memoryCaches';

const queries = { ResolveURL: 'query ResolveURL{route{type}}', ShopSettings: 'query ShopSettings{storeConfig{code}}' };

/** Keeps an answer as an earlier visit has left it. */
const keep = (
  operationName: keyof typeof queries,
  variables: object,
  { query = queries[operationName], age = 0, data = {}, headers = {} } = {},
): Promise<void> => {
  const asked = new URLSearchParams({ query, operationName, variables: JSON.stringify(variables) }).toString();
  const key = answerKey({ url: `${base}/graphql?${asked}`, headers: new Headers({ Store: 'uk', ...headers }) });
  const date = new Date(Date.now() - age * 1000).toUTCString();
  return store(answersCache).put(key, Response.json({ data }, { headers: { Date: date, 'X-Magento-Cache-Id': 'id' } }));
};

const at = (path: string) => beginningOf(new URL(path, base), queries);

const questionsAt = async (path: string): Promise<string[]> =>
  Object.keys(JSON.parse((await at(path))?.answers ?? '{}') as object);

beforeEach(emptyCaches);

test('a page begins with what was kept of its path and of the shop, by question', async () => {
  await keep('ResolveURL', { url: 'zinc.html' }, { data: { route: 1 }, headers: { 'Content-Currency': 'EUR' } });
  await keep('ResolveURL', { url: 'iron.html' });
  await keep('ShopSettings', {}, { data: { storeConfig: 2 } });
  const beginning = await at('/zinc.html?page=2');
  expect(JSON.parse(beginning?.answers ?? '')).toEqual({
    'ResolveURL {"url":"zinc.html"} uk EUR': { answer: { data: { route: 1 } }, cacheId: 'id' },
    'ShopSettings {} uk ': { answer: { data: { storeConfig: 2 } }, cacheId: 'id' },
  });
  expect(beginning?.keys).toHaveLength(2);
});

test('the network begins a page of which nothing is kept', async () => {
  await keep('ShopSettings', {});
  expect(await at('/zinc.html')).toBeUndefined();
});

test('answers to the questions of another build, and old ones, are not given', async () => {
  await keep('ResolveURL', { url: 'zinc.html' }, { query: 'query ResolveURL{route{name}}' });
  await keep('ShopSettings', {}, { age: mostAgeSeconds + 1 });
  expect(await questionsAt('/zinc.html')).toEqual([]);
});

test('of a list that was seen in many ways the newest answers are given', async () => {
  for (const page of [1, 2, 3]) await keep('ResolveURL', { url: 'zinc.html', page });
  expect(await questionsAt('/zinc.html')).toEqual(
    [2, 3].map((page) => `ResolveURL {"url":"zinc.html","page":${page}} uk `),
  );
});

test('no text of an answer ends the element in which it stands', async () => {
  const page = new Response('<script id="kept-answers"></script><script>', {
    headers: { 'Content-Type': 'text/html', ETag: 'x', 'Content-Security-Policy': "default-src 'self'" },
  });
  const hostile = '</script><script>alert(1)</script><!-- $& ';
  const shell = await withAnswers(page, { answers: JSON.stringify({ hostile }), keys: [] });
  expect([...shell.headers.keys()].sort()).toEqual(['content-security-policy', 'content-type']);
  const text = await shell.text();
  const [, filled = ''] = /^<script id="kept-answers">(.*?)<\/script><script>$/.exec(text) ?? [];
  expect(JSON.parse(filled)).toEqual({ hostile });
});
