import { followUpdates } from '@/kernel/serviceWorker/followUpdates';
import { giveAnswers } from '@/kernel/serviceWorker/giveAnswers';
import { registerServiceWorker } from '@/kernel/serviceWorker/registerServiceWorker';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { wait } from '@/kernel/wait';
import { isOwnDocument } from '../routing/routes';
import type { ShopStore } from '../store';
import { offerUpdate } from './offerUpdate';

/**
 * Before a first worker comes: it fetches and compiles all that it keeps, beside a page that still puts itself together,
 * and a phone has few processors.
 */
const firstWorkerDelayMs = 2000;

/** Registers the service worker and follows its updates. Where one pays, nothing is offered and nothing is reloaded. */
export const startWorker = async (services: ThunkServices, store: ShopStore): Promise<void> => {
  const isCheckout = isOwnDocument(window.location.pathname);
  const isFirst = !navigator.serviceWorker?.controller;
  if (isFirst) await wait(firstWorkerDelayMs);
  const registration = await registerServiceWorker();
  const script = document.querySelector<HTMLScriptElement>('script[src*="/static/main"]')?.src;
  if (!registration) return;
  const asked = window.shopBoot?.asked;
  delete window.shopBoot?.asked;
  if (isFirst && asked) void giveAnswers(asked);
  if (script === undefined) return;
  // Not loaded then: the web server has the files of the new version only.
  const offer = (accept: () => void): void => offerUpdate(services, store, accept);
  followUpdates({
    registration,
    script,
    onOffer: isCheckout ? undefined : offer,
    reloadPage: services.reloadPage,
    now: services.now,
  });
};
