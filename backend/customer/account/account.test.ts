import { createTestBackend, type TestBackend } from '../../testing/createTestBackend';
import { fixturePassword, insertCustomer, insertStore, insertStoreSetting } from '../../testing/fixtures';
import { postGraphQl, signInAs } from '../../testing/graphql';
import { listMail } from '../../mail/outbox';

const email = 'ann@example.com';
const update = `mutation($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) { customer { firstname lastname is_subscribed } }
}`;
const changeEmail =
  'mutation($e: String!, $p: String!) { updateCustomerEmail(email: $e, password: $p) { customer { email } } }';
const changePassword =
  'mutation($old: String!, $new: String!) { changeCustomerPassword(currentPassword: $old, newPassword: $new) { email } }';

/** The expected messages are Magento's. */
describe('an account', () => {
  let backend: TestBackend;
  let headers: Record<string, string>;
  const post = (query: string, variables: Record<string, unknown> = {}) =>
    postGraphQl(backend, query, variables, headers);

  beforeEach(async () => {
    backend = createTestBackend();
    insertStore(backend.db);
    insertCustomer(backend.db, { email });
    insertCustomer(backend.db, { email: 'other@example.com' });
    headers = await signInAs(backend, email);
  });
  afterEach(() => backend.close());

  it('has its name and newsletter changed, each alone', async () => {
    const input = { firstname: ' Anna ', is_subscribed: true };
    const { data } = await post(update, { input });
    expect(data?.updateCustomerV2).toMatchObject({ customer: { firstname: 'Anna', is_subscribed: true } });
    const again = await post(update, { input: { lastname: 'Lee' } });
    expect(again.data?.updateCustomerV2).toEqual({
      customer: { firstname: 'Anna', lastname: 'Lee', is_subscribed: true },
    });
    const empty = await post(update, { input: { lastname: ' ' } });
    expect(empty.errors?.[0]?.message).toBe('Required parameters are missing: Last Name');
  });

  it('forgets a sign-up in the footer when the newsletter ends', async () => {
    await post('mutation { subscribeEmailToNewsletter(email: "ann@example.com") { status } }');
    await post(update, { input: { is_subscribed: false } });
    expect(backend.db.all('SELECT email FROM newsletter_subscriber')).toEqual([]);
  });

  it('takes another e-mail with the password, tells both addresses, and voids a link in the old mailbox', async () => {
    await post('mutation { requestPasswordResetEmail(email: "ann@example.com") }');
    const { data } = await post(changeEmail, { e: 'new@example.com', p: fixturePassword });
    expect(data?.updateCustomerEmail).toEqual({ customer: { email: 'new@example.com' } });
    const told = listMail(backend.db).filter(({ subject }) => subject.includes('email address was changed'));
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([email, 'new@example.com']);
    expect(backend.db.all('SELECT token_hash FROM password_reset')).toEqual([{ token_hash: null }]);
    expect((await signInAs(backend, 'new@example.com')).Authorization).toBeDefined();
  });

  it('has its password changed once by two that come at once with the same one', async () => {
    const change = (to: string) => post(changePassword, { old: fixturePassword, new: to });
    const answers = await Promise.all([change('First-Gate-77'), change('Second-Gate-77')]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  });

  it.each([
    ['new@example.com', '', 'graphql-input', 'Provide the current "password" to change "email".'],
    ['nothing', fixturePassword, 'graphql-input', '"nothing" is not a valid email address.'],
    ['new@example.com', 'wrong', 'graphql-authentication', 'Invalid login or password.'],
    [
      'OTHER@example.com',
      fixturePassword,
      'graphql-already-exists',
      'A customer with the same email address already exists in an associated website.',
    ],
  ])('refuses the e-mail %s with the password "%s"', async (e, p, category, message) => {
    expect((await post(changeEmail, { e, p })).errors?.[0]).toMatchObject({ message, extensions: { category } });
    expect((await post('{ customer { email } }')).data).toEqual({ customer: { email } });
  });

  it('takes another password, ends every session, and tells its owner', async () => {
    const other = await signInAs(backend, email);
    const changed = await post(changePassword, { old: fixturePassword, new: 'Garden-Gate-42' });
    expect(changed.data?.changeCustomerPassword).toEqual({ email });
    for (const session of [headers, other]) {
      const { data } = await postGraphQl(backend, '{ customer { email } }', {}, session);
      expect(data).toEqual({ customer: null });
    }
    expect((await signInAs(backend, email, 'Garden-Gate-42')).Authorization).toBeDefined();
    expect(listMail(backend.db)[0]?.recipient).toBe(email);
    expect(listMail(backend.db)[0]?.subject).toContain('password');
  });

  it('refuses a wrong present password more and more slowly, and a new one that breaks the rules', async () => {
    insertStoreSetting(backend.db, 'lockout_failures', 2);
    const weak = await post(changePassword, { old: fixturePassword, new: 'short' });
    expect(weak.errors?.[0]?.message).toContain('The password needs at least 10 characters.');
    const tries = [];
    for (const old of ['a', 'b', fixturePassword]) {
      tries.push((await post(changePassword, { old, new: 'Garden-Gate-42' })).errors?.[0]?.message);
    }
    expect(tries).toEqual(['Invalid login or password.', 'Invalid login or password.', 'The account is locked.']);
  });

  it('asks for a person where the store does', async () => {
    insertStoreSetting(backend.db, 'recaptcha', {
      website_key: 'key',
      minimum_score: 0.5,
      badge_position: 'inline',
      language_code: null,
      failure_message: 'ReCaptcha validation failed, please try again',
      forms: ['CUSTOMER_EDIT'],
      theme: 'light',
    });
    const { errors } = await post(changePassword, { old: fixturePassword, new: 'Garden-Gate-42' });
    expect(errors?.[0]?.message).toBe('ReCaptcha validation failed, please try again');
  });

  it('is nobody’s who is not signed in', async () => {
    headers = {};
    for (const [query, variables] of [
      [update, { input: { firstname: 'X' } }],
      [changeEmail, { e: 'new@example.com', p: fixturePassword }],
      [changePassword, { old: fixturePassword, new: 'Garden-Gate-42' }],
    ] as const) {
      expect((await post(query, variables)).errors?.[0]?.extensions?.category).toBe('graphql-authorization');
    }
  });
});
