import { openDb } from '../db/open';
import { insertAttribute, insertProduct, insertStore } from '../testing/fixtures';
import { askCatalogue } from './testing/askCatalogue';

test('the first two marks that no other one implies, in the merchant’s order', async () => {
  const db = openDb(':memory:');
  insertStore(db);
  const labels = ['Vegan', 'Vegetarian', 'Sugar free', 'Gluten free', 'Dairy free'];
  const { attributeId, optionIds } = insertAttribute(
    db,
    { code: 'dietary', label: 'Dietary', is_filterable: 1 },
    labels,
  );
  const add = (sku: string, marks: readonly string[]): void => {
    const id = insertProduct(db, { sku, url_key: sku.toLowerCase() });
    for (const mark of marks) {
      db.run('INSERT INTO product_attribute VALUES (?, ?, ?)', id, attributeId, optionIds[labels.indexOf(mark)] ?? 0);
    }
  };
  add('ALL', labels);
  add('FISH', ['Gluten free', 'Dairy free']);
  add('WHEY', ['Vegetarian', 'Gluten free']);
  add('NONE', []);
  const { data } = await askCatalogue(db, '{ products(filter: {}, sort: { name: ASC }) { items { sku diet_marks } } }');
  const items = (data?.products as { items: { sku: string; diet_marks: string[] }[] }).items;
  expect(Object.fromEntries(items.map(({ sku, diet_marks: marks }) => [sku, marks]))).toEqual({
    ALL: ['Vegan', 'Sugar free'],
    FISH: ['Gluten free', 'Dairy free'],
    WHEY: ['Vegetarian', 'Gluten free'],
    NONE: [],
  });
  db.close();
});
