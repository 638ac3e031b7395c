import { log } from '@/kernel/logging/log';

const workerUrl = '/sw.js';

interface ScriptUrlPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

const hasPolicies = (value: unknown): value is ScriptUrlPolicies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** The worker's address in the form that a page with Trusted Types demands: the policy vouches for this one only. */
const trustedWorkerUrl = (): string => {
  const policies: unknown = Reflect.get(window, 'trustedTypes');
  if (!hasPolicies(policies)) return workerUrl;
  return policies.createPolicy('halewell', { createScriptURL: () => workerUrl }).createScriptURL(workerUrl);
};

/** Registers the service worker when the page has loaded; a failure is only a warning (spec §8). */
export const registerServiceWorker = (
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): void => {
  if (!container || process.env.NODE_ENV !== 'production') return;
  const register = async (): Promise<void> => {
    try {
      await container.register(trustedWorkerUrl());
    } catch (error) {
      log.warn('The service worker did not register.', error);
    }
  };
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
};
