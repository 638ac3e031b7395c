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

/**
 * Beginnings of the paths that crawlers are kept out of, for robots.txt; none lies below another. A page that is only
 * not to be listed says so itself, and has to stay readable for that.
 */
export const uncrawledPaths = (): string[] => {
  const beginnings = fixedPaths
    .filter((path) => fixedRoute(path).access === 'signed-in' || isOfCheckout(path) || ownPages.includes(path))
    .map((path) => path.replace(/:.*$/, ''));
  return beginnings.filter((path) => !beginnings.some((other) => other !== path && path.startsWith(`${other}/`)));
};
