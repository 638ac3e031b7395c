import { readCatalogue } from './readCatalogue';
import { supplementFactsOf } from './supplementFacts';

const { products, rules } = readCatalogue();
const zinc = products.find(({ product }) => product.key === 'zinc-picolinate')?.product;
if (!zinc) throw new Error('There is no zinc picolinate in the data.');

describe('supplementFactsOf', () => {
  it('takes claims word for word from the register', () => {
    const facts = supplementFactsOf({ ...zinc, claims: ['zinc.immune'] }, rules);
    expect(facts.claims).toEqual([
      {
        nutrient: 'Zinc',
        text: 'Zinc contributes to the normal function of the immune system.',
        condition: 'At least 15% of the nutrient reference value in the daily portion.',
      },
    ]);
  });

  it('fails when the portion is too small for a claim', () => {
    const weak = { ...zinc, nutrients: ['Zinc 1.4 mg'], claims: ['zinc.immune'] };
    expect(() => supplementFactsOf(weak, rules)).toThrow("HW-ZNP does not meet the condition of 'zinc.immune'.");
  });

  it('fails on a claim or a warning that does not exist', () => {
    expect(() => supplementFactsOf({ ...zinc, claims: ['zinc.magic'] }, rules)).toThrow("no claim 'zinc.magic'");
    expect(() => supplementFactsOf({ ...zinc, warnings: ['none'] }, rules)).toThrow("no warning 'none'");
  });

  it('warns above the amount of an advisory statement only', () => {
    const warningsWith = (zincRow: string) =>
      supplementFactsOf({ ...zinc, nutrients: [zincRow], claims: [] }, rules).warnings;
    expect(warningsWith('Zinc 25 mg').join()).not.toContain('copper levels');
    expect(warningsWith('Zinc 26 mg').join()).toContain('copper levels');
  });

  it('marks allergens and counts servings', () => {
    const facts = supplementFactsOf({ ...zinc, ingredients: ['Oil (*Fish*)', 'Water'], contents: 90 }, rules);
    expect(facts.ingredients).toEqual([
      { name: 'Oil (Fish)', is_allergen: true },
      { name: 'Water', is_allergen: false },
    ]);
    expect(facts.allergens).toEqual(['fish']);
    expect(facts.servings).toBe(90);
    expect(facts.net_quantity).toBe('90 tablets, 27 g');
  });
});
