import { log } from '@/kernel/logging/log';
import { shopPolicy, workerUrl } from '@/kernel/trustedTypes/shopPolicy';

/** Registers the service worker when the page has loaded; a failure is only a warning. */
export const registerServiceWorker = (
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): void => {
  if (!container || process.env.NODE_ENV !== 'production') return;
  const register = async (): Promise<void> => {
    try {
      await container.register(shopPolicy().createScriptURL(workerUrl));
    } catch (error) {
      log.warn('The service worker did not register.', error);
    }
  };
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
};
