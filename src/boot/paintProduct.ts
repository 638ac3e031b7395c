import { bar, make } from './dom';
import { crumbs, lead, price, stars } from './parts';
import { picture } from './pictures';
import { paragraphsOf } from './plainText';
import { pictureAddresses, variantOf } from './productPictures';
import { type Fields, fields, list, text } from './values';

const deepestCategory = (route: Fields): Fields | undefined =>
  list(route.categories).reduce<Fields | undefined>(
    (deepest, category) => (Number(category.level) > Number(deepest?.level ?? 0) ? category : deepest),
    undefined,
  );

const crumbNames = (route: Fields): string[] => {
  const category = deepestCategory(route);
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
        bar('bootOpts'),
      ),
    ),
  );
};
