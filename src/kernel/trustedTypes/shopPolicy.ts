import { lazyPolicy, type PolicyRules } from './lazyPolicy';

/** The one script address that the shop itself vouches for; webpack does so for its chunks. */
export const workerUrl = '/sw.js';

const rules: Required<PolicyRules> = {
  // For the sanitiser alone, which reads the text into a document that runs nothing and takes out what could.
  createHTML: (html) => html,
  createScriptURL: () => workerUrl,
  // Data blocks only: JSON of an object runs nothing, as a script it would not even parse.
  createScript: (text) => JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c'),
};

/** The shop's own Trusted Types policy. */
export const shopPolicy = lazyPolicy('shop', rules);
