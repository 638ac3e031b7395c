import { lazyPolicy, type PolicyRules } from './lazyPolicy';

/** Returns the address that it is given. @throws TypeError for one that it does not vouch for. */
type Vouch = (url: string) => string;

type ScriptRules = Required<Pick<PolicyRules, 'createScriptURL'>>;

const vouchers = new Map<string, Vouch>();
const policies = new Map<string, () => ScriptRules>();

const policyOf = (name: string): ScriptRules => {
  const known = policies.get(name);
  const policy =
    known ??
    lazyPolicy(name, {
      createScriptURL: (url) => {
        const vouch = vouchers.get(name);
        if (!vouch) throw new TypeError('Nothing of the shop has asked for a script of this kind.');
        return vouch(url);
      },
    });
  policies.set(name, policy);
  return policy();
};

/**
 * The Trusted Types policy of a loader of foreign scripts.
 * @param vouch lets the configured addresses through, and throws for all others.
 */
export const scriptPolicy = (name: string, vouch: Vouch): (() => ScriptRules) => {
  vouchers.set(name, vouch);
  return () => policyOf(name);
};

/**
 * Makes policies before their loaders are there. The page's policy allows each name once: what is taken, no foreign script
 * can make for itself.
 * @param names that the Content-Security-Policy of this page allows.
 */
export const claimPolicies = (names: readonly string[]): void => names.forEach(policyOf);
