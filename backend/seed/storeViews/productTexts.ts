import type { Db } from '../../db/open';
import { premiumContentOf } from '../premiumContent';
import { productViews } from '../productPictures';
import type { Catalogue, SeedProduct } from '../readCatalogue';
import { supplementFactsOf, type SupplementFacts } from '../supplementFacts';
import type { ProductData } from '../catalogueData';
import type { ProductIds } from '../tables/products';
import type { StoreValueWriter } from './storeValues';
import { pathPart, type ProductTexts, type Translation } from './translation';

/** '120 capsules, 98 g' has two parts. */
const eachPart = (text: string, translate: (part: string) => string): string =>
  text.split(', ').map(translate).join(', ');

/** The facts of a product in another language. Nothing but words changes: amounts and shares are those of the law. */
const translateFacts = (facts: SupplementFacts, { term }: Translation): SupplementFacts => {
  const optional = (text: string | null): string | null => (text === null ? null : term(text));
  return {
    ...facts,
    legal_name: term(facts.legal_name),
    latin_name: optional(facts.latin_name),
    form: term(facts.form),
    daily_portion: term(facts.daily_portion),
    directions: term(facts.directions),
    nutrients: facts.nutrients.map((row) => ({
      ...row,
      name: term(row.name),
      unit: term(row.unit),
      forms: row.forms.map(term),
    })),
    ingredients: facts.ingredients.map((row) => ({ ...row, name: term(row.name) })),
    allergens: facts.allergens.map(term),
    warnings: facts.warnings.map(term),
    storage: term(facts.storage),
    net_quantity: eachPart(facts.net_quantity, term),
    origin: optional(facts.origin),
    manufacturer: term(facts.manufacturer),
    dietary: facts.dietary.map(term),
    claims: facts.claims.map((claim) => ({
      nutrient: term(claim.nutrient),
      text: term(claim.text),
      condition: term(claim.condition),
    })),
  };
};

/** A unit price is by 100 g, 100 ml or one piece. */
const unitName = (product: ProductData, { term }: Translation): string | undefined =>
  product.unit === 'g' || product.unit === 'ml' ? undefined : term(product.unit);

const valuesOf = (
  product: ProductData,
  texts: ProductTexts,
  name: string,
  facts: SupplementFacts,
  words: Translation,
) => ({
  name,
  url_key: pathPart(name),
  description: texts.description.map((text) => `<p>${text}</p>`).join(''),
  short_description: `<p>${texts.summary}</p>`,
  meta_title: name,
  meta_description: texts.summary,
  pack_summary: `${words.term(product.pack.dose)}, ${words.term(product.pack.count)}`,
  badge: product.badge === undefined ? undefined : words.term(product.badge),
  unit_name: unitName(product, words),
  supplement: JSON.stringify(translateFacts(facts, words)),
  premium_content: texts.premium ? premiumContentOf({ ...product, premium: texts.premium }) : undefined,
});

interface Run {
  db: Db;
  writer: StoreValueWriter;
  rules: Catalogue['rules'];
  ids: ProductIds;
  words: Translation;
}

const writeQuestions = ({ writer, words }: Run, id: number, product: ProductData): void => {
  product.faqs.forEach((entry, index) => {
    const key = typeof entry === 'string' ? entry : entry.question;
    const faq = words.faqs[key];
    if (!faq) throw new Error(`faqs.json of store view ${writer.storeId} lacks '${key}'.`);
    writer.write('product_faq', `${id}/${index + 1}`, {
      question: faq.question,
      answer: faq.answer.replaceAll('{portion}', words.term(product.portion.text)),
    });
  });
};

const writePictures = ({ db, writer, words }: Run, id: number, name: string): void => {
  const pictures = db.all<{ id: number; position: number }>(
    'SELECT id, position FROM product_media WHERE product_id = ?',
    id,
  );
  for (const picture of pictures) {
    const view = productViews[picture.position - 1];
    if (view) writer.write('product_media', picture.id, { label: `${name}, ${words.term(view.label)}` });
  }
};

const writeOne = (run: Run, product: ProductData, texts: ProductTexts, name: string): number => {
  const id = run.ids.get(product.sku);
  if (id === undefined) throw new Error(`There is no product ${product.sku}.`);
  run.writer.write('product', id, valuesOf(product, texts, name, supplementFactsOf(product, run.rules), run.words));
  writeQuestions(run, id, product);
  writePictures(run, id, name);
  return id;
};

const writeFamily = (run: Run, { product, variants }: SeedProduct): void => {
  const texts = run.words.products[product.key];
  if (!texts) throw new Error(`products.json of store view ${run.writer.storeId} lacks '${product.key}'.`);
  const id = writeOne(run, product, texts, texts.name);
  run.writer.writePath('PRODUCT', id, `${pathPart(texts.name)}.html`);
  for (const variant of variants) {
    const options = Object.values(variant.options).map((label) => run.words.term(label));
    writeOne(run, variant.product, texts, `${texts.name}, ${options.join(', ')}`);
  }
};

/**
 * Names, descriptions, facts, questions, picture labels and paths of every product that is sold.
 * @throws when a product or a term has no words in that language.
 */
export const writeProductTexts = (run: Run, catalogue: Catalogue): void => {
  for (const family of catalogue.products) writeFamily(run, family);
};
