import { selectCartId } from '@/features/cart/cartSlice';
import { type OptionalChoice, readOptionalChoice } from '@/kernel/storage/optionalStorage';
import { announcePrerenderReady, signalPrerender } from '@/kernel/head/prerenderSignals';
import { givenSettings, settingText, warnOfMissingMediaUrl } from '@/kernel/app/settings';
import { createErrorReporter, sendReportsTo } from '@/kernel/logging/errorReport';
import { reportErrorsTo } from '@/kernel/logging/log';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { claimPolicies } from '@/kernel/trustedTypes/scriptPolicy';
import { shopPolicy } from '@/kernel/trustedTypes/shopPolicy';
import { privacyNotice } from '@/shell/privacy/privacyNotice';
import { startFollowing } from '../following/startFollowing';
import { isMeasuring, readMeasuringSettings } from '../measuring/measuringSettings';
import type { ShopNavigator } from '../routing/navigator';
import { isOwnDocument } from '../routing/routes';
import { startPersistedCache } from '../startPersistedCache';
import type { ShopStore } from '../store';
import { confirmKept } from './confirmKept';
import { followConnection } from './followConnection';
import { followSignOut } from './followSignOut';
import { ignoreHeldKeys } from './ignoreHeldKeys';
import { policyNames } from './policyNames';
import { startWorker } from './startWorker';
import { tellClosedCart } from './tellClosedCart';

const loadNotice = () => import(/* webpackChunkName: "page-head" */ './showPrivacyNotice');
const loadHead = () => import(/* webpackChunkName: "page-head" */ './head/describePages');
const loadKeepCart = () => import(/* webpackChunkName: "kept-cart" */ './keepCart');
const loadMeasuring = () => import(/* webpackChunkName: "measuring" */ '../measuring/startMeasuring');

/** Measures while the visitor agrees to it, if the deployment measures at all. */
const createMeasuring = (services: ThunkServices, store: ShopStore, navigator: ShopNavigator) => {
  const settings = readMeasuringSettings(document);
  let isAgreed = false;
  let stop: (() => void) | undefined;
  return {
    isConfigured: isMeasuring(settings),
    follow: async (choice: OptionalChoice | undefined): Promise<void> => {
      isAgreed = choice === 'accepted';
      if (!isAgreed) {
        stop?.();
        stop = undefined;
      } else if (isMeasuring(settings) && !stop) {
        // What cannot be loaded measures nothing.
        const loaded = await loadMeasuring().catch(() => undefined);
        if (isAgreed) stop ??= loaded?.startMeasuring(settings, services, store, navigator);
      }
    },
  };
};

/** Keeps the cart for a visit without a connection, once there is one. */
const keepCartOnceThere = (services: ThunkServices, store: ShopStore): void => {
  const begin = (): boolean => {
    if (selectCartId(store.getState()) === null) return false;
    void loadKeepCart().then(
      ({ keepCart }) => keepCart(services, store),
      // Not there, the cart is shown with a connection only.
      () => undefined,
    );
    return true;
  };
  if (begin()) return;
  const stop = store.subscribe(() => {
    if (begin()) stop();
  });
};

/** Errors go to the console, and to the deployment's address if it has one. */
const startReporting = ({ now }: ThunkServices): void => {
  const errorsUrl = settingText(givenSettings(document), 'errorsUrl', '');
  if (errorsUrl !== '') reportErrorsTo(createErrorReporter({ send: sendReportsTo(errorsUrl), now }));
};

/**
 * Starts what no page waits for. Where one pays, nothing is asked: until there is a decision nothing optional is kept
 * or measured anyway.
 * @param isCacheKept whether the cache of this store view and currency outlives the visit.
 */
export const startLater = (
  services: ThunkServices,
  store: ShopStore,
  navigator: ShopNavigator,
  isCacheKept: boolean,
): void => {
  startReporting(services);
  ignoreHeldKeys();
  warnOfMissingMediaUrl(document);
  claimPolicies(policyNames(isOwnDocument(window.location.pathname), givenSettings(document)));
  shopPolicy();
  if (isCacheKept) startPersistedCache(services);
  startFollowing(services, store);
  followConnection(services, store);
  tellClosedCart(services, store);
  followSignOut(services, store);
  keepCartOnceThere(services, store);
  confirmKept(services, store, navigator);
  void startWorker(services, store);
  const measuring = createMeasuring(services, store, navigator);
  const choice = readOptionalChoice(services.storage);
  void measuring.follow(choice);
  if (isOwnDocument(window.location.pathname)) return announcePrerenderReady();
  void loadHead().then(
    ({ describePages }) => describePages(services, navigator),
    () => {
      signalPrerender({ status: 503 });
      announcePrerenderReady();
    },
  );
  const show = (): void => {
    stop();
    void loadNotice().then(
      ({ showPrivacyNotice }) =>
        showPrivacyNotice(services, store, {
          isMeasuring: measuring.isConfigured,
          onChoice: (next) => void measuring.follow(next),
        }),
      // Not there, it is asked for on the next page, or from the footer.
      () => undefined,
    );
  };
  const stop = privacyNotice.subscribe(show);
  if (choice === undefined) show();
};
