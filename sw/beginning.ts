import { answersCache, fitsBuild, keptQuestion, mostAgeSeconds, placeOf } from './questions';

/** What a page begins with. */
export interface Beginning {
  /** JSON of the answers, each with its cache id, by question (src/boot/askEarly.ts). */
  answers: string;
  /** Keys of the answers. */
  keys: string[];
}

/** Lists filtered or paged in several ways have an answer for each; the newest are given. */
const mostGiven = 2;

const isFresh = ({ headers }: Response): boolean =>
  Date.now() - Date.parse(headers.get('Date') ?? '') < mostAgeSeconds * 1000;

/**
 * What an earlier visit was told of an address, and of the shop: written into the shell, it is there before the page's
 * first paint. Undefined where nothing is kept of what is at the path.
 * @param queries what this build asks, by operation: an answer to another build's question is of no use.
 */
export const beginningOf = async (
  url: URL,
  queries: Readonly<Record<string, string>>,
): Promise<Beginning | undefined> => {
  const cache = await caches.open(answersCache);
  const find = (operation: string, path: string) =>
    cache.keys(placeOf(operation, path, url.href), { ignoreSearch: true });
  const [pages, settings] = await Promise.all([find('ResolveURL', url.pathname), find('ShopSettings', '')]);
  if (pages.length === 0) return undefined;
  const fitting = (keys: readonly Request[], query = '') =>
    keys.filter((key) => fitsBuild(key.url, query)).slice(-mostGiven);
  const keys: string[] = [];
  const parts: string[] = [];
  for (const { url: key } of [...fitting(pages, queries.ResolveURL), ...fitting(settings, queries.ShopSettings)]) {
    const answer = await cache.match(key);
    if (!answer || !isFresh(answer)) continue;
    const cacheId = JSON.stringify(answer.headers.get('X-Magento-Cache-Id'));
    parts.push(`${JSON.stringify(keptQuestion(key))}:{"answer":${await answer.text()},"cacheId":${cacheId}}`);
    keys.push(key);
  }
  return { answers: `{${parts.join(',')}}`, keys };
};

/** An empty element of the shell, in which the boot script looks for answers. */
const place = 'id="kept-answers">';

/** The shell with answers in it. No sign in them ends the element. */
export const withAnswers = async (page: Response, { answers }: Beginning): Promise<Response> => {
  const text = await page.text();
  const filled = text.replace(place, () => place + answers.replaceAll('<', '\\u003c'));
  const headers = new Headers(page.headers);
  // They tell of the text as it was.
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name);
  return new Response(filled, { headers });
};
