import { fixedPaths, fixedRoute, inPattern, isOfCheckout } from './routes';
import type { FixedPath } from './routes';

/**
 * Text of one regular expression for all paths of the table.
 * @public Called by the build (build/routeTable.js).
 */
export const fixedPattern = (): string => `^(?:${fixedPaths.map(inPattern).join('|')})/*$`;

/**
 * Text of the regular expression for the paths whose document is one of its own: those of the checkout and everything
 * below them, but for the rows below them that are pages of the shop.
 * @public Called by the build (build/routeTable.js).
 */
export const ownDocumentPattern = (): string =>
  `^(?:${fixedPaths
    .filter(isOfCheckout)
    .map((path) => {
      const ofShop = fixedPaths.filter((other) => other.startsWith(`${path}/`) && !isOfCheckout(other));
      return `${inPattern(path)}${ofShop.map((other) => `(?!${inPattern(other.slice(path.length))}/*$)`).join('')}(?:/|$)`;
    })
    .join('|')})`;

/** Public pages that hold nothing but what is the visitor's own. A list, because a field would be sent to every visitor. */
const ownPages: readonly FixedPath[] = [
  '/cart',
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/customer/account/createPassword',
  '/subscriptions',
];

/** Rules that close a path and nothing that merely begins like it: alone or with a query, with or without a slash at its end. */
const rulesOf = (path: FixedPath): string[] => {
  if (path.includes(':')) return [path.replace(/:.*$/, '')];
  const below = isOfCheckout(path) ? [`${path}/`] : [`${path}/$`, `${path}/?`];
  return [`${path}$`, `${path}?`, ...below];
};

/**
 * What crawlers are kept out of, as robots.txt names it; nothing is closed twice. Never what a page for everybody asks for,
 * such as GraphQL: a crawler that runs scripts would find no content there. A page that is only not to be listed says so
 * itself, and has to stay readable for that.
 */
export const uncrawledPaths = (): string[] => {
  const rules = fixedPaths
    .filter((path) => fixedRoute(path).access === 'signed-in' || isOfCheckout(path) || ownPages.includes(path))
    .flatMap(rulesOf);
  return rules.filter(
    (rule) => !rules.some((other) => other !== rule && other.endsWith('/') && rule.startsWith(other)),
  );
};
