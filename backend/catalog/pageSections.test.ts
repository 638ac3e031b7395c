import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertProduct, insertStore } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
  insertStore(backend.db);
});
afterEach(() => backend.close());

test('a product has its questions in order and its premium content; one without has neither', async () => {
  const id = insertProduct(backend.db, { sku: 'A', premium_content: '<p>One valley.</p>' });
  insertProduct(backend.db, { sku: 'B' });
  backend.db.run(
    `INSERT INTO product_faq (product_id, position, question, answer)
     VALUES (${id}, 2, 'From what age?', 'Four.'), (${id}, 1, 'When?', 'Any time.')`,
  );
  const { data } = await postGraphQl(
    backend,
    '{ products(filter: { sku: { in: ["A", "B"] } }) { items { sku premium_content faq { question answer } } } }',
  );
  const items = (data?.products as { items: { sku: string }[] }).items.sort((a, b) => a.sku.localeCompare(b.sku));
  expect(items).toEqual([
    {
      sku: 'A',
      premium_content: '<p>One valley.</p>',
      faq: [
        { question: 'When?', answer: 'Any time.' },
        { question: 'From what age?', answer: 'Four.' },
      ],
    },
    { sku: 'B', premium_content: null, faq: [] },
  ]);
});
