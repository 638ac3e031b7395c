import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { nextTask } from '@/kernel/scheduling/nextTask';
import { ShopCache } from '../shopCache';
import { createBootLink } from './bootLink';
import { createCacheAheadLink } from './cacheAheadLink';

const query = gql`
  query Pages {
    page {
      id
      title
    }
  }
`;
const data = { page: { __typename: 'CmsPage', id: 1, title: 'About' } };

const ask = (answer: ApolloLink.Result, isEarly = true) => {
  const cache = new ShopCache();
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      createCacheAheadLink(cache),
      createBootLink(() => (isEarly ? Promise.resolve(answer) : undefined)),
      new ApolloLink(() => of(answer)),
    ]),
  });
  const writeAhead = jest.spyOn(cache, 'writeAhead');
  return { cache, writeAhead, asked: client.query({ query, errorPolicy: 'all' }) };
};

test('an answer of the boot script is in the cache tasks before the client has it', async () => {
  const { cache, asked } = ask({ data });
  let isThere = false;
  void asked.then(() => (isThere = true));
  await Promise.resolve();
  await nextTask();
  expect(cache.extract()).toMatchObject({ 'CmsPage:1': { title: 'About' } });
  expect(isThere).toBe(false);
  expect((await asked).data).toEqual(data);
});

test('an answer that was asked for later goes the way of the client', async () => {
  const { asked, writeAhead } = ask({ data }, false);
  expect((await asked).data).toEqual(data);
  expect(writeAhead).not.toHaveBeenCalled();
});

test('data with errors beside it is left to the policy of its question', async () => {
  const { asked, writeAhead } = ask({ data, errors: [{ message: 'Internal server error' }] });
  expect((await asked).data).toEqual(data);
  expect(writeAhead).not.toHaveBeenCalled();
});
