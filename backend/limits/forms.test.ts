import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertProduct, insertStore, insertStoreSetting } from '../testing/fixtures';

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
  insertStore(backend.db);
  insertProduct(backend.db, { sku: 'ZINC' });
  insertStoreSetting(backend.db, 'product_reviews_enabled', '1');
  insertStoreSetting(backend.db, 'allow_guests_to_write_product_reviews', '1');
});
afterEach(() => backend.close());

const send = (query: string, address: string) =>
  backend.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-client-address': address },
    body: JSON.stringify({ query }),
  });

it.each<[string, number, (number: number) => string]>([
  [
    'messages',
    10,
    (n) => `mutation { contactUs(input: { name: "A", email: "a@example.com", comment: "Message ${n}" }) { status } }`,
  ],
  ['sign-ups', 10, (n) => `mutation { subscribeEmailToNewsletter(email: "a${n}@example.com") { status } }`],
  [
    'reviews',
    10,
    (n) =>
      `mutation { createProductReview(input: { sku: "ZINC", nickname: "A", summary: "S ${n}", text: "T",
        ratings: [{ id: "MQ==", value_id: "NQ==" }] }) { review { nickname } } }`,
  ],
  [
    'accounts',
    20,
    (n) =>
      `mutation { createCustomerV2(input: { firstname: "A", lastname: "B", email: "a${n}@example.com",
        password: "Garden-Gate-42" }) { customer { email } } }`,
  ],
])('A-14: takes %s of a client until it has to pause, and those of others', async (_what, allowed, write) => {
  for (let number = 0; number < allowed; number += 1) {
    const answer = await send(write(number), '192.0.2.1');
    expect(await answer.text()).not.toContain('Too many');
  }
  const refused = await send(write(allowed), '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(write(allowed), '198.51.100.7')).status).toBe(200);
});
