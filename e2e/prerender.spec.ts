import { chmodSync } from 'node:fs';
import { join } from 'node:path';

import { readDeployment } from '../deploy/deployment';
import { nginxConfiguration } from '../deploy/nginxConfiguration';
import { freePort, hasNginx, startNginx } from '../deploy/testing/nginx';
import { startPrerenderer } from './support/prerenderer';
import { expect, test } from './support/test';

const dist = join(import.meta.dirname, '../dist');

test.skip(!hasNginx, 'nginx is not installed');

test('bots get pages through the web server: 404 is 404, a redirect is one, and a product is whole', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const prerenderer = await startPrerenderer(browser);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // nginx may run as another user.
  chmodSync(dist, 0o755);
  const deployment = {
    ...readDeployment({ WEB_ROOT: dist }, dist),
    listen: `127.0.0.1:${port}`,
    publicOrigin: origin,
    backendOrigin: baseURL ?? '',
    prerenderOrigin: prerenderer.origin,
  };
  const stop = await startNginx(nginxConfiguration(deployment), port);
  const ask = async (path: string) => {
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    });
    return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
  };
  try {
    const missing = await ask('/no-such-page.html');
    expect(missing.status).toBe(404);
    expect(missing.html).toContain('<title>404 Not Found | Halewell</title>');
    expect(missing.html).toMatch(/name="robots" content="noindex"/);

    const moved = await ask('/omega-3.html?utm_source=letter');
    expect(moved.status).toBe(301);
    expect(moved.location).toBe(`${origin}/omegas.html?utm_source=letter`);

    const product = await ask('/zinc-picolinate.html');
    expect(product.status).toBe(200);
    expect(product.html).toMatch(/<title>[^<]*Zinc Picolinate[^<]*<\/title>/);
    expect(product.html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(product.html).toContain(`<link rel="canonical" href="${origin}/zinc-picolinate.html">`);
    expect(product.html).toMatch(/property="og:image" content="http/);
    expect(product.html).toMatch(/£\d+\.\d\d/);
    const data = [...product.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']): unknown => JSON.parse(text),
    );
    const types = JSON.stringify(data);
    for (const type of ['Product', 'Offer', 'BreadcrumbList', 'FAQPage', 'Review', 'MerchantReturnPolicy']) {
      expect(types).toContain(`"@type":"${type}"`);
    }
    // What stands in sections that are closed until somebody opens them.
    const closed = closedTexts(product.html);
    expect(closed.length).toBeGreaterThan(0);
    expect(product.html).not.toMatch(/<script(?! type="application)/);
    expect((await ask('/')).html).toContain('"@type":"WebSite"');
  } finally {
    await stop();
    prerenderer.stop();
  }
});

/** The words in closed parts of a page. */
const closedTexts = (html: string): string[] =>
  [...html.matchAll(/<details(?![^>]*\bopen)[^>]*>(.*?)<\/details>/gs)]
    .map(([, inside = '']) =>
      inside
        .replace(/<summary.*?<\/summary>/s, '')
        .replace(/<[^>]+>/g, ' ')
        .trim(),
    )
    .filter((text) => text.length > 20);
