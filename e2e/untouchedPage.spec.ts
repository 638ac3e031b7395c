import { expect, test } from './support/test';

// What a page loads until nothing moves any more, when nobody touches it: each kilobyte and each request of it was asked
// whether anybody needs it. The figures are those of this build and seed, rounded up; they may fall.
test.use({ pictures: 'real', serviceWorkers: 'block' });

const pages = {
  home: { path: '/', scripts: 208, all: 308, requests: 27, asked: [] },
  category: { path: '/minerals.html', scripts: 201, all: 285, requests: 29, asked: [] },
  // What several pieces cost, and how many may be ordered, stands beside the button.
  product: { path: '/magnesium-bisglycinate.html', scripts: 201, all: 285, requests: 27, asked: ['PurchaseTerms'] },
};
/** Milliseconds after the last request in which something could still begin. */
const quietMs = 3000;

for (const [name, { path, scripts, all, requests, asked }] of Object.entries(pages)) {
  test(`nobody touches the page, and it loads no more than a first visit needs: ${name}`, async ({ page }) => {
    const questions: string[] = [];
    const sizes: Promise<{ kind: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/graphql') questions.push(url.searchParams.get('operationName') ?? request.method());
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
          kind: request.resourceType(),
          bytes: responseBodySize + responseHeadersSize,
        })),
      );
    });
    // On a slow machine the first slide comes by itself before the page is quiet, and brings what moves it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quietMs);
    const loaded = await Promise.all(sizes);
    const kibibytes = (list: typeof loaded): number => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    expect(questions.toSorted()).toEqual([...asked, 'ResolveURL', 'ShopSettings', 'StripBlocks']);
    expect(kibibytes(loaded.filter(({ kind }) => kind === 'script'))).toBeLessThan(scripts);
    expect(kibibytes(loaded)).toBeLessThan(all);
    expect(loaded.length).toBeLessThanOrEqual(requests);
  });
}
