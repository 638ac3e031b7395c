import { clientAddressHeader } from '../limits/clientAddress';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { fixturePassword, insertCustomer, insertStore } from '../testing/fixtures';
import { postGraphQl, signInAs } from '../testing/graphql';

const askMutation = 'mutation($e: String!) { requestPasswordResetEmail(email: $e) }';
const resetMutation =
  'mutation($e: String!, $t: String!, $p: String!) { resetPassword(email: $e, resetPasswordToken: $t, newPassword: $p) }';
const password = 'Another-Gate-7';
const mismatched = 'The password token is mismatched. Reset and try again.';
const minute = 60_000;

/** The expected messages are Magento's (docs/magento.md, Customers). */
describe('a forgotten password', () => {
  let backend: TestBackend;
  let time: number;

  beforeEach(() => {
    time = Date.UTC(2026, 0, 5, 12);
    backend = createTestBackend({ now: () => time });
    insertStore(backend.db);
    insertCustomer(backend.db);
  });
  afterEach(() => backend.close());

  const ask = (email = 'ann@example.com', client = '192.0.2.1') =>
    postGraphQl(backend, askMutation, { e: email }, { [clientAddressHeader]: client });
  const reset = (token: string, newPassword = password, email = 'ann@example.com') =>
    postGraphQl(backend, resetMutation, { e: email, t: token, p: newPassword });
  const outbox = async (): Promise<{ recipient: string; body: string }[]> => {
    const answer = await backend.fetch('/__mail', { headers: { accept: 'application/json' } });
    return (await answer.json()) as { recipient: string; body: string }[];
  };
  const mailedToken = async (): Promise<string> => {
    const link = /https?:\/\/\S+/.exec((await outbox())[0]?.body ?? '')?.[0] ?? '';
    return new URL(link).searchParams.get('token') ?? '';
  };

  it('is replaced by the link of the mail, which ends every session', async () => {
    const headers = await signInAs(backend, 'ann@example.com');
    expect((await ask()).data).toEqual({ requestPasswordResetEmail: true });
    expect((await reset(await mailedToken())).data).toEqual({ resetPassword: true });
    expect((await postGraphQl(backend, '{ customer { email } }', {}, headers)).data).toEqual({ customer: null });
    await expect(signInAs(backend, 'ann@example.com', fixturePassword)).rejects.toThrow();
    await expect(signInAs(backend, 'ann@example.com', password)).resolves.toBeDefined();
  });

  it('A-15: mails nothing to an address without an account, and answers alike, and no sooner', async () => {
    const known = await ask();
    const begun = performance.now();
    expect(await ask('nobody@example.com')).toEqual(known);
    // A timer may fire a little early.
    expect(performance.now() - begun).toBeGreaterThan(95);
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual(['ann@example.com']);
  });

  it('takes a link once, and only the newest', async () => {
    await ask();
    const older = await mailedToken();
    await ask();
    const newer = await mailedToken();
    expect((await reset(older)).errors?.[0]?.message).toBe(mismatched);
    expect((await reset(newer)).errors).toBeUndefined();
    expect((await reset(newer)).errors?.[0]?.message).toBe(mismatched);
  });

  it('takes a link once, even when it comes twice at once', async () => {
    await ask();
    const token = await mailedToken();
    const answers = await Promise.all([reset(token, 'First-Gate-77'), reset(token, 'Second-Gate-77')]);
    expect(answers.map(({ errors }) => errors?.[0]?.message).filter(Boolean)).toEqual([mismatched]);
  });

  it('takes no link after two hours', async () => {
    await ask();
    const token = await mailedToken();
    time += 120 * minute;
    expect((await reset(token)).errors?.[0]?.message).toBe('The password token is expired. Reset and try again.');
  });

  it('mails at most five links an hour for one client', async () => {
    for (let count = 0; count < 7; count += 1) expect((await ask()).data).toEqual({ requestPasswordResetEmail: true });
    expect(await outbox()).toHaveLength(5);
    time += 60 * minute;
    await ask();
    expect(await outbox()).toHaveLength(6);
  });

  it('A-14: a stranger who asks again and again keeps the customer from no link', async () => {
    for (let count = 0; count < 7; count += 1) await ask('ann@example.com', '198.51.100.7');
    await ask();
    expect(await outbox()).toHaveLength(6);
    expect((await reset(await mailedToken())).errors).toBeUndefined();
  });

  it('A-14: a client that asks for too many customers has to pause', async () => {
    const refusals = [];
    for (let count = 0; count < 21; count += 1) refusals.push((await ask(`nobody${count}@example.com`)).errors?.[0]);
    expect(refusals.slice(0, 20).filter(Boolean)).toEqual([]);
    expect(refusals[20]).toMatchObject({ message: 'Too many attempts. Please try again in a few minutes.' });
    expect((await ask('ann@example.com', '198.51.100.7')).errors).toBeUndefined();
  });

  it('ends the pause after wrong passwords, and a password that breaks the rules leaves the link usable', async () => {
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await expect(signInAs(backend, 'ann@example.com', 'wrong')).rejects.toThrow();
    }
    await ask();
    const token = await mailedToken();
    expect((await reset(token, 'short')).errors?.[0]?.message).toMatch(/at least 10 characters/);
    expect((await reset(token)).errors).toBeUndefined();
    await expect(signInAs(backend, 'ann@example.com', password)).resolves.toBeDefined();
  });

  it.each([
    ['', 'You must specify an email address.'],
    ['ann', 'The email address has an invalid format.'],
  ])('refuses to mail to %j', async (email, message) => {
    expect((await ask(email)).errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }]);
  });

  it.each([
    ['', password, 'resetPasswordToken must be specified'],
    ['token', '', 'newPassword must be specified'],
    ['token', password, mismatched],
  ])('refuses token %j with password %j', async (token, newPassword, message) => {
    expect((await reset(token, newPassword)).errors).toMatchObject([{ message }]);
  });

  it('keeps only a hash of the token, and shows the mail as a page without scripts', async () => {
    await ask();
    const token = await mailedToken();
    expect(JSON.stringify(backend.db.all('SELECT * FROM password_reset'))).not.toContain(token);
    const page = await backend.fetch('/__mail');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await page.text()).toContain(`token=${token}"`);
  });
});
