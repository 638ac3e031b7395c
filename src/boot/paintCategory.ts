import { make } from './dom';
import { crumbs, lead, price, stars } from './parts';
import { picture } from './pictures';
import { paragraphsOf } from './plainText';
import { type Fields, fields, list, text } from './values';

/** Cards whose pictures are loaded by the boot script: the first row. */
const firstRow = 3;
/** Cards that can be in the first view. */
const shownCards = 6;

const card = (product: Fields, index: number): HTMLElement => {
  const address = text(fields(product.small_image).url);
  const frame = make('div', 'bootPic');
  if (address && index < firstRow) frame.append(picture(address, 'card', index === 0));
  const summary = text(product.pack_summary);
  return make(
    'li',
    'bootCard',
    frame,
    make('h2', 'bootName', text(product.name)),
    ...(summary ? [make('p', 'bootSmall', summary)] : []),
    ...stars(product),
    make(
      'div',
      list(product.subscription_plans).length > 0 ? 'bootCardBuy bootPlan' : 'bootCardBuy',
      make('p', 'bootPrice', price(product)),
    ),
  );
};

/** Keeps the room of the sub-categories, in as many rows as they take. */
const navigation = (route: Fields): HTMLElement[] => {
  const children = list(route.children).filter(
    (child) => child.include_in_menu === 1 && Number(child.product_count) > 0,
  );
  const names = children.map(({ name, product_count: count }) => make('span', '', `${text(name)} ${String(count)}`));
  return names.length > 0 ? [make('div', 'bootNav', ...names)] : [];
};

/** A category: breadcrumbs, name, description and the first cards. */
export const paintCategory = (route: Fields): HTMLElement => {
  const parents = list(route.breadcrumbs).map(({ category_name: name }) => text(name));
  const description = paragraphsOf(route.description);
  // A filtered list has another type than a category's own; on phones its filters take a row.
  const tools = fields(route.products).__typename === 'Products' ? 'bootTools bootChips' : 'bootTools';
  const grid = make('ul', 'bootGrid', ...list(fields(route.products).items).slice(0, shownCards).map(card));
  return make(
    'div',
    'bootWrap',
    crumbs(['Home', ...parents, text(route.name)]),
    make(
      'header',
      'bootCat',
      make('h1', 'bootD2', text(route.name)),
      ...(description.length > 0 ? [lead(description)] : []),
    ),
    make(
      'div',
      'bootPlp',
      ...navigation(route),
      make('div', 'bootSide', make('div', 'bootFilters'), make('div', '', make('div', tools), grid)),
    ),
  );
};
