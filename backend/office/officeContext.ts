import type { Db } from '../db/open';
import type { Settings } from '../settings';
import { findDefaultStore } from '../stores/queries';
import { readStoreSettings } from '../stores/storeSettings';

/** What the back office works with. */
export interface OfficeServices {
  db: Db;
  settings: Settings;
  /** Milliseconds since 1970: the real clock, by which tokens go. */
  now: () => number;
  /** The shop's clock, by which changes come (db/shopClock.ts). */
  shopNow: () => number;
}

/** What a page of the back office is made from. */
export interface OfficeContext extends OfficeServices {
  /** Address of the request. */
  url: URL;
  /** Token of its forms. */
  token: string;
  /** Name of the store view. */
  shopName: string;
  /** Zone of the times that editors read and write. */
  timeZone: string;
  /** Identifier of the page that is shown at `/`. */
  homePage: string;
  /** Whether changes can lie ahead and be previewed. */
  canSchedule: boolean;
  /** Whether customers can ask to send goods back. */
  hasReturns: boolean;
}

/** The context of a request. */
export const createOfficeContext = (services: OfficeServices, request: Request, token: string): OfficeContext => {
  const store = findDefaultStore(services.db);
  const settings = store && readStoreSettings(services.db, store.id);
  return {
    ...services,
    url: new URL(request.url),
    token,
    shopName: settings?.store_name ?? store?.name ?? 'Shop',
    timeZone: settings?.timezone ?? 'UTC',
    homePage: settings?.cms_home_page ?? 'home',
    canSchedule: services.settings.profile.previews,
    hasReturns: services.settings.profile.returns,
  };
};
