import { log } from '../logging/log';
import { withChosenStoreView } from './chosenStoreView';
import { pageJson } from './pageJson';

/** What a deployment may choose about the shop; every value has a working default (settings/table.js). */
export interface ShopSettings {
  /** GraphQL endpoint, on this origin unless configured. */
  graphqlUrl: string;
  /** Base of the REST-style calls; the store view and paths such as `/V1/guest-carts/…` are appended. */
  restUrl: string;
  /** Base of the image service, with a trailing slash. */
  mediaUrl: string;
  /** Store view that every request names in its `Store` header. */
  storeCode: string;
  storeName: string;
  locale: string;
  /** Currency that prices without one are shown in. */
  currency: string;
  /** Products on a page of a list, unless its address says otherwise. */
  pageSize: number;
  /** Field that categories without an order of their own are ordered by; the embedded backend's have their positions. */
  sortBy: string;
  /** Prefix of every key in the browser's storage. */
  storageNamespace: string;
  /** Origin of the payment provider's hosted fields. */
  paymentUrl: string;
  /** Script of the bot-protection provider. */
  captchaUrl: string;
  /** Sent as `x-api-key` when the gateway setting is on. */
  gatewayKey: string;
  /** Hosts, beside the shop's own, to which a redirect of the backend may lead. */
  redirectHosts: readonly string[];
}

/** What a fresh Magento shows on a page; the embedded backend's categories are smaller. */
const usualPageSize = TRIMS_DOCUMENTS ? 12 : 6;

/** The test payment provider listens on the port after the shop's, unless configured. */
const neighbourOrigin = (location: Location): string =>
  location.port === ''
    ? `${location.protocol}//${location.hostname}:8081`
    : `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`;

/** What the deployment put into the page, as it stands there. */
export const givenSettings = (page: Document): Record<string, unknown> => pageJson(page, 'shop-settings');

/** Reads the settings that the page carries; a missing, empty or broken value gives its default. */
export const readSettings = (page: Document, location: Location): ShopSettings => {
  const given = givenSettings(page);
  const text = (key: keyof ShopSettings, fallback: string): string => {
    const value = given[key];
    return typeof value === 'string' && value !== '' ? value : fallback;
  };
  const hosts = given.redirectHosts;
  const mediaUrl = text('mediaUrl', '/media/');
  // A backend elsewhere has its pictures elsewhere too; this origin's own stand in for them.
  if (given.graphqlUrl && !given.mediaUrl) log.warn('A media backend URL should be defined in your config.');
  return {
    graphqlUrl: text('graphqlUrl', '/graphql'),
    restUrl: text('restUrl', '/rest'),
    mediaUrl: mediaUrl.endsWith('/') ? mediaUrl : `${mediaUrl}/`,
    storeCode: text('storeCode', 'uk_en'),
    storeName: text('storeName', BRAND.name),
    locale: text('locale', 'en_GB'),
    currency: text('currency', 'GBP'),
    pageSize: Number(/^[1-9]\d?$/.exec(text('pageSize', ''))?.[0] ?? usualPageSize),
    sortBy: text('sortBy', 'position'),
    storageNamespace: text('storageNamespace', BRAND.storageNamespace),
    paymentUrl: text('paymentUrl', neighbourOrigin(location)),
    captchaUrl: text('captchaUrl', '/captcha/api.js'),
    gatewayKey: text('gatewayKey', ''),
    redirectHosts: Array.isArray(hosts) ? hosts.filter((host): host is string => typeof host === 'string') : [],
  };
};

/** The settings of this page, and of the store view that the visitor chose. */
export const settings: ShopSettings = withChosenStoreView(readSettings(document, window.location));
