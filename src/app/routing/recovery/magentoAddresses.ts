import type { ApolloClient } from '@apollo/client';
import { toShopParameters } from '@/features/listing/magentoParameters';
import { signInPath } from '@/features/session/signInPath';
import { FindOrderNumberDocument } from './FindOrderNumber.graphql.generated';
import type { RouteOutcome, RouteQuestion } from '../routeOutcome';

/** What the counterpart of an address may depend on. */
interface Visit {
  client: ApolloClient;
  isSignedIn: () => boolean;
}

/** Where an address leads: a path, which keeps the query, or a function of the address that says the whole of it. */
type Target = string | ((found: RegExpExecArray, question: RouteQuestion, visit: Visit) => string | Promise<string>);

const withSearch = (pathname: string, parameters: URLSearchParams): string => {
  const query = parameters.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
};

const toSearch: Target = (_found, { search }) => {
  const parameters = toShopParameters(new URLSearchParams(search));
  const words = parameters.get('q') ?? parameters.get('name');
  parameters.delete('q');
  parameters.delete('name');
  return withSearch('/search.html', new URLSearchParams([...(words ? [['query', words]] : []), ...parameters]));
};

/** Orders of one request, and requests for one order. */
const ordersAtOnce = 50;
const mostPages = 4;

/** An order is at its number; Magento's own addresses name it by its id. Without either, the list of all orders. */
const toOrder: Target = async ([, id = ''], { pathname, search, hash }, { client, isSignedIn }) => {
  if (!isSignedIn()) return signInPath(pathname + search + hash);
  for (let currentPage = 1; currentPage <= mostPages; currentPage += 1) {
    const variables = { currentPage, pageSize: ordersAtOnce };
    const { data } = await client.query({ query: FindOrderNumberDocument, variables, fetchPolicy: 'no-cache' });
    const orders = data?.customer?.orders;
    const order = orders?.items?.find((item) => item?.id === btoa(id));
    if (order) return `/order-history/${encodeURIComponent(order.number)}`;
    if (currentPage >= (orders?.page_info?.total_pages ?? 1)) break;
  }
  return '/order-history';
};

/** The older form of the link has the token in its path. */
const toNewPassword: Target = ([path], { search }) => {
  const parameters = new URLSearchParams(search);
  const token = /\/token\/(\w+)/.exec(path)?.[1];
  if (token !== undefined) parameters.set('token', token);
  return withSearch('/customer/account/createPassword', parameters);
};

/** Links of mails by which a guest confirms something keep what they say; those about returns do not say it. */
const toGuestOrder: Target = ([path], { search }) => {
  const parameters = new URLSearchParams(search);
  if (/^rma/i.test(path) && parameters.has('confirmation_key')) parameters.set('action', 'return');
  return withSearch('/track-my-order', parameters);
};

/**
 * The addresses of Magento's own front end, in mails, bookmarks and search engines from before a shop had this one, with
 * their counterparts. A row's expression is for the whole path without slashes at its ends.
 */
const rows: readonly (readonly [string, Target])[] = [
  ['catalogsearch/result(?:/index)?', toSearch],
  ['catalogsearch/advanced(?:/.*)?|search/term/popular', toSearch],
  // The backend knows this one, and where the entity is.
  [
    'catalog/(product|category)/view/(?:.*/)?id/(\\d+)(?:/.*)?',
    ([, kind = '', id = ''], { search }) => `/catalog/${kind}/view/id/${id}${search}`,
  ],
  ['catalog/product_compare(?:/.*)?', '/compare'],
  ['customer/account/login(?:post)?(?:/.*)?|customer/account/(?:confirm|confirmation)(?:/.*)?', '/sign-in'],
  ['customer/account/logout(?:success)?', '/'],
  ['customer/account/create(?:post)?', '/create-account'],
  ['customer/account/forgotpassword(?:post)?', '/forgot-password'],
  ['customer/account/createpassword(?:/.*)?', toNewPassword],
  ['customer|customer/account/index', '/customer/account'],
  ['customer/address(?:/.*)?', '/address-book'],
  ['sales/order/(?:view|print|invoice|shipment|creditmemo|reorder)/order_id/(\\d+)(?:/.*)?', toOrder],
  ['sales/order(?:/.*)?|rma/returns(?:/.*)?', '/order-history'],
  [
    'downloadable/(?:customer|download)(?:/.*)?',
    () => (CAPABILITIES.purchasedDownloads ? '/order-history?downloads' : '/order-history'),
  ],
  ['sales/guest(?:/.*)?|rma/guest(?:/.*)?|shipping/tracking(?:/.*)?', toGuestOrder],
  ['wishlist/index(?:/.*)?', '/wishlist'],
  ['newsletter/(?:manage|subscriber)(?:/.*)?', '/communications'],
  ['vault/cards(?:/.*)?|paypal/billing_agreement(?:/.*)?', '/saved-payments'],
  ['review/customer(?:/.*)?|giftcard/customer', '/customer/account'],
  [
    'storecredit/info(?:/.*)?|reward/customer(?:/.*)?',
    () => (CAPABILITIES.storeCredit || CAPABILITIES.rewardPoints ? '/credit-and-points' : '/customer/account'),
  ],
  ['checkout/cart(?:/.*)?', '/cart'],
  ['checkout/onepage/success|multishipping/checkout/success', '/checkout/receipt'],
  ['checkout/(?:onepage|index|multishipping)(?:/.*)?|multishipping(?:/.*)?|onestepcheckout(?:/.*)?', '/checkout'],
  ['contacts?(?:/index)?', '/contact-us'],
  ['cms(?:/index(?:/index)?)?|cms/noroute(?:/.*)?|home|index\\.php', '/'],
  ['index\\.php/(.+)', ([, path = ''], { search }) => `/${path.replace(/^\/+/, '')}${search}`],
];

const patterns = rows.map(([pattern, target]) => [new RegExp(`^(?:${pattern})$`, 'i'), target] as const);

/** The ways in which a path may be written: with the script, or a store view's code, before what it names. */
const waysOf = (path: string): string[] => {
  const bare = path.replace(/^\/+|\/+$/g, '');
  const named = bare.replace(/^index\.php\/+/i, '');
  // One word behind another may be anybody's page.
  const ofStore = /^[a-z]\w*\/(.+\/.+)$/i.exec(named)?.[1] ?? named;
  return [...new Set([named, ofStore, bare])];
};

const targetOf = (pathname: string): [RegExpExecArray, Target] | undefined => {
  for (const path of waysOf(pathname)) {
    for (const [pattern, target] of patterns) {
      const found = pattern.exec(path);
      if (found) return [found, target];
    }
  }
  return undefined;
};

/**
 * Where an address of Magento's own front end leads in this shop. It is asked for only where the backend knows nothing: a
 * merchant's own page at such an address comes first.
 * @returns the redirect; undefined for any other address.
 */
export const toCounterpart = async (question: RouteQuestion, visit: Visit): Promise<RouteOutcome | undefined> => {
  const [found, target] = targetOf(question.pathname) ?? [];
  if (!found || target === undefined) return undefined;
  const to = typeof target === 'string' ? target + question.search : await target(found, question, visit);
  // Nothing is there.
  if (to === question.pathname + question.search) return undefined;
  return { kind: 'redirect', to: to + (to.includes('#') ? '' : question.hash), isExternal: false, code: 301 };
};
