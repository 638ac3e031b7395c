import { backendBase } from '../../settings/backendBase.js';
import { connectionProblem } from './problems.mjs';

const question = `{ storeConfig { store_code store_name store_group_name website_name default_title locale default_display_currency_code secure_base_url secure_base_media_url grid_per_page catalog_default_sort_by } }`;

/** Milliseconds after which a backend counts as silent. */
const timeoutMs = 30_000;

/** Languages that the shop has texts in, by the file names of `i18n/`. */
const locales = new Set(['en_GB', 'en_US', 'fr_FR', 'fr_CA', 'de_DE', 'nl_NL', 'pl_PL', 'pt_PT']);

/** What Magento calls everything until somebody names it. */
const unnamed = /^(?:default(?: store(?: view)?)?|main website(?: store)?|magento(?: commerce| store)?|home ?page)$/i;

/** A host that could be a shop's name: with a domain, and no number. */
const isPublicHost = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i;

/**
 * A shop's name by its store's own settings: those of the website and the group are the company's, that of the view often
 * just its language.
 * @param host of the backend without its port, for a store that nobody has named.
 */
export const shopNameOf = (config, host) =>
  [config.website_name, config.store_group_name, config.default_title, config.store_name]
    .map((name) => name?.trim())
    .find((name) => name && !unnamed.test(name)) ?? (isPublicHost.test(host) ? host.replace(/^www\./, '') : 'Shop');

/**
 * Where a store has its media, and where a server reads them, unless Magento itself serves them at `/media/` beside its
 * GraphQL, by whatever address that is reached: the pages then ask for them on their own origin, which passes them on, so
 * that they come wherever the pages come.
 */
const mediaElsewhere = ({ secure_base_url: base, secure_base_media_url: media }, url) => {
  // Below its front controller a Magento has no folder of media.
  const address = backendBase(url);
  const folder = address.replace(/\/index\.php$/, '');
  const [path, basePath] = [media, base && `${base.replace(/\/+$/, '')}/`].map((each) => each?.replace(/^https?:/, ''));
  const beside = basePath && path?.startsWith(basePath) ? `/${path.slice(basePath.length)}` : undefined;
  if (beside === '/media/' && folder === address) return {};
  return { SHOP_MEDIA_URL: media, SHOP_MEDIA_SOURCE: beside === undefined ? media : folder + beside };
};

/** The locale of the shop's own texts for that of a store view: the same, one of the same language, or British English. */
export const shopLocaleFor = (locale = '') => {
  if (locales.has(locale)) return locale;
  const language = locale.split('_')[0];
  return [...locales].find((each) => each.startsWith(`${language}_`)) ?? 'en_GB';
};

/**
 * Returns a store view's configuration as the shop's settings. A setting that the environment has stays as it is.
 * @param url GraphQL endpoint.
 * @param storeCode store view to ask; undefined for the backend's default one.
 * @returns settings by the names of environment variables; empty where the backend does not say.
 * @throws BackendProblem when nothing answers.
 */
export const storeFacts = async (url, storeCode) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(storeCode ? { Store: storeCode } : {}) },
    body: JSON.stringify({ query: question }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error) => {
    throw connectionProblem(url, error);
  });
  const config = (await answer.json().catch(() => undefined))?.data?.storeConfig;
  if (!config) return {};
  const facts = {
    SHOP_STORE_CODE: config.store_code,
    SHOP_STORE_NAME: shopNameOf(config, new URL(url).hostname),
    SHOP_LOCALE: shopLocaleFor(config.locale),
    SHOP_CURRENCY: config.default_display_currency_code,
    ...mediaElsewhere(config, url),
    SHOP_PAGE_SIZE: config.grid_per_page ? String(config.grid_per_page) : undefined,
    SHOP_SORT_BY: config.catalog_default_sort_by,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => Boolean(value)));
};
