import { openDb, type Db } from '../db/open';
import { insertConfigurable, insertProduct, insertStore } from '../testing/fixtures';
import { askCatalogue } from './testing/askCatalogue';

const factsOf = (servings: number | null, portion = '2 capsules') =>
  JSON.stringify({
    legal_name: 'Food supplement',
    latin_name: null,
    form: 'Capsules',
    daily_portion: portion,
    servings,
    directions: 'Take two.',
    nutrients: [],
    ingredients: [],
    allergens: [],
    warnings: [],
    storage: 'Dry.',
    net_quantity: '60 capsules',
    origin: null,
    manufacturer: 'Halewell Ltd',
    dietary: [],
    claims: [],
  });

describe('what a pack comes to', () => {
  let db: Db;

  beforeEach(() => {
    db = openDb(':memory:');
    insertStore(db);
  });
  afterEach(() => db.close());

  const value = 'pack_value { days price_per_day { value currency } saving_percent }';
  const ask = async (sku: string, fields: string): Promise<unknown> => {
    const answer = await askCatalogue(db, `{ products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } } }`);
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  const insertSizes = (facts: readonly string[]): void => {
    const { variantIds } = insertConfigurable(db, { sku: 'MG', name: 'M', url_key: 'm', price_minor: 1500 }, 'size', [
      '60 capsules',
      '120 capsules',
    ]);
    variantIds.forEach((id, index) => {
      db.run(
        'UPDATE product SET supplement = ?, price_minor = ?, special_price_minor = NULL WHERE id = ?',
        facts[index] ?? null,
        index === 0 ? 1500 : 2700,
        id,
      );
    });
  };
  const sizes = `${value} ... on ConfigurableProduct { variants { product { ${value} } } }`;

  it('is told by the present price', async () => {
    insertProduct(db, {
      sku: 'ZN',
      name: 'Zinc',
      url_key: 'z',
      price_minor: 1200,
      special_price_minor: 900,
      supplement: factsOf(60),
    });
    expect(await ask('ZN', value)).toEqual({
      products: {
        items: [{ pack_value: { days: 60, price_per_day: { value: 0.15, currency: 'GBP' }, saving_percent: null } }],
      },
    });
  });

  it('compares sizes of the same, and stands for the cheapest on the product itself', async () => {
    insertSizes([factsOf(30), factsOf(60)]);
    const small = { days: 30, price_per_day: { value: 0.5, currency: 'GBP' }, saving_percent: null };
    const large = { days: 60, price_per_day: { value: 0.45, currency: 'GBP' }, saving_percent: 10 };
    expect(await ask('MG', sizes)).toEqual({
      products: {
        items: [
          { pack_value: small, variants: [{ product: { pack_value: small } }, { product: { pack_value: large } }] },
        ],
      },
    });
  });

  it('claims no saving where a day holds something else', async () => {
    insertSizes([factsOf(30), factsOf(60, '1 capsule')]);
    expect(await ask('MG', sizes)).toMatchObject({
      products: { items: [{ variants: [{}, { product: { pack_value: { saving_percent: null } } }] }] },
    });
  });

  it('is not told of what states no portions', async () => {
    insertSizes([factsOf(null)]);
    expect(await ask('MG', sizes)).toEqual({
      products: {
        items: [{ pack_value: null, variants: [{ product: { pack_value: null } }, { product: { pack_value: null } }] }],
      },
    });
  });
});
