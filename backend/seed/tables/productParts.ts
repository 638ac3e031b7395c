import type { Db } from '../../db/open';
import type { AttributeData, FaqData, ProductData } from '../catalogueData';
import { isForChildren } from '../categoryMembers';
import { readJson } from '../dataFiles';
import { strengthOf, supplyOf } from '../packFacets';
import { pictureFile, productViews } from '../productPictures';
import type { SupplementFacts } from '../supplementFacts';
import { insert } from '../upsert';
import { optionFinder } from './attributes';

/** Parts that every product refers to; read once. */
export interface SharedParts {
  findOption: ReturnType<typeof optionFinder>;
  faqs: Record<string, Exclude<FaqData, string>>;
  /** Nutrients that the shop filters by. */
  nutrients: ReadonlySet<string>;
}

/** Reads what `seedProductParts` needs, after the attributes are there. */
export const readSharedParts = (db: Db, attributes: readonly AttributeData[]): SharedParts => ({
  findOption: optionFinder(db),
  faqs: readJson('faqs.json'),
  nutrients: new Set(attributes.find(({ code }) => code === 'nutrient')?.options.map(({ label }) => label)),
});

const seedPictures = (db: Db, productId: number, product: ProductData): void => {
  db.run('DELETE FROM product_media WHERE product_id = ?', productId);
  productViews.forEach(({ view, label }, index) => {
    insert(db, 'product_media', {
      product_id: productId,
      file: pictureFile(product.key, view),
      label: `${product.name}, ${label}`,
      position: index + 1,
    });
  });
};

/** Fills {name} and {portion} of a shared question. */
const fill = (text: string, product: ProductData): string =>
  text.replaceAll('{name}', product.name).replaceAll('{portion}', product.portion.text);

const seedFaqs = (db: Db, productId: number, product: ProductData, shared: SharedParts['faqs']): void => {
  db.run('DELETE FROM product_faq WHERE product_id = ?', productId);
  product.faqs.forEach((entry, index) => {
    const faq = typeof entry === 'string' ? shared[entry] : entry;
    if (!faq) throw new Error(`${product.sku}: there is no shared question '${JSON.stringify(entry)}'.`);
    insert(db, 'product_faq', {
      product_id: productId,
      position: index + 1,
      question: fill(faq.question, product),
      answer: fill(faq.answer, product),
    });
  });
};

const seedPlans = (db: Db, productId: number, { subscription }: ProductData): void => {
  db.run('DELETE FROM subscription_plan WHERE product_id = ?', productId);
  for (const weeks of subscription?.weeks ?? []) {
    insert(db, 'subscription_plan', {
      product_id: productId,
      interval_weeks: weeks,
      discount_percent: subscription?.percent ?? 0,
      is_default: weeks === subscription?.defaultWeeks ? 1 : 0,
    });
  }
};

const seedAttributeValues = (
  db: Db,
  productId: number,
  product: ProductData,
  facts: SupplementFacts,
  { findOption, nutrients }: SharedParts,
): void => {
  const values: [string, string][] = [
    ['form', product.form],
    ['audience', isForChildren(product) ? 'Children' : 'Adults'],
    ...(product.needs ?? []).map((label): [string, string] => ['need', label]),
    ...product.dietary.map((label): [string, string] => ['dietary', label]),
    ...facts.nutrients
      .filter((row) => !row.is_source && nutrients.has(row.name))
      .map((row): [string, string] => ['nutrient', row.name]),
    ...[strengthOf(product)].flatMap((label): [string, string][] => (label ? [['strength', label]] : [])),
    ...[supplyOf(facts.servings)].flatMap((label): [string, string][] => (label ? [['supply', label]] : [])),
  ];
  db.run('DELETE FROM product_attribute WHERE product_id = ?', productId);
  for (const [code, label] of values) {
    const option = findOption(code, label);
    insert(db, 'product_attribute', { product_id: productId, attribute_id: option.attribute_id, option_id: option.id });
  }
};

/** Pictures, questions, subscription plans and attribute values of one product or variant. */
export const seedProductParts = (
  db: Db,
  productId: number,
  product: ProductData,
  facts: SupplementFacts,
  shared: SharedParts,
): void => {
  seedPictures(db, productId, product);
  seedFaqs(db, productId, product, shared.faqs);
  seedPlans(db, productId, product);
  seedAttributeValues(db, productId, product, facts, shared);
};
