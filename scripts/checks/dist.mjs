/** What must not leave the developer's machine, by what it is called in a report. */
const forbidden = [
  ['a source map', /\/[/*][#@]\s*sourceMappingURL=/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a key of a cloud', /\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/],
  ['a secret key of a provider', /\b(?:sk|rk)_(?:live|test)_\w{16,}|\bghp_\w{36}\b|\bxox[abp]-\w{10,}/],
  ['a token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./],
  ['an address of a developer’s machine', /https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?/],
  ['a folder of a developer’s machine', /(?:\/home\/|\/Users\/|[A-Z]:\\Users\\)[\w.-]+[/\\]/],
  ['a tool of the embedded backend', /\/__(?:mail|office|faults)\b/],
  ['the development server', /webpack-dev-server|webpackHotUpdate|__REACT_DEVTOOLS_APPEND_COMPONENT_STACK__/],
];

/** Addresses that stand in code for another reason; each with it. */
const known = [
  // Of the router: a base for addresses that have none, which is never asked for anything.
  'http://localhost',
];

const isText = (name) => /\.(?:js|css|html|json|svg|txt|webmanifest)$/.test(name);

const isKnown = (found) => known.includes(found);

/**
 * Looks for what a build must not hold.
 * @param files names of its files, with a function that reads one.
 * @returns one sentence a problem.
 */
export const distProblems = (files) =>
  files.flatMap(({ name, read }) => {
    if (/\.(?:map|ts|tsx|env|pem|key|sqlite)$/.test(name)) return [`${name} does not belong into a build.`];
    if (!isText(name)) return [];
    const text = read();
    return forbidden.flatMap(([what, pattern]) => {
      const found = [...text.matchAll(new RegExp(pattern, 'g'))]
        .map(([match]) => match)
        .find((match) => !isKnown(match));
      return found === undefined ? [] : [`${name} holds ${what}: ${found.slice(0, 60)}`];
    });
  });
