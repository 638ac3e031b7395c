import type { PolicyRules } from './lazyPolicy';

export interface ForeignScript {
  url: string;
  /** Vouches for the address. */
  policy: () => Required<Pick<PolicyRules, 'createScriptURL'>>;
  /** Integrity of the script; '' where none is configured. */
  hash?: string;
  /** Milliseconds after which it counts as blocked; without it only the browser says so. */
  timeoutMs?: number;
  /** Message of the error that is thrown when the script does not load. */
  failure: string;
}

/**
 * Loads a provider's script. The caller sees to it that it is loaded once; a failed one leaves nothing behind.
 * @throws Error with `failure`; TypeError when the policy does not vouch for the address.
 */
export const appendScript = ({ url, policy, hash = '', timeoutMs, failure }: ForeignScript): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = policy().createScriptURL(url);
    script.async = true;
    if (hash !== '') {
      script.integrity = hash;
      script.crossOrigin = 'anonymous';
    }
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(failure));
    };
    const timer = timeoutMs === undefined ? undefined : setTimeout(fail, timeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
