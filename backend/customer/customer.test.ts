import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { fixturePassword, insertCustomer, insertStore, insertStoreSetting } from '../testing/fixtures';
import { setTimeout as wait } from 'node:timers/promises';

import { hashPasswordNow } from './passwords';
import { postGraphQl, signInAs } from '../testing/graphql';

const createMutation =
  'mutation($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email firstname is_subscribed } } }';
const signInMutation =
  'mutation($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }';
const refusal =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

/** The expected messages are Magento's (docs/magento.md, Customers). */
describe('customers', () => {
  let backend: TestBackend;
  let time: number;

  beforeEach(() => {
    time = Date.UTC(2026, 0, 5, 12);
    backend = createTestBackend({ now: () => time });
    insertStore(backend.db);
    insertStoreSetting(backend.db, 'customer_token_expiration_time', 1200);
  });

  afterEach(() => backend.close());

  const account = { firstname: 'Ann', lastname: 'Shopper', email: 'ann@example.com', password: 'Garden-Gate-42' };
  const create = (input: Record<string, unknown>) =>
    postGraphQl(backend, createMutation, { i: { ...account, ...input } });
  const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    postGraphQl(backend, signInMutation, { e: email, p: password }, headers);
  const readEmail = (headers: Record<string, string>) => postGraphQl(backend, '{ customer { email } }', {}, headers);

  describe('creating an account', () => {
    it('creates it, subscribes when asked, and signs nobody in', async () => {
      const { data } = await create({ is_subscribed: true });
      expect(data).toEqual({
        createCustomerV2: { customer: { email: 'ann@example.com', firstname: 'Ann', is_subscribed: true } },
      });
      expect(backend.db.all('SELECT token_hash FROM customer_token')).toEqual([]);
      expect((await readEmail(await signInAs(backend, account.email, account.password))).data).toEqual({
        customer: { email: 'ann@example.com' },
      });
    });

    it.each<[Record<string, unknown>, string]>([
      [{ password: `Aa1-${'x'.repeat(253)}` }, 'Please enter a password with at most 256 characters.'],
      [{ password: 'Short-1' }, 'The password needs at least 10 characters. Create a new password and try again.'],
      [
        { password: ' Garden-Gate-42' },
        "The password can't begin or end with a space. Verify the password and try again.",
      ],
      [
        { password: 'gardengate42' },
        'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
      ],
      [
        { password: 'Ann-1@example.com', email: 'Ann-1@example.com' },
        "The password can't be the same as the email address. Create a new password and try again.",
      ],
      [{ firstname: ' ' }, 'Required parameters are missing: First Name'],
      [{ firstname: '', lastname: '' }, 'Required parameters are missing: First Name, Last Name'],
      [{ firstname: 'x'.repeat(256) }, '"First Name" is not valid.'],
      [{ lastname: 'x'.repeat(256) }, '"Last Name" is not valid.'],
      [{ email: 'x' }, '"x" is not a valid email address.'],
    ])('refuses %j', async (input, message) => {
      const answer = await create(input);
      expect(answer.errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }]);
      expect(answer.data).toEqual({ createCustomerV2: null });
    });

    it('A-15: answers an e-mail that has an account like any other, and tells its owner', async () => {
      insertCustomer(backend.db, { email: 'ann@example.com' });
      const taken = await create({ email: 'ANN@example.com' });
      expect(taken.errors).toBeUndefined();
      expect(Object.keys(taken)).toEqual(Object.keys(await create({ email: 'new@example.com' })));
      expect(backend.db.all('SELECT email FROM customer ORDER BY email')).toEqual([
        { email: 'ann@example.com' },
        { email: 'new@example.com' },
      ]);
      expect(backend.db.all('SELECT recipient, subject FROM mail')).toEqual([
        { recipient: 'ANN@example.com', subject: 'Your Halewell account' },
      ]);
    });

    it('fills nobody’s mailbox', async () => {
      insertCustomer(backend.db, { email: 'ann@example.com' });
      for (let attempt = 0; attempt < 8; attempt += 1) await create({ email: 'ann@example.com' });
      expect(backend.db.all('SELECT recipient FROM mail')).toHaveLength(5);
    });

    it('keeps no password, only its hash', async () => {
      await create({});
      const row = backend.db.get<{ password_hash: string }>('SELECT password_hash FROM customer');
      expect(row?.password_hash).toMatch(/^scrypt\$/);
      expect(row?.password_hash).not.toContain(account.password);
    });
  });

  describe('signing in', () => {
    beforeEach(() => {
      insertCustomer(backend.db);
    });

    it('gives a token that dies at its end', async () => {
      const headers = await signInAs(backend, 'ann@example.com');
      time += 1_199_000;
      expect((await readEmail(headers)).data).toEqual({ customer: { email: 'ann@example.com' } });
      time += 1_000;
      expect((await readEmail(headers)).data).toEqual({ customer: null });
    });

    it('keeps only a hash of the token', async () => {
      const { Authorization } = await signInAs(backend, 'ann@example.com');
      const row = backend.db.get<{ token_hash: string }>('SELECT token_hash FROM customer_token');
      expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(Authorization).not.toContain(row?.token_hash);
    });

    it.each([
      ['', 'x', 'Specify the "email" value.', 'graphql-input'],
      ['ann@example.com', '', 'Specify the "password" value.', 'graphql-input'],
      ['ann@example.com', 'wrong', refusal, 'graphql-authentication'],
      ['nobody@example.com', fixturePassword, refusal, 'graphql-authentication'],
    ])('refuses %p with %p', async (email, password, message, category) => {
      expect((await signIn(email, password)).errors).toMatchObject([{ message, extensions: { category } }]);
    });

    it('A-14: lets a client pause after six failures, with the same words, and nobody else', async () => {
      for (let attempt = 0; attempt < 6; attempt += 1) await signIn('ann@example.com', 'wrong');
      expect((await signIn('ann@example.com', fixturePassword)).errors?.[0]?.message).toBe(refusal);
      const owner = { 'x-client-address': '198.51.100.7' };
      expect((await signIn('ann@example.com', fixturePassword, owner)).errors).toBeUndefined();
      time += 30_000;
      expect((await signIn('ann@example.com', fixturePassword)).errors).toBeUndefined();
    });

    it('counts guesses that come at once, before any is judged', async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) await signIn('ann@example.com', 'wrong');
      const guesses = Array.from({ length: 6 }, (_, index) => signIn('ann@example.com', `wrong-${index}`));
      await Promise.all(guesses);
      expect(backend.db.all('SELECT 1 FROM client_failure WHERE counter LIKE ?', '%ann@example.com')).toHaveLength(6);
      expect((await signIn('ann@example.com', fixturePassword)).errors?.[0]?.message).toBe(refusal);
    });

    it('does not count what was right, however many came at once', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => signIn('ann@example.com', fixturePassword)));
      expect(answers.filter(({ errors }) => errors)).toEqual([]);
      expect(backend.db.all('SELECT counter FROM client_failure')).toEqual([]);
    });

    it('says that the shop is busy, and when to ask again, to a client with too many questions at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 9 }, (_, index) =>
          backend.fetch('/graphql', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ query: signInMutation, variables: { e: `ann${index}@example.com`, p: 'wrong' } }),
          }),
        ),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5']);
      expect(await refused[0]?.text()).toContain('The shop is busy');
    });

    it('hashes a password again when it was hashed with less work', async () => {
      backend.db.run('UPDATE customer SET password_hash = ?', hashPasswordNow(fixturePassword, 8));
      const hashed = () =>
        backend.db.get<{ password_hash: string }>('SELECT password_hash FROM customer')?.password_hash;
      await signIn('ann@example.com', 'wrong');
      expect(hashed()).toMatch(/^scrypt\$8\$/);
      await signIn('ann@example.com', fixturePassword);
      expect(hashed()).toMatch(/^scrypt\$16\$/);
      expect((await signIn('ann@example.com', fixturePassword)).errors).toBeUndefined();
    });

    it('gives no token for a password that was replaced while it was checked', async () => {
      backend.db.run('UPDATE customer SET password_hash = ?', hashPasswordNow(fixturePassword, 32_768));
      const answer = signIn('ann@example.com', fixturePassword);
      await wait(20);
      backend.db.run('UPDATE customer SET password_hash = ?', hashPasswordNow('Another-Horse-9', 16));
      expect((await answer).errors?.[0]?.message).toBe(refusal);
      expect(backend.db.all('SELECT 1 FROM customer_token')).toEqual([]);
    });

    it('F-24: gives a token that lives when the clock was set back after all were revoked', async () => {
      const before = await signInAs(backend, 'ann@example.com');
      await postGraphQl(backend, 'mutation { revokeCustomerToken { result } }', {}, before);
      time -= 24 * 3600_000;
      const headers = await signInAs(backend, 'ann@example.com');
      expect((await readEmail(headers)).data).toEqual({ customer: { email: 'ann@example.com' } });
    });

    it('forgets failures when one signs in, and after an hour', async () => {
      const failTimes = async (times: number) => {
        for (let attempt = 0; attempt < times; attempt += 1) await signIn('ann@example.com', 'wrong');
      };
      await failTimes(5);
      expect((await signIn('ann@example.com', fixturePassword)).errors).toBeUndefined();
      await failTimes(5);
      time += 3600_000;
      await failTimes(5);
      expect((await signIn('ann@example.com', fixturePassword)).errors).toBeUndefined();
    });
  });

  it('revokes every token of the customer, and none of another', async () => {
    insertCustomer(backend.db);
    insertCustomer(backend.db, { email: 'bob@example.com' });
    const [first, second, bob] = [
      await signInAs(backend, 'ann@example.com'),
      await signInAs(backend, 'ann@example.com'),
      await signInAs(backend, 'bob@example.com'),
    ];
    const { data } = await postGraphQl(backend, 'mutation { revokeCustomerToken { result } }', {}, first);
    expect(data).toEqual({ revokeCustomerToken: { result: true } });
    expect((await readEmail(second)).data).toEqual({ customer: null });
    expect((await readEmail(bob)).data).toEqual({ customer: { email: 'bob@example.com' } });
  });

  it('does not let a guest revoke', async () => {
    expect((await postGraphQl(backend, 'mutation { revokeCustomerToken { result } }')).errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
  });

  it('tells addresses with their defaults', async () => {
    const id = insertCustomer(backend.db);
    backend.db.run(
      `INSERT INTO customer_address (customer_id, firstname, lastname, street, city, postcode, country_code,
         telephone, is_default_shipping) VALUES (?, 'Ann', 'Shopper', '["1 High Street","Flat 2"]', 'London', 'SW1A 1AA', 'GB', '020', 1)`,
      id,
    );
    const { data } = await postGraphQl(
      backend,
      '{ customer { default_shipping default_billing addresses { street country_code default_shipping region { region } } } }',
      {},
      await signInAs(backend, 'ann@example.com'),
    );
    expect(data?.customer).toEqual({
      default_shipping: '1',
      default_billing: null,
      addresses: [
        { street: ['1 High Street', 'Flat 2'], country_code: 'GB', default_shipping: true, region: { region: null } },
      ],
    });
  });

  describe('isEmailAvailable', () => {
    const ask = (email: string) =>
      postGraphQl(backend, 'query($e: String!) { isEmailAvailable(email: $e) { is_email_available } }', { e: email });

    it('tells nothing about accounts unless it is switched on', async () => {
      insertCustomer(backend.db);
      expect((await ask('ann@example.com')).data).toEqual({ isEmailAvailable: { is_email_available: true } });
      insertStoreSetting(backend.db, 'guest_checkout_login_enabled', true);
      expect((await ask('ann@example.com')).data).toEqual({ isEmailAvailable: { is_email_available: false } });
    });

    it.each([
      ['', 'Email must be specified'],
      ['x', 'Email is invalid'],
    ])('refuses %p', async (email, message) => {
      expect((await ask(email)).errors?.[0]?.message).toBe(message);
    });
  });
});
