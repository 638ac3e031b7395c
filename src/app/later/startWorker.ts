import { followUpdates } from '@/kernel/serviceWorker/followUpdates';
import { registerServiceWorker } from '@/kernel/serviceWorker/registerServiceWorker';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { isOwnDocument } from '../routing/routes';
import type { ShopStore } from '../store';

const loadOffer = () => import(/* webpackChunkName: "footer" */ './offerUpdate');

/** Registers the service worker and follows its updates. Where one pays, nothing is offered and nothing is reloaded. */
export const startWorker = async (services: ThunkServices, store: ShopStore): Promise<void> => {
  const isCheckout = isOwnDocument(window.location.pathname);
  const registration = await registerServiceWorker();
  const script = document.querySelector<HTMLScriptElement>('script[src*="/static/main"]')?.src;
  if (!registration || script === undefined) return;
  const offer = (accept: () => void): void => {
    // What cannot be loaded says nothing; the new version begins when the last page of this one is gone.
    loadOffer().then(
      ({ offerUpdate }) => offerUpdate(services, store, accept),
      () => undefined,
    );
  };
  followUpdates({
    registration,
    script,
    onOffer: isCheckout ? undefined : offer,
    reloadPage: services.reloadPage,
    now: services.now,
  });
};
