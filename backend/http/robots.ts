/** Adds to the shop's robots.txt where its sitemap is; every other answer stays as it is. */
export const withSitemap =
  (site: (request: Request) => Response, publicOrigin: string | undefined) =>
  async (request: Request): Promise<Response> => {
    const { origin, pathname } = new URL(request.url);
    if (pathname !== '/robots.txt' || !['GET', 'HEAD'].includes(request.method)) return site(request);
    // Neither the compressed copy nor a known version: the text depends on the origin.
    const plain = site(new Request(request.url));
    if (!plain.ok) return plain;
    const headers = new Headers(plain.headers);
    headers.delete('etag');
    const text = (await plain.text()).replace(/^Sitemap:.*\n?/gm, '');
    return new Response(`${text.trimEnd()}\n\nSitemap: ${publicOrigin ?? origin}/sitemap.xml\n`, { headers });
  };
