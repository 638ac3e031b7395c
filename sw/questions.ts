export const answersCache = 'answers-v1';

/** Seconds: older answers are not shown. */
export const mostAgeSeconds = 7 * 24 * 3600;

/** Says that an answer is from an earlier visit; the page asks again behind what it shows. */
const keptHeader = 'X-Kept-Answer';

/** The path that a question is about; the settings are about none. */
const askedPath = (variables: string | null): string => {
  try {
    const asked: unknown = JSON.parse(variables ?? '{}');
    const path: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'url') : undefined;
    return typeof path === 'string' ? path : '';
  } catch {
    return '';
  }
};

/** An address that begins with the question and its path, so that all answers about a path are found by it. */
export const placeOf = (operation: string, path: string, base: string): URL =>
  new URL(`/answers/${operation}/${encodeURIComponent(path.replace(/^\/+|\/+$/g, ''))}`, base);

/** What a question asks for, however it is written: the bundle names the types of more objects than the boot script does. */
const meaningOf = (query: string): string =>
  query
    .replaceAll('__typename', ' ')
    .replaceAll(/[\s,]+/g, ' ')
    .replaceAll(/ ?([^\w ]) ?/g, '$1');

/**
 * The address that an answer is kept under: what was asked, as another build asks for other fields, and for whom. A
 * customer's answers are not kept, so that their cache id tells nobody apart.
 */
export const answerKey = ({ url, headers }: Pick<Request, 'url' | 'headers'>): string => {
  const { searchParams } = new URL(url);
  const variables = searchParams.get('variables');
  const key = placeOf(searchParams.get('operationName') ?? '', askedPath(variables), url);
  key.search = new URLSearchParams({
    query: meaningOf(searchParams.get('query') ?? ''),
    variables: variables ?? '',
    store: headers.get('Store') ?? '',
    currency: headers.get('Content-Currency') ?? '',
  }).toString();
  return key.href;
};

/** Whether an answer that is kept under a key is to what a build asks. */
export const fitsBuild = (key: string, query: string): boolean =>
  new URL(key).searchParams.get('query') === meaningOf(query);

/** The question of a key as the boot script names it: operation, variables, store view and currency. */
export const keptQuestion = (key: string): string => {
  const { pathname, searchParams } = new URL(key);
  const [, , operation] = pathname.split('/');
  return [operation, ...['variables', 'store', 'currency'].map((name) => searchParams.get(name) ?? '')].join(' ');
};

/** Whether an answer says what was asked for: whole, JSON, and without an error. */
const isWhole = async (response: Response): Promise<boolean> => {
  if (response.status !== 200 || response.redirected) return false;
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return false;
  const result: unknown = await response.json().catch(() => undefined);
  if (typeof result !== 'object' || result === null || 'errors' in result || !('data' in result)) return false;
  return typeof result.data === 'object' && result.data !== null;
};

/** Of the headers, what the page and the bound of age read; what a cache varies by stands in the address. */
const keptHeaders = ['Content-Type', 'Date', 'X-Magento-Cache-Id'];

/** The copy that is kept, which says of itself that it is one; null for what is not fit to be. */
export const toKeep = async (response: Response): Promise<Response | null> => {
  if (!(await isWhole(response.clone()))) return null;
  const headers = new Headers({ [keptHeader]: '1' });
  for (const name of keptHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { headers });
};
