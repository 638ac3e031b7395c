import { bar, make } from './dom';
import { crumbs, lead, price, stars } from './parts';
import { picture } from './pictures';
import { paragraphsOf } from './plainText';
import { type Fields, fields, list, text } from './values';

/** The variant that the page will choose: what the URL names by label, in stock if there is any. */
const variantOf = (route: Fields, search: string): Fields => {
  const wanted = new URLSearchParams(search);
  const variants = list(route.variants);
  const isInStock = (variant: Fields): boolean => fields(variant.product).stock_status === 'IN_STOCK';
  const named = list(route.configurable_options).flatMap(({ attribute_code: code, values }) => {
    const label = wanted.get(text(code));
    return list(values).some((value) => value.label === label) ? [{ code, label }] : [];
  });
  const candidates = variants.filter(({ attributes }) =>
    named.every(({ code, label }) => list(attributes).some((own) => own.code === code && own.label === label)),
  );
  const best = candidates.find(isInStock) ?? candidates[0] ?? variants.find(isInStock) ?? variants[0];
  return fields(best?.product);
};

const gallery = (product: Fields): string[] =>
  list(product.media_gallery_entries)
    .filter((entry) => !entry.disabled && text(entry.file) && entry.media_type !== 'external-video')
    .sort((a, b) => Number(a.position) - Number(b.position))
    .map(({ file }) => text(file));

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
  const own = gallery(variant);
  const files = own.length > 0 ? own : gallery(route);
  const main = make('div', 'bootPic bootMain');
  const [file] = files;
  if (file) main.append(picture(`${mediaUrl}catalog/product/${file.replace(/^\/+/, '')}`, 'product', true));
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
      make('div', 'bootGal', ...(files.length > 1 ? [bar('bootThumbs')] : []), main),
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
