import { walkOffline } from '../support/offline';
import { test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

test('pages of a shop without extensions are there without a connection', async ({ page, context }) => {
  test.setTimeout(120_000);
  await walkOffline(page, context, {
    product: { path: '/dinner-plate.html', name: 'Dinner plate' },
    seen: [{ path: '/plates.html', heading: 'Plates' }],
    unseen: { path: '/mugs.html', heading: 'Mugs' },
  });
});
