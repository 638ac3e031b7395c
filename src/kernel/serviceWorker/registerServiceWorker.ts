import { log } from '@/kernel/logging/log';

/** Registers /sw.js when the page has loaded; a failure is only a warning (spec §8). */
export const registerServiceWorker = (
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): void => {
  if (!container || process.env.NODE_ENV !== 'production') return;
  const register = (): void => {
    container.register('/sw.js').catch((error: unknown) => log.warn('The service worker did not register.', error));
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
};
