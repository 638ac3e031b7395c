import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { readQuery, searchPagePath } from '@/features/search/searchPath';
import { entriesOf } from '@/kernel/entriesOf';
import type { ShopNavigator } from '../routing/navigator';
import type { ShownRoute } from '../routing/shownRoute';
import { isOwnDocument } from '../routing/routes';
import type { EventItem, EventListener } from './shopEvents';

type ListedProduct = Pick<ProductCardFieldsFragment, 'sku' | 'name' | 'price_range'>;

const toItem = ({ sku, name, price_range: range }: ListedProduct, index?: number): EventItem => {
  const price = range?.minimum_price?.final_price;
  return {
    sku: sku ?? '',
    name: name ?? '',
    ...(price?.value == null ? {} : { price: price.value, currency: price.currency ?? '' }),
    ...(index === undefined ? {} : { index }),
  };
};

/** A term that may be somebody's address, number or order is nobody's business. */
const isPersonal = (term: string): boolean => /@|\d{5,}/.test(term.replace(/[\s-]/g, ''));

const tellPage = ({ location, outcome }: ShownRoute, emit: EventListener): void => {
  if (outcome.kind === 'notFound' || outcome.kind === 'error') {
    emit({ kind: 'page', path: location.pathname, page: outcome.kind });
    return;
  }
  if (outcome.kind !== 'resolved') return;
  const { page } = outcome;
  // The pattern of a fixed path: its parts may be codes of a mail.
  emit({ kind: 'page', path: page.type === 'static' ? page.path : location.pathname, page: page.type });
  if (page.type === 'product') emit({ kind: 'product', item: toItem(page.product) });
  if (page.type === 'category') {
    const items = entriesOf(page.list?.items).map(toItem);
    if (items.length > 0) emit({ kind: 'list', list: page.category.name ?? '', items });
  }
  if (page.type === 'static' && page.path === searchPagePath) {
    const term = readQuery(location.search);
    if (term !== '' && !isPersonal(term)) emit({ kind: 'search', term });
  }
};

/** The product of the list on screen that a link leads to. */
const productBehind = (href: string, { outcome }: ShownRoute) => {
  if (outcome.kind !== 'resolved' || outcome.page.type !== 'category') return undefined;
  const { category, list } = outcome.page;
  const { pathname } = new URL(href, window.location.origin);
  const products = entriesOf(list?.items);
  const index = products.findIndex(({ url_key: key, url_suffix: suffix }) => pathname === `/${key}${suffix ?? ''}`);
  const product = products[index];
  return product && { list: category.name ?? '', item: toItem(product, index) };
};

const isProduct = (outcome: ShownRoute['outcome']): boolean =>
  outcome.kind === 'resolved' && outcome.page.type === 'product';

/** Tells of pages, products, lists, searches and clicks on products of a list. @returns the function that ends it. */
export const observePages = (navigator: ShopNavigator, emit: EventListener): (() => void) => {
  // Entries of the history on the same page, such as opened overlays, show no page, nor does another size of a product; steps
  // of the checkout are told apart.
  const keyOf = ({ location: { pathname, search }, outcome }: ShownRoute): string =>
    `${pathname}${isOwnDocument(pathname) || isProduct(outcome) ? '' : search} ${outcome.kind}`;
  let told = keyOf(navigator.shown());
  tellPage(navigator.shown(), emit);
  const stop = navigator.subscribe(() => {
    const shown = navigator.shown();
    // The same page is published again with newer data.
    if (keyOf(shown) === told || shown.listState === 'loading' || shown.outcome.kind === 'loading') return;
    told = keyOf(shown);
    tellPage(shown, emit);
  });
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const clicked = link && productBehind(link.href, navigator.shown());
    if (clicked) emit({ kind: 'click', ...clicked });
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    stop();
    document.removeEventListener('click', onClick, { capture: true });
  };
};
