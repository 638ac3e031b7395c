import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { createShopDocument } from './shopDocument';
import { createShopSite } from './shopSite';

const bootScript = 'window.boot = 1;';
const inlineStyle = 'body{margin:0}';
const html = `<!doctype html><html><head><style>${inlineStyle}</style>
<script type="application/json" id="shop-settings">{"storeCode":"uk_en","paymentUrl":"x"}</script>
<script type="application/json" id="page-assets">{"ownDocuments":"^/checkout(?!/receipt/*$)(?:/|$)"}</script>
<script>${bootScript}</script><script defer src="/static/main.0123456789ab.js"></script></head><body></body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the built shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-site-'));
  mkdirSync(join(folder, 'static'));
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  write('index.html', html);
  write('sw.js', 'self.x = 1;');
  write('robots.txt', 'User-agent: *');
  write('static/main.0123456789ab.js', 'plain');
  write('static/main.0123456789ab.js.br', 'brotli');
  write('static/main.0123456789ab.js.gz', 'gzip');
  const site = createShopSite(folder, { paymentUrl: 'http://localhost:8081', note: '</script><b>' });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    site(new Request(`http://localhost${path}`, { method, headers }));
  const policyOf = (response: Response) =>
    Object.fromEntries(
      (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );

  afterAll(() => rmSync(folder, { recursive: true }));

  describe('pages', () => {
    it.each([
      '/',
      '/vitamins/vitamin-c.html',
      '/no/such/page',
      '/index.html',
      '/checkout',
      '/mugs.htm',
      '/mugs.php',
      '/mugs.aspx',
      '/mugs/',
      '/mugs.html/',
      '/index.php/mugs.html',
      '/static-mixer.js',
    ])('answers %s with the document, which is validated each time', async (path) => {
      const response = get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain(bootScript);
    });

    it('is in the language of the store view whose code the path begins with, as a whole segment', async () => {
      const localised = createShopDocument(
        html.replace('<html>', '<html lang="en-GB">'),
        {},
        { de: 'de_DE', ar: 'ar_AE' },
      );
      const opening = async (path: string) =>
        /<html[^>]*>/.exec(await localised(new Request(`http://localhost${path}`)).text())?.[0];
      expect(await opening('/de')).toBe('<html lang="de-DE">');
      expect(await opening('/de/zink.html')).toBe('<html lang="de-DE">');
      expect(await opening('/ar/')).toBe('<html lang="ar-AE" dir="rtl">');
      expect(await opening('/decaf')).toBe('<html lang="en-GB">');
      expect(await opening('/coffee/de')).toBe('<html lang="en-GB">');
    });

    it('carries the settings over those of the build, without a way out of their element', async () => {
      const text = await get('/').text();
      const [, json = ''] = /id="shop-settings">([\s\S]*?)<\/script>/.exec(text) ?? [];
      expect(JSON.parse(json)).toEqual({
        storeCode: 'uk_en',
        paymentUrl: 'http://localhost:8081',
        note: '</script><b>',
      });
    });

    it.each([
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ])('is sent compressed to a client that accepts %s', async (accepted, encoding, decompress) => {
      const response = get('/', { 'Accept-Encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toContain(bootScript);
    });

    it('is not sent again to a client that has it', () => {
      const etag = get('/').headers.get('etag') ?? '';
      expect(get('/other', { 'If-None-Match': etag }).status).toBe(304);
      expect(get('/checkout', { 'If-None-Match': etag }).status).toBe(200);
    });

    it('A-08: may run only its own files and the inline code of the build', () => {
      const policy = policyOf(get('/'));
      expect(policy['default-src']).toEqual(["'none'"]);
      expect(policy['script-src']).toEqual(["'self'", hash(bootScript)]);
      expect(policy['style-src']).toEqual(["'self'", hash(inlineStyle)]);
      expect(policy['connect-src']).toEqual(["'self'"]);
      expect(policy['frame-src']).toEqual(['http://localhost:8081', "'self'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['base-uri']).toEqual(["'none'"]);
      expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
      expect(policy['trusted-types']).toEqual(['content', 'shop', 'webpack', 'captcha', 'video']);
    });

    it('must say which of them are the checkout’s', () => {
      const untold = html.replace('ownDocuments', 'other');
      expect(() => createShopDocument(untold, {})).toThrow('build the shop again');
    });

    it('A-07: may be framed by a configured back office, the checkout by nobody', () => {
      const previewed = createShopSite(folder, { previewOrigins: ['self', 'https://admin.example'] });
      const ancestorsAt = (path: string) =>
        policyOf(previewed(new Request(`http://localhost${path}`)))['frame-ancestors'];
      expect(policyOf(get('/'))['frame-ancestors']).toEqual(["'none'"]);
      expect(ancestorsAt('/')).toEqual(["'self'", 'https://admin.example']);
      expect(ancestorsAt('/checkout/payment')).toEqual(["'none'"]);
      expect(ancestorsAt('/checkout/receipt')).toEqual(["'self'", 'https://admin.example']);
      expect(ancestorsAt('/checkouts')).toEqual(["'self'", 'https://admin.example']);
    });

    it('reaches the configured origins and no others', () => {
      const remote = createShopSite(folder, {
        graphqlUrl: 'https://api.example/graphql',
        restUrl: '/rest',
        mediaUrl: 'https://media.example/x/',
        paymentUrl: 'https://pay.example/frame',
      });
      const policy = policyOf(remote(new Request('http://localhost/')));
      expect(policy['connect-src']).toEqual(["'self'", 'https://api.example', 'https://media.example']);
      expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://media.example']);
      expect(policy['frame-src']).toEqual(['https://pay.example', "'self'"]);
    });

    it('reaches what the build named, unless the server names another', () => {
      const built = html.replace('"paymentUrl":"x"', '"mediaUrl":"https://media.example/x/"');
      const picturesOf = (settings: Record<string, string>) =>
        policyOf(createShopDocument(built, settings)(new Request('http://localhost/')))['img-src'];
      expect(picturesOf({})).toEqual(["'self'", 'data:', 'https://media.example']);
      expect(picturesOf({ mediaUrl: 'https://cdn.example/' })).toEqual(["'self'", 'data:', 'https://cdn.example']);
    });
  });

  describe('bot protection', () => {
    const remote = createShopSite(folder, {
      captchaUrl: 'https://captcha.example/api.js?render=key',
      captchaSources: ['https://static.captcha.example/', "https://x.example; script-src 'unsafe-inline'"],
    });
    const policyAt = (path: string) => policyOf(remote(new Request(`http://localhost${path}`)));

    it('may load its script from its address, and what that needs, and nothing else of that host', () => {
      const { 'script-src': scripts, 'frame-src': frames } = policyAt('/');
      const sources = ['https://captcha.example/api.js', 'https://static.captcha.example/'];
      expect(scripts).toEqual(["'self'", hash(bootScript), ...sources]);
      expect(frames).toEqual([...sources, "'self'"]);
    });

    it('has the same place on the payment page, where a coupon may be protected', () => {
      const { 'script-src': scripts, 'trusted-types': policies } = policyAt('/checkout');
      expect(scripts).toEqual(policyAt('/')['script-src']);
      expect(policies).toEqual(['content', 'shop', 'webpack', 'captcha']);
    });
  });

  describe('films', () => {
    const remote = createShopSite(folder, {
      youtubeScriptUrl: 'https://www.youtube.com/iframe_api',
      youtubePlayerUrl: 'https://www.youtube-nocookie.com/embed/',
      youtubePictureUrl: 'https://i.ytimg.com/vi/',
      vimeoScriptUrl: 'https://player.vimeo.com/api/player.js',
      vimeoPlayerUrl: 'https://player.vimeo.com/video/',
      vimeoMetadataUrl: 'https://vimeo.com/api/v2/video/',
      videoScriptSources: ['https://www.youtube.com/s/player/', "https://x.example; script-src 'unsafe-inline'"],
      videoPictureSources: ['https://i.vimeocdn.com/'],
    });
    const policyAt = (path: string) => policyOf(remote(new Request(`http://localhost${path}`)));

    it('may load what is configured and nothing else of those hosts', () => {
      const policy = policyAt('/');
      expect(policy['script-src']).toEqual([
        "'self'",
        hash(bootScript),
        'https://www.youtube.com/iframe_api',
        'https://player.vimeo.com/api/player.js',
        'https://www.youtube.com/s/player/',
      ]);
      expect(policy['frame-src']).toEqual([
        'https://www.youtube-nocookie.com/embed/',
        'https://player.vimeo.com/video/',
      ]);
      expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://i.ytimg.com/vi/', 'https://i.vimeocdn.com/']);
      expect(policy['connect-src']).toEqual(["'self'", 'https://vimeo.com/api/v2/video/']);
      expect(policy['trusted-types']).toContain('youtube-widget-api');
    });

    it('have no place on the payment page', () => {
      const policy = policyAt('/checkout');
      expect(policy['script-src']).toEqual(["'self'", hash(bootScript)]);
      expect(policy['frame-src']).toEqual(["'none'"]);
      expect(policy['img-src']).toEqual(["'self'", 'data:']);
      expect(policy['trusted-types']).toEqual(['content', 'shop', 'webpack', 'captcha']);
    });
  });

  describe('files', () => {
    it.each([
      ['br, gzip', 'br', 'brotli'],
      ['gzip', 'gzip', 'gzip'],
      ['identity', null, 'plain'],
    ])('sends the precompressed copy for %s, for ever', async (accepted, encoding, content) => {
      const response = get('/static/main.0123456789ab.js', { 'Accept-Encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toBe(content);
    });

    it('validates a file without a hash in its name each time', () => {
      const response = get('/robots.txt');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const etag = response.headers.get('etag') ?? '';
      expect(get('/robots.txt', { 'If-None-Match': etag }).status).toBe(304);
    });

    it('gives the service worker a policy that lets it fetch', () => {
      expect(policyOf(get('/sw.js'))['connect-src']).toEqual(["'self'"]);
      expect(get('/sw.js').headers.get('cache-control')).toBe('no-cache');
    });

    it.each([
      '/static/old.fedcba987654.js',
      '/icons/gone.png',
      '/static/main.0123456789ab.js.br',
      '/.env',
      '/.git/config',
    ])('F-31: does not know %s', (path) => {
      expect(get(path).status).toBe(404);
    });
  });

  it('only reads', () => {
    const response = get('/', {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('a file that a newer build has taken away is not there', async () => {
    write('static/late.0123456789ab.js', 'late');
    const early = createShopSite(folder, {});
    rmSync(join(folder, 'static/late.0123456789ab.js'));
    const answer = early(new Request('http://localhost/static/late.0123456789ab.js'));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found');
  });
});
