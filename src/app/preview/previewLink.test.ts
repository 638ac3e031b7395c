import { readdirSync, readFileSync } from 'node:fs';
import { gql } from '@apollo/client';
import { NEVER } from 'rxjs';
import { settings } from '@/kernel/app/settings';
import { keepCacheId } from '@/kernel/graphql/cacheId';
import { createApolloClient } from '../apolloClient';
import { createPreviewLink } from './previewLink';
import { isPreviewed, previewOperations } from './previewOperations';

const query = (name: string, field = 'cmsPage { title }') => gql(`query ${name} { ${field} }`);
const values = { authorization: 'Bearer editor', version: '1795510800' };

const setUp = (answer: (init: RequestInit) => Response, preview: typeof values | null = values) => {
  const calls: { url: string; init: RequestInit }[] = [];
  const refused: string[] = [];
  const client = createApolloClient({
    settings,
    getToken: () => 'customer',
    getCurrency: () => undefined,
    takeEarlyResponse: () => undefined,
    takeMenu: () => undefined,
    signedOut: NEVER,
    previewLink: createPreviewLink({ values: () => preview ?? undefined, onRefused: (name) => refused.push(name) }),
    fetch: (input, init = {}) => {
      calls.push({ url: input instanceof Request ? input.url : input.toString(), init });
      return Promise.resolve(answer(init));
    },
  });
  const ask = async (name: string, field?: string) => {
    const { data } = await client.query({ query: query(name, field), fetchPolicy: 'no-cache' });
    return data;
  };
  return { ask, client, calls, refused };
};

const page = () => Response.json({ data: { cmsPage: { __typename: 'CmsPage', title: 'Winter' } } });
const headersOf = (call?: { init: RequestInit }): Headers => new Headers(call?.init.headers);

describe('a request of a preview', () => {
  it('carries the authorization and the version, goes by POST and past every cache', async () => {
    keepCacheId('id', { storeCode: settings.storeCode, token: 'customer' });
    const { ask, calls } = setUp(page);
    await ask('ResolveURL');
    const [call] = calls;
    expect(call?.url).not.toMatch(/[?]|editor/);
    expect(call?.init).toMatchObject({ method: 'POST', cache: 'no-store' });
    expect(headersOf(call).get('authorization')).toBe('Bearer editor');
    expect(headersOf(call).get('preview-version')).toBe('1795510800');
    expect(headersOf(call).has('x-magento-cache-id')).toBe(false);
    window.sessionStorage.clear();
  });

  it.each([['GetCustomer'], ['getUserConfig'], ['GetReCaptchaV3Config'], ['GetReCaptchaFormConfig'], ['PlacedOrder']])(
    'is none of the others: %s',
    async (name) => {
      const { ask, calls } = setUp(page);
      await ask(name);
      expect(headersOf(calls[0]).get('authorization')).toBe('Bearer customer');
      expect(headersOf(calls[0]).has('preview-version')).toBe(false);
    },
  );

  it.each([
    ['the further pages of a list', 'MoreProducts'],
    ['the products that answers to questions lead to', 'FoundProducts'],
    ['their filters', 'FinderFacets'],
    ['their number', 'FinderCount'],
    ['a comparison', 'ComparedProducts'],
    ['what is in a set', 'SetContents'],
  ])('is made for %s, too', async (_, name) => {
    const { ask, calls } = setUp(page);
    await ask(name);
    expect(headersOf(calls[0]).get('preview-version')).toBe('1795510800');
  });

  it('is as ever once the values are gone', async () => {
    const { ask, calls } = setUp(page, null);
    keepCacheId('id', { storeCode: settings.storeCode, token: 'customer' });
    await ask('ResolveURL');
    expect(calls[0]?.init.method).toBe('GET');
    expect(headersOf(calls[0]).has('preview-version')).toBe(false);
  });

  it.each([
    ['by an error', () => Response.json({ errors: [{ message: 'No.' }], data: { cmsPage: null } })],
    ['with a status', () => Response.json({ errors: [{ message: 'No.' }] }, { status: 403 })],
  ])('is asked as ever, and told of, where the backend refuses it %s', async (_, refusal) => {
    const { ask, calls, refused } = setUp((init) =>
      new Headers(init.headers).has('preview-version') ? refusal() : page(),
    );
    expect(await ask('GetCartDetails')).toMatchObject({ cmsPage: { title: 'Winter' } });
    expect(refused).toEqual(['GetCartDetails']);
    expect(headersOf(calls[1]).get('authorization')).toBe('Bearer customer');
  });

  it('is not repeated for an error beside what was answered', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { client, calls, refused } = setUp(() =>
      Response.json({ errors: [{ message: 'One is missing.' }], data: { cmsPage: { title: 'Winter' } } }),
    );
    await client.query({ query: query('FooterBlocks'), fetchPolicy: 'no-cache', errorPolicy: 'all' });
    expect([calls.length, refused]).toEqual([1, []]);
  });
});

it('names operations that exist, and all that show products, pages, blocks and the cart of the version', () => {
  const documents = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => readFileSync(`src/${path}`, 'utf8'));
  const written = documents.flatMap((text) => [...text.matchAll(/^query (\w+)/gm)].map(([, name]) => name));
  const named = Object.values(previewOperations).flat();
  expect(named.filter((name) => !written.includes(name))).toEqual([]);
  expect(written.filter(isPreviewed).sort()).toEqual([...new Set<string>(named)].sort());
});
