import { gql } from '@apollo/client';
import { NEVER } from 'rxjs';
import { settings } from '@/kernel/app/settings';
import { keepCacheId } from '@/kernel/graphql/cacheId';
import { createApolloClient } from './apolloClient';

const storeName = gql`
  query StoreName {
    storeConfig {
      store_code
      store_name
    }
  }
`;

const owner = { storeCode: settings.storeCode, token: 'secret' };

/** A customer's client, before a backend that answers one request after the other. */
const setUp = (...answers: { cacheId: string; name?: string }[]) => {
  const sent: RequestInit[] = [];
  const client = createApolloClient({
    settings,
    getToken: () => owner.token,
    getCurrency: () => undefined,
    takeEarlyResponse: () => undefined,
    takeMenu: () => undefined,
    signedOut: NEVER,
    fetch: (_input, init = {}) => {
      const { cacheId, name = 'Halewell' } = answers[sent.length] ?? { cacheId: '' };
      sent.push(init);
      const storeConfig = { __typename: 'StoreConfig', store_code: 'uk_en', store_name: name };
      const headers = { 'X-Magento-Cache-Id': cacheId };
      return Promise.resolve(Response.json({ data: { storeConfig } }, { headers }));
    },
  });
  const ask = async (): Promise<unknown> =>
    (await client.query({ query: storeName, fetchPolicy: 'network-only' })).data;
  return { ask, sent, methods: () => sent.map(({ method }) => method) };
};

beforeEach(() => window.sessionStorage.clear());

test('a customer’s first question goes by POST, and the next by GET with the id that it told', async () => {
  const { ask, sent, methods } = setUp({ cacheId: 'jane' }, { cacheId: 'jane' });
  await ask();
  await ask();
  expect(methods()).toEqual(['POST', 'GET']);
  expect(new Headers(sent[1]?.headers).get('x-magento-cache-id')).toBe('jane');
});

test('what a cache answered for guests is asked for again by POST, and all further questions go by POST', async () => {
  keepCacheId('jane', owner);
  const { ask, sent, methods } = setUp({ cacheId: 'guests' }, { cacheId: 'jane', name: 'Hers' }, { cacheId: 'jane' });
  expect(await ask()).toMatchObject({ storeConfig: { store_name: 'Hers' } });
  await ask();
  expect(methods()).toEqual(['GET', 'POST', 'POST']);
  expect(sent[1]).toMatchObject({ cache: 'no-store' });
});

test('another id of the same customer is taken for what it is', async () => {
  keepCacheId('before', owner);
  const { ask, sent, methods } = setUp({ cacheId: 'after' }, { cacheId: 'after' }, { cacheId: 'after' });
  await ask();
  await ask();
  expect(methods()).toEqual(['GET', 'POST', 'GET']);
  expect(new Headers(sent[2]?.headers).get('x-magento-cache-id')).toBe('after');
});
