interface Rules {
  createScriptURL: (url: string) => string;
  createScript: (text: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Rules) => Rules;
}

/** The one script address that the shop itself vouches for; webpack does so for its chunks. */
export const workerUrl = '/sw.js';

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const rules: Rules = {
  createScriptURL: () => workerUrl,
  // Data blocks only: JSON of an object runs nothing, as a script it would not even parse.
  createScript: (text) => JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c'),
};

let policy: Rules | undefined;

/**
 * The shop's Trusted Types policy, which the page's Content-Security-Policy allows to be made once; where the browser has
 * no Trusted Types, the same rules without them.
 */
export const shopPolicy = (): Rules => {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  policy ??= isFactory(factory) ? factory.createPolicy('halewell', rules) : rules;
  return policy;
};
