import { readOptionalChoice } from '@/kernel/storage/optionalStorage';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { privacyNotice } from '@/shell/privacy/privacyNotice';
import { isOwnDocument } from './routing/routes';
import { startFollowing } from './startFollowing';
import type { ShopStore } from './store';

const loadNotice = () => import(/* webpackChunkName: "privacy" */ './showPrivacyNotice');

/**
 * Starts what no page waits for. Where one pays, nothing is asked: until there is a decision nothing optional is kept
 * anyway.
 */
export const startLater = (services: ThunkServices, store: ShopStore): void => {
  startFollowing(services, store);
  if (isOwnDocument(window.location.pathname)) return;
  const show = (): void => {
    stop();
    void loadNotice().then(
      ({ showPrivacyNotice }) => showPrivacyNotice(services, store),
      // Not there, it is asked for on the next page, or from the footer.
      () => undefined,
    );
  };
  const stop = privacyNotice.subscribe(show);
  if (readOptionalChoice(services.storage) === undefined) show();
};
