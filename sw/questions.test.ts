import { answerKey, toKeep } from './questions';

const question = (query: string, variables: object, headers: Record<string, string> = {}) => ({
  url: `https://shop.example/graphql?${new URLSearchParams({
    query,
    operationName: 'ResolveURL',
    variables: JSON.stringify(variables),
  }).toString()}`,
  headers: new Headers(headers),
});

const short = 'query R($url:String!$page:Int!){route(url:$url){type ...on Page{title}}}';
const long = 'query R($url:String!,$page:Int!){route(url:$url){type ...on Page{title __typename}__typename}}';

test('the boot script and the bundle ask the same question, though they write it differently', () => {
  const variables = { url: 'zinc.html' };
  expect(answerKey(question(long, variables))).toBe(answerKey(question(short, variables)));
});

test('another build, path, store view or currency is another question', () => {
  const of = (text: string, url: string, headers = {}) => answerKey(question(text, { url }, headers));
  const keys = [
    of(short, 'zinc.html'),
    of(short.replace('title', 'name'), 'zinc.html'),
    of(short, 'iron.html'),
    of(short, 'zinc.html', { Store: 'de' }),
    of(short, 'zinc.html', { 'Content-Currency': 'EUR' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('an answer is found by its path, whatever else was asked', () => {
  expect(new URL(answerKey(question(short, { url: 'a/b.html', page: 2 }))).pathname).toBe(
    '/answers/ResolveURL/a%2Fb.html',
  );
  expect(new URL(answerKey(question(short, { url: '/' }))).pathname).toBe('/answers/ResolveURL/');
});

test('a kept answer says that it is one, and of the headers has only what is read', async () => {
  const copy = await toKeep(Response.json({ data: { route: null } }, { headers: { Vary: 'Store', Date: 'now' } }));
  expect(copy?.headers.get('X-Kept-Answer')).toBe('1');
  expect([...(copy?.headers.keys() ?? [])].sort()).toEqual(['content-type', 'date', 'x-kept-answer']);
  expect(await copy?.json()).toEqual({ data: { route: null } });
});

test.each([
  ['an error', Response.json({ data: { route: {} }, errors: [{ message: 'x' }] })],
  ['no data', Response.json({ data: null })],
  ['a refusal', Response.json({ data: { route: {} } }, { status: 429 })],
  ['a page of a proxy', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['broken JSON', new Response('{', { headers: { 'Content-Type': 'application/json' } })],
])('%s is not kept', async (_what, answer) => {
  expect(await toKeep(answer)).toBeNull();
});
