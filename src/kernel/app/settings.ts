import { asText } from '@/kernel/storage/parsers';
import { log } from '../logging/log';
import { withChosenStoreView } from './chosenStoreView';
import { pageJson } from './pageJson';

/**
 * What a deployment may choose about the shop and its data, which the scripts in the page need as well; every value has a
 * working default (settings/table.js).
 */
export interface ShopSettings {
  /** GraphQL endpoint, on this origin unless configured. */
  graphqlUrl: string;
  /** Base of the image service, with a trailing slash. */
  mediaUrl: string;
  /** Address of imgproxy or Cloudflare, without a slash at the end; empty for that of the shop itself. */
  imageServiceUrl?: string;
  /** The store's own media base, without its scheme, where its media are asked for elsewhere. */
  storeMediaBase?: string;
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
  /** Sent as `x-api-key` when the gateway setting is on. */
  gatewayKey: string;
}

/** What a fresh Magento shows on a page; the embedded backend's categories are smaller. */
const usualPageSize = TRIMS_DOCUMENTS ? 12 : 6;

/** What the deployment put into the page, as it stands there. */
export const givenSettings = (page: Document): Record<string, unknown> => pageJson(page, 'shop-settings');

/** One of the settings that the page carries; `fallback` where it is missing, empty or no text. */
export const settingText = (given: Record<string, unknown>, key: string, fallback: string): string =>
  asText(given[key]) ?? fallback;

/** Reads the settings that the page carries; a missing, empty or broken value gives its default. */
export const readSettings = (page: Document): ShopSettings => {
  const given = givenSettings(page);
  const text = (key: keyof ShopSettings, fallback: string): string => settingText(given, key, fallback);
  const mediaUrl = text('mediaUrl', '/media/');
  return {
    graphqlUrl: text('graphqlUrl', '/graphql'),
    mediaUrl: mediaUrl.endsWith('/') ? mediaUrl : `${mediaUrl}/`,
    ...(IMAGE_SERVICE === 'imgproxy' || IMAGE_SERVICE === 'cloudflare'
      ? { imageServiceUrl: text('imageServiceUrl', '').replace(/\/+$/, '') }
      : {}),
    storeCode: text('storeCode', 'uk_en'),
    storeName: text('storeName', BRAND.name),
    locale: text('locale', 'en_GB'),
    currency: text('currency', 'GBP'),
    pageSize: Number(/^[1-9]\d?$/.exec(text('pageSize', ''))?.[0] ?? usualPageSize),
    sortBy: text('sortBy', 'position'),
    storageNamespace: text('storageNamespace', BRAND.storageNamespace),
    gatewayKey: text('gatewayKey', ''),
  };
};

/** Says in the log that a backend elsewhere has its pictures elsewhere too; this origin's own stand in for them. */
export const warnOfMissingMediaUrl = (page: Document): void => {
  const given = givenSettings(page);
  if (given.graphqlUrl && !given.mediaUrl) log.warn('A media backend URL should be defined in your config.');
};

/** The settings of this page, and of the store view that the visitor chose. */
export const settings: ShopSettings = withChosenStoreView(readSettings(document));
