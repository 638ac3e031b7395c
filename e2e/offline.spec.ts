import { walkOffline } from './support/offline';
import { test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('F-27: pages that were seen, the cart and the home page are there without a connection', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await walkOffline(page, context, {
    product: { path: '/zinc-picolinate.html', name: 'Zinc Picolinate' },
    seen: [
      { path: '/', heading: 'Food supplements, tested batch by batch.' },
      { path: '/vitamins.html', heading: 'Vitamins' },
      { path: '/zinc-picolinate.html', heading: 'Zinc Picolinate' },
      { path: '/compare?sku=HW-ZNP', heading: 'Compare products', words: '15 mg, 90 tablets' },
    ],
    unseen: { path: '/minerals.html', heading: 'Minerals' },
  });
});
