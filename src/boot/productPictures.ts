import { type Fields, fields, list, text } from './values';

/** The variant that the page will choose: what the URL names by label, in stock if there is any. */
export const variantOf = (route: Fields, search: string): Fields => {
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

/** Addresses of the pictures that the page of a product shows, without a size; the first is the large one. */
export const pictureAddresses = (route: Fields, mediaUrl: string, search: string): string[] => {
  const own = gallery(variantOf(route, search));
  const files = own.length > 0 ? own : gallery(route);
  return files.map((file) => `${mediaUrl}catalog/product/${file.replace(/^\/+/, '')}`);
};
