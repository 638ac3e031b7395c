import { gql } from '@apollo/client';
import { ShopCache } from './shopCache';

const query = gql`
  query Pages {
    page {
      id
      title
    }
  }
`;
const result = { page: { __typename: 'CmsPage', id: 1, title: 'About' } };
const options = { dataId: 'ROOT_QUERY', query, result };

test('what was written ahead is not written over what was learnt since, but once', () => {
  const cache = new ShopCache();
  cache.writeAhead(options);
  expect(cache.readQuery({ query })).toEqual(result);
  cache.writeQuery({ query, data: { page: { ...result.page, title: 'About us' } } });
  cache.writeQuery({ query, data: result });
  expect(cache.readQuery({ query })).toMatchObject({ page: { title: 'About us' } });
  cache.writeQuery({ query, data: result });
  expect(cache.readQuery({ query })).toEqual(result);
});

test('what was written ahead is written again once the cache was emptied', async () => {
  const cache = new ShopCache();
  cache.writeAhead(options);
  await cache.reset();
  expect(cache.readQuery({ query })).toBeNull();
  cache.writeQuery({ query, data: result });
  expect(cache.readQuery({ query })).toEqual(result);
});
