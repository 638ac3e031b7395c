import { createTestBackend, type TestBackend } from '../../testing/createTestBackend';
import { insertCustomer, insertStore, insertStoreSetting } from '../../testing/fixtures';
import { postGraphQl, signInAs } from '../../testing/graphql';

let backend: TestBackend;
let time: number;

beforeEach(() => {
  time = Date.UTC(2026, 0, 5, 12);
  backend = createTestBackend({ now: () => time });
  insertStore(backend.db);
  insertStoreSetting(backend.db, 'create_account_confirmation', true);
});
afterEach(() => backend.close());

const password = 'Garden-Gate-42';
const ask = (email = 'new@example.com', secret = password) =>
  postGraphQl(
    backend,
    `mutation($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { firstname } } }`,
    { i: { firstname: 'Ann', lastname: 'Shopper', email, password: secret } },
  );
const confirm = (email: string, key: string) =>
  postGraphQl(backend, `mutation($i: ConfirmEmailInput!) { confirmEmail(input: $i) { customer { firstname } } }`, {
    i: { email, confirmation_key: key },
  });
const mails = () => backend.db.all<{ recipient: string; body: string }>('SELECT recipient, body FROM mail ORDER BY id');
const keyOf = (body = ''): string => /[?&]key=([^&\s]+)/.exec(body)?.[1] ?? '';
const customers = () => backend.db.all('SELECT email FROM customer');

it('A-15: answers a new address and one with an account alike; only the mail tells which it is', async () => {
  insertCustomer(backend.db, { email: 'ann@example.com' });
  const before = customers();
  expect(await ask('ann@example.com')).toEqual(await ask('new@example.com'));
  expect(customers()).toEqual(before);
  const [known, fresh] = mails();
  expect(known?.body).toContain('It already has one');
  expect(keyOf(known?.body)).toBe('');
  expect(fresh?.body).toContain('Open it within a day');
  expect(keyOf(fresh?.body)).not.toBe('');
});

it('opens the account by the mailed key, once, with the password that was chosen with it', async () => {
  await ask();
  await ask('new@example.com', 'Another-Horse-9');
  const [first, second] = mails().map(({ body }) => keyOf(body));
  expect(first).not.toBe(second);
  await confirm('new@example.com', second ?? '');
  await expect(signInAs(backend, 'new@example.com', 'Another-Horse-9')).resolves.toHaveProperty('Authorization');
  const refused = 'The confirmation token is invalid. Verify the token and try again.';
  for (const key of [first, second]) {
    expect((await confirm('new@example.com', key ?? '')).errors).toMatchObject([{ message: refused }]);
  }
  expect(customers()).toHaveLength(1);
});

it('is mailed again to an address that asks for a new password before its account was opened', async () => {
  const askForPassword = (email: string) =>
    postGraphQl(backend, 'mutation($e: String!) { requestPasswordResetEmail(email: $e) }', { e: email });
  await ask();
  expect(await askForPassword('new@example.com')).toEqual(await askForPassword('nobody@example.com'));
  expect(mails().map(({ recipient }) => recipient)).toEqual(['new@example.com', 'new@example.com']);
  expect(mails()[1]?.body).toContain('has not been opened yet');
  await confirm('new@example.com', keyOf(mails()[1]?.body));
  await expect(signInAs(backend, 'new@example.com', password)).resolves.toHaveProperty('Authorization');
});

it('is mailed again on request, with the same answer for every address', async () => {
  const resend = (email: string) =>
    postGraphQl(backend, 'mutation($e: String!) { resendConfirmationEmail(email: $e) }', { e: email });
  insertCustomer(backend.db, { email: 'ann@example.com' });
  await ask();
  const answers = await Promise.all(['new@example.com', 'nobody@example.com', 'ann@example.com'].map(resend));
  for (const answer of answers) expect(answer).toEqual({ data: { resendConfirmationEmail: true } });
  expect(mails().map(({ recipient }) => recipient)).toEqual(['new@example.com', 'new@example.com']);
  await confirm('new@example.com', keyOf(mails()[1]?.body));
  await expect(signInAs(backend, 'new@example.com', password)).resolves.toHaveProperty('Authorization');
  expect((await resend('no address')).errors).toMatchObject([{ message: 'Email is invalid' }]);
});

it('opens nothing a day later, for a wrong key, or once the address has an account', async () => {
  await ask();
  const key = keyOf(mails()[0]?.body);
  expect((await confirm('new@example.com', 'x')).errors).toHaveLength(1);
  expect((await confirm('other@example.com', key)).errors).toHaveLength(1);
  insertCustomer(backend.db, { email: 'NEW@example.com' });
  expect((await confirm('new@example.com', key)).errors).toHaveLength(1);
  backend.db.run('DELETE FROM customer');
  time += 24 * 3600_000;
  expect((await confirm('new@example.com', key)).errors).toHaveLength(1);
});

it('fills nobody’s mailbox, and pauses a client without regard to who has an account', async () => {
  insertCustomer(backend.db, { email: 'ann@example.com' });
  for (const email of ['ann@example.com', 'new@example.com']) {
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await ask(email)).errors).toBeUndefined();
    expect(mails().filter(({ recipient }) => recipient === email)).toHaveLength(5);
  }
});
