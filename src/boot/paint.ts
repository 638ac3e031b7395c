import { bar, make } from './dom';
import { type PictureSet, pictureSets, srcSetOf } from './pictures';
import { type Fields, fields, list, text } from './values';

const picture = (address: string, set: PictureSet, isFirst: boolean): HTMLElement => {
  const image = document.createElement('img');
  image.alt = '';
  image.decoding = 'async';
  if (isFirst) image.fetchPriority = 'high';
  image.sizes = pictureSets[set].sizes;
  image.srcset = srcSetOf(address, set);
  return image;
};

const crumbs = (names: string[]): HTMLElement => make('ol', 'bootCrumbs', ...names.map((name) => make('li', '', name)));

const price = (product: Fields): string => {
  const { value, currency } = fields(fields(fields(product.price_range).minimum_price).final_price);
  if (typeof value !== 'number') return '';
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: text(currency) || 'GBP' }).format(value);
};

/** Cards whose pictures are loaded by the boot script: the first row. */
const firstRow = 3;

const card = (product: Fields, index: number): HTMLElement => {
  const address = text(fields(product.small_image).url);
  const frame = make('div', 'bootPic');
  if (address && index < firstRow) frame.append(picture(address, 'card', index < 2));
  return make(
    'li',
    '',
    frame,
    make('h2', 'bootName', text(product.name)),
    make('p', 'bootSmall', text(product.pack_summary)),
  );
};

const category = (route: Fields): HTMLElement[] => {
  const parents = list(route.breadcrumbs).map(({ category_name: name }) => text(name));
  const hasChildren = list(route.children).some((child) => child.include_in_menu === 1);
  const description = text(route.description);
  const grid = make('ul', 'bootGrid', ...list(fields(route.products).items).slice(0, 6).map(card));
  return [
    crumbs(['Home', ...parents, text(route.name)]),
    make(
      'header',
      'bootCat',
      make('h1', 'bootD2', text(route.name)),
      make('p', 'bootLead', /[<&]/.test(description) ? '' : description),
    ),
    make(
      'div',
      hasChildren ? 'bootPlp bootSide' : 'bootPlp',
      ...(hasChildren ? [bar('bootNav')] : []),
      make('div', '', bar('bootTools'), grid),
    ),
  ];
};

const pictureAddress = (route: Fields): string => {
  const entries = list(route.media_gallery_entries).filter((entry) => !entry.disabled);
  const first = entries.find(({ position }) => position === 1) ?? entries[0];
  const address = text(fields(route.small_image).url);
  const file = text(first?.file);
  const base = address.split('/catalog/product/')[0];
  return file && base ? `${base}/catalog/product/${file.replace(/^\//, '')}` : address;
};

const product = (route: Fields): HTMLElement[] => {
  const address = pictureAddress(route);
  const main = make('div', 'bootPic bootMain');
  if (address) main.append(picture(address, 'product', true));
  return [
    crumbs(['Home', text(route.name)]),
    make(
      'div',
      'bootPdp',
      make('div', 'bootGal', bar('bootThumbs'), main),
      make('div', 'bootBuy', make('h1', '', text(route.name)), make('p', 'bootPrice', price(route)), bar('bootOpts')),
    ),
  ];
};

const painters = new Map([
  ['CATEGORY', category],
  ['PRODUCT', product],
]);

/** The real heading and first pictures of a route, in the page's geometry; nothing for what has no such place. */
export const paint = (route: unknown, place: Element): void => {
  const known = fields(route);
  const parts = painters.get(text(known.type))?.(known);
  if (parts) place.replaceChildren(make('div', 'bootWrap', ...parts));
};
