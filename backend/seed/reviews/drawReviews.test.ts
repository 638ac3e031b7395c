import { readCatalogue } from '../readCatalogue';
import { readSets } from '../sets/readSets';
import { allowedWording, findUnlawfulWording } from '../wording';
import { reviewRules, wordingRules } from '../wordingRules';
import { readReviews } from './readReviews';

describe('the reviews of the seed', () => {
  const { products } = readCatalogue();
  const sets = readSets();
  const reviews = readReviews(products, sets);
  const ofProducts = [...products.map(({ product }) => product), ...sets].map((product) => ({
    product,
    own: reviews.filter(({ sku }) => sku === product.sku),
  }));

  it('are 15 to 60 a product, with a believable average', () => {
    const wrong = ofProducts.filter(({ own }) => {
      const average = own.reduce((sum, { rating }) => sum + rating, 0) / own.length;
      return own.length < 15 || own.length > 60 || average < 3.9 || average > 4.8;
    });
    expect(wrong.map(({ product, own }) => [product.key, own.length])).toEqual([]);
  });

  it('never read the same twice for a product, nor come from one person', () => {
    const wrong = ofProducts.filter(
      ({ own }) =>
        new Set(own.map(({ text }) => text)).size < own.length ||
        new Set(own.map(({ nickname }) => nickname.split(' ')[0])).size < own.length,
    );
    expect(wrong.map(({ product }) => product.key)).toEqual([]);
  });

  it('leave no gap unfilled, say nothing unlawful, and are the same at every start', () => {
    const texts = reviews.map(({ summary, text, reply = '' }) => `${summary}. ${text} ${reply}`);
    expect(texts.filter((text) => /[[\]{}|]/.test(text))).toEqual([]);
    // A reply is the shop's own, a review counts as such.
    const allowed = allowedWording();
    const said = [...new Set(reviews.map(({ summary, text }) => `${summary}. ${text}`))].join('\n');
    expect(findUnlawfulWording(said, allowed, [...wordingRules, ...reviewRules])).toEqual([]);
    expect(readReviews(products, sets)).toEqual(reviews);
  });

  it('begin after the product did, and reach over two years', () => {
    const early = ofProducts.filter(({ product, own }) =>
      own.some(({ date }) => 'launched' in product && product.launched !== undefined && date < product.launched),
    );
    expect(early.map(({ product }) => product.key)).toEqual([]);
    const dates = reviews.map(({ date }) => date).sort();
    expect([dates[0]?.slice(0, 4), dates.at(-1)?.slice(0, 4)]).toEqual(['2024', '2026']);
  });
});
