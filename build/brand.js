import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A `SHOP_BRAND` that the build cannot use, in a sentence for a person. */
class BadBrand extends Error {}

/** Texts that the shop shows only where the brand has them, by the name that follows `brand.` in their message ids. */
const optionalTexts = [
  'tagline',
  'newsletterText',
  'packing',
  'dispatch',
  'cardPayment',
  'securePayment',
  'returns',
  'returnsAtCheckout',
  'returnsOfProduct',
  'reviewPolicy',
];

/** Defaults of a brand file's optional parts. */
const nothing = {
  name: '',
  description: '',
  screenshots: [],
  storageNamespace: 'SHOP',
  logo: null,
  hasTopStrip: false,
  hasHero: false,
  pages: { delivery: null, privacy: null, terms: null },
  contact: { email: null, phone: null },
  pictures: { account: null, newsletter: null, notFound: null },
  footer: [],
  social: [],
  blocks: { banner: '', headerLinks: '', footer: '', footerLinks: '', checkoutFooter: '', contact: [] },
  texts: {},
};

const groups = ['pages', 'contact', 'pictures', 'blocks'];

const parsed = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BadBrand(`SHOP_BRAND: ${path} cannot be read: ${error.message}`);
  }
};

/**
 * The brand that the shop is built for: its name, promises, links and pictures (docs/brand.md).
 * @param environment `SHOP_BRAND` is the path of a brand file, relative to the project. Without it, a shop before another
 *   backend has the plain brand, which promises nothing.
 * @throws BadBrand when there is no such file, or it is no JSON.
 */
export const readBrand = (root, { SHOP_BRAND, SHOP_BACKEND }) => {
  const path = SHOP_BRAND || (SHOP_BACKEND ? 'brand/plain.json' : 'brand/halewell.json');
  const given = parsed(resolve(root, path));
  const whole = Object.fromEntries(groups.map((group) => [group, { ...nothing[group], ...given[group] }]));
  return { ...nothing, ...given, ...whole };
};

/** The texts of a brand in a locale, by message id. */
export const brandTexts = ({ texts }, locale) =>
  Object.fromEntries(Object.entries(texts).flatMap(([id, text]) => (text[locale] ? [[id, text[locale]]] : [])));

/** The brand as code sees it, under the name `BRAND`: all but the texts, of which it knows whether they are there. */
export const brandObject = ({ texts, ...brand }) => ({
  ...brand,
  has: Object.fromEntries(optionalTexts.map((name) => [name, `brand.${name}` in texts])),
});

const literals = (object, prefix) =>
  Object.entries(object).map(([key, value]) => [`${prefix}${key}`, JSON.stringify(value)]);

/** Each part of a group by itself. */
const flat = (object) =>
  Object.entries(object).flatMap(([key, value]) =>
    [...groups, 'has'].includes(key) ? literals(value, `BRAND.${key}.`) : literals({ [key]: value }, 'BRAND.'),
  );

/** The constants of the code that say what the brand has. Literals, so that the minifier drops what is never shown. */
export const brandConstants = (brand) => Object.fromEntries(flat(brandObject(brand)));
