import type { RouteOutcome } from './routeOutcome';
import { firstPictures } from './firstPictures';
import { prefetchImages } from '@/kernel/serviceWorker/prefetchImages';
import { below960 } from '@/ui/breakpoints';
import { readMessage } from '../../../sw/protocol';

const isPhone = (yes: boolean): void => {
  const matchMedia = (query: string) => ({ matches: yes && query === below960 });
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
};

const product = (file: string): RouteOutcome => ({
  kind: 'resolved',
  page: {
    type: 'product',
    product: {
      __typename: 'SimpleProduct',
      uid: 'p',
      sku: 'P',
      name: 'P',
      url_key: 'p',
      url_suffix: '.html',
      stock_status: 'IN_STOCK',
      options: null,
      pack_summary: null,
      pack_value: null,
      diet_marks: null,
      badge: null,
      rating_summary: 0,
      review_count: 0,
      small_image: null,
      price_range: {
        minimum_price: {
          regular_price: { value: 1, currency: 'GBP' },
          final_price: { value: 1, currency: 'GBP' },
        },
        maximum_price: null,
      },
      meta_title: null,
      meta_description: null,
      canonical_url: null,
      only_x_left_in_stock: null,
      max_sale_qty: null,
      subscription_plans: null,
      short_description: null,
      unit_price: null,
      expected_date: null,
      media_gallery_entries: [{ uid: 'm', file, label: null, position: 1, disabled: false, media_type: 'image' }],
      categories: null,
      supplement: null,
    },
  },
});

describe('pictures of a prefetched page', () => {
  it('are those that the window will show', () => {
    window.innerWidth = 300;
    isPhone(true);
    expect(firstPictures(product('/a/front.jpg'), '')).toEqual([
      '/media/catalog/product/a/front.jpg?auto=webp&format=pjpg&width=320&height=400&quality=85&fit=cover',
    ]);
    isPhone(false);
    expect(firstPictures(product('/a/front.jpg'), '')).toEqual([
      '/media/catalog/product/a/front.jpg?auto=webp&format=pjpg&width=640&height=800&quality=85&fit=cover',
    ]);
  });

  it('are none where there is no page', () => {
    expect(firstPictures({ kind: 'notFound' }, '')).toEqual([]);
    expect(firstPictures({ kind: 'resolved', page: { type: 'static', path: '/cart' } }, '')).toEqual([]);
  });

  it('go to the worker that is in charge, in words that it knows', () => {
    const postMessage = jest.fn();
    prefetchImages(['/media/a.jpg'], { controller: { postMessage } as Partial<ServiceWorker> as ServiceWorker });
    expect(postMessage.mock.calls.map(([message]) => readMessage(message))).toEqual([
      { type: 'PREFETCH_IMAGES', urls: ['/media/a.jpg'] },
    ]);
    expect(() => prefetchImages(['/media/a.jpg'], { controller: null })).not.toThrow();
  });
});
