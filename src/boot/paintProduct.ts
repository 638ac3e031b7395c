import { bar, make } from './dom';
import { crumbs, lead, price, stars } from './parts';
import { picture } from './pictures';
import { paragraphsOf } from './plainText';
import { pictureAddresses, variantOf } from './productPictures';
import { type Fields, fields, list, text } from './values';

const deepest = (categories: Fields[]): Fields | undefined =>
  categories.reduce<Fields | undefined>(
    (best, category) => (Number(category.level) > Number(best?.level ?? 0) ? category : best),
    undefined,
  );

/** Kept by features/catalog/lastCategory.ts. */
const lastCategory = (): string | null => {
  try {
    return sessionStorage.getItem('halewell:category');
  } catch {
    return null;
  }
};

/** Where the shopper came from, by the same rule as the page (pages/product/productCategory.ts). */
const originCategory = (route: Fields): Fields | undefined => {
  const categories = list(route.categories);
  const origin = lastCategory();
  const below = categories.filter(({ breadcrumbs }) =>
    list(breadcrumbs).some(({ category_uid: uid }) => uid === origin),
  );
  return categories.find(({ uid }) => uid === origin) ?? deepest(below) ?? deepest(categories);
};

const crumbNames = (route: Fields): string[] => {
  const category = originCategory(route);
  const parents = list(category?.breadcrumbs).map(({ category_name: name }) => text(name));
  return ['Home', ...parents, ...(category ? [text(category.name)] : []), text(route.name)];
};

const claims = (route: Fields): HTMLElement[] => {
  const rows = list(fields(route.supplement).claims).map(({ text: claim, condition }) =>
    make('li', '', `${text(claim)} `, make('small', '', text(condition))),
  );
  return rows.length > 0 ? [make('div', 'bootClaims', make('ul', '', ...rows))] : [];
};

/** A product: breadcrumbs, main picture, name, summary, claims and price. */
export const paintProduct = (route: Fields, mediaUrl: string, search: string): HTMLElement => {
  const variant = variantOf(route, search);
  const addresses = pictureAddresses(route, mediaUrl, search);
  const main = make('div', 'bootPic bootMain');
  if (addresses[0]) main.append(picture(addresses[0], 'product', true));
  const bought = variant.price_range ? variant : route;
  const summary = paragraphsOf(fields(route.short_description).html);
  const kind = text(bought.pack_summary);
  return make(
    'div',
    'bootWrap',
    crumbs(crumbNames(route)),
    make(
      'div',
      'bootPdp',
      make('div', 'bootGal', ...(addresses.length > 1 ? [bar('bootThumbs')] : []), main),
      make(
        'div',
        'bootBuy',
        make(
          'header',
          '',
          ...(kind ? [make('p', 'bootKind', kind)] : []),
          make('h1', '', text(route.name)),
          ...stars(route),
        ),
        ...(summary.length > 0 ? [lead(summary)] : []),
        ...claims(route),
        make('div', '', make('p', 'bootPrice', price(bought))),
        ...(list(route.configurable_options).length > 0 ? [bar('bootOpts')] : []),
        ...(list(bought.subscription_plans).length > 0 ? [bar('bootSub')] : []),
        bar('bootRow'),
      ),
    ),
  );
};
