import { log } from '@/kernel/logging/log';
import { shopPolicy, workerUrl } from '@/kernel/trustedTypes/shopPolicy';

/**
 * Registers the service worker when the page has loaded; a failure is only a warning.
 * @returns the registration; undefined where there is none.
 */
export const registerServiceWorker = async (
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Promise<ServiceWorkerRegistration | undefined> => {
  if (!container || process.env.NODE_ENV !== 'production') return undefined;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  try {
    return await container.register(shopPolicy().createScriptURL(workerUrl));
  } catch (error) {
    log.warn('The service worker did not register.', error);
    return undefined;
  }
};
