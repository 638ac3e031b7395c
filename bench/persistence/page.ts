import { gql } from '@apollo/client';
import { keptParts } from '@/app/cache/keptParts';
import { typePolicies } from '@/app/typePolicies';
import { createPersistedCache } from '@/kernel/graphql/persistence/persistedCache';
import { createIdbRecordStore } from '@/kernel/graphql/persistence/recordStore';
import { createShopCache } from '@/kernel/graphql/shopClient';

declare global {
  interface Window {
    measureWrite: (products: number, changes: number) => Promise<number[]>;
  }
}

/** A page of a list, with the fields of a product card. */
const list = gql`
  query List($page: Int!) {
    products(currentPage: $page) {
      items {
        uid
        sku
        name
        url_key
        stock_status
        rating_summary
        review_count
        small_image {
          url
          label
        }
        price_range {
          minimum_price {
            final_price {
              value
              currency
            }
          }
        }
      }
    }
  }
`;

const pageSize = 20;

const product = (number: number) => ({
  __typename: 'SimpleProduct',
  uid: `uid-${number}`,
  sku: `SKU-${number}`,
  name: `Product ${number}`,
  url_key: `product-${number}`,
  stock_status: 'IN_STOCK',
  rating_summary: 90,
  review_count: 12,
  small_image: { __typename: 'ProductImage', url: `https://shop.example/media/${number}.jpg`, label: '' },
  price_range: {
    __typename: 'PriceRange',
    minimum_price: {
      __typename: 'ProductPrice',
      final_price: { __typename: 'Money', value: 9.5, currency: 'GBP' },
    },
  },
});

/** Milliseconds that each of several changes of one product takes to be kept, in a cache of so many. */
window.measureWrite = async (products, changes) => {
  const cache = createShopCache(typePolicies);
  const store = createIdbRecordStore(`bench-${products}`);
  const persisted = createPersistedCache({
    cache,
    createCache: () => createShopCache(typePolicies),
    store,
    now: Date.now,
    parts: keptParts,
    writer: () => 'bench',
    // All of them stay, so that it is the number that is measured.
    maxSize: Infinity,
  });
  for (let first = 0; first < products; first += pageSize) {
    const items = Array.from({ length: Math.min(pageSize, products - first) }, (_, place) => product(first + place));
    const data = { products: { __typename: 'Products', items } };
    cache.writeQuery({ query: list, variables: { page: first / pageSize }, data });
  }
  await persisted.persist();
  const times: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const changed = { ...product(change % products), rating_summary: change };
    const data = { products: { __typename: 'Products', items: [changed] } };
    cache.writeQuery({ query: list, variables: { page: -1 }, data });
    const start = performance.now();
    await persisted.persist();
    times.push(performance.now() - start);
  }
  return times;
};
