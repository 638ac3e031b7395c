import { viewedKey } from '@/features/recentlyViewed/viewedKey';
import { recentSearchesKey } from '@/features/search/recentSearchesKey';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { PrivacyNotice, type PrivacyNoticeProps } from '@/shell/privacy/PrivacyNotice';
import { noticePlace } from '@/shell/privacy/privacyNotice';
import type { ShopStore } from '../store';
import { renderApart } from './renderApart';

/** Entries of the device that the shop could do without. */
const optionalKeys = [viewedKey, recentSearchesKey];

/**
 * Shows the notice of cookies and storage before the page, behind the link that skips to its content, as a root of its own:
 * the first load knows nothing of it.
 */
export const showPrivacyNotice = (
  services: ThunkServices,
  store: ShopStore,
  measuring: Pick<PrivacyNoticeProps, 'isMeasuring' | 'onChoice'>,
): void => {
  const place = document.createElement('div');
  const given = document.getElementById(noticePlace);
  if (given) given.replaceChildren(place);
  else document.body.prepend(place);
  renderApart(services, store, place, <PrivacyNotice storage={services.storage} keys={optionalKeys} {...measuring} />);
};
