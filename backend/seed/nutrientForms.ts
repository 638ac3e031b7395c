import type { NutrientAmount } from './nutrition';

/** How ingredients that bring a nutrient begin, where that is not its own name. */
const carriers: Readonly<Record<string, readonly string[]>> = {
  'Vitamin A': ['Vitamin A', 'Cod liver oil'],
  'Vitamin D': ['Vitamin D3', 'Cod liver oil'],
  'Vitamin K': ['Vitamin K2'],
  'Vitamin C': ['Vitamin C', 'Calcium ascorbate'],
  Niacin: ['Niacinamide'],
  'Pantothenic acid': ['Calcium pantothenate'],
  Sodium: ['Sodium', 'Acidity regulator (sodium'],
  Chloride: ['Sodium chloride'],
  Selenium: ['L-selenomethionine', 'Sodium selenite'],
  Iodine: ['Potassium iodide', 'Kelp'],
  Iron: ['Iron', 'Spirulina', 'Hemp seed'],
  Magnesium: ['Magnesium', 'Hemp seed'],
  Choline: ['Krill oil'],
  Protein: ['Pea protein', 'Brown rice protein', 'Hemp', 'Whey protein', 'Spirulina'],
  'Collagen peptides': ['Hydrolysed'],
  'Algal oil': ['Oil from the microalga'],
  EPA: ['Oil from the microalga', 'Fish oil', 'Cod liver oil', 'Krill oil'],
  DHA: ['Oil from the microalga', 'Fish oil', 'Cod liver oil', 'Krill oil'],
  'Gamma-linolenic acid': ['Evening primrose oil', 'Starflower oil'],
  'Alpha-linolenic acid': ['Cold pressed flaxseed oil'],
};

/** Of an element in one of these, there is too little to count: it is there for another one. */
const forAnother = ['Calcium pantothenate', 'Potassium iodide', 'Sodium selenite'];

const isCarrier = (name: string, ingredient: string): boolean =>
  (carriers[name] ?? [name]).some((beginning) => ingredient.startsWith(beginning)) &&
  (carriers[name] !== undefined || !forAnother.includes(ingredient));

/**
 * The ingredients that bring a nutrient: the form that it is in, and where it comes from. None where the row below says
 * so, or where the nutrient is an ingredient by that very name.
 * @param names of the ingredients.
 */
export const nutrientForms = (
  nutrients: readonly NutrientAmount[],
  names: readonly string[],
): (NutrientAmount & { forms: string[] })[] =>
  nutrients.map((row, place) => {
    const isSaid = row.is_source || nutrients[place + 1]?.is_source === true;
    return { ...row, forms: isSaid ? [] : names.filter((name) => name !== row.name && isCarrier(row.name, name)) };
  });
