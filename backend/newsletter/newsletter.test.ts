import { listMail } from '../mail/outbox';
import { issueCaptchaToken } from '../captcha/tokens';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCustomer, insertStore, insertStoreSetting } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

const mutation = `mutation($email: String!, $consent: Boolean) {
  subscribeEmailToNewsletter(email: $email, is_consent: $consent, optinSource: "footer") { status }
}`;

describe('newsletter', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
  });
  afterEach(() => backend.close());

  const subscribe = (email: string, consent: boolean | undefined = true, headers: Record<string, string> = {}) =>
    postGraphQl(backend, mutation, { email, consent }, headers);

  it('keeps who signed up, where, and that they agreed', async () => {
    expect((await subscribe(' ann@example.com ')).data).toEqual({
      subscribeEmailToNewsletter: { status: 'SUBSCRIBED' },
    });
    expect(backend.db.get('SELECT email, has_consented, source FROM newsletter_subscriber')).toEqual({
      email: 'ann@example.com',
      has_consented: 1,
      source: 'footer',
    });
  });

  it('takes the call of a stock client', async () => {
    const { data } = await postGraphQl(
      backend,
      'mutation { subscribeEmailToNewsletter(email: "ann@example.com") { status } }',
    );
    expect(data).toEqual({ subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } });
  });

  it.each([
    ['', 'You must specify an email address to subscribe to a newsletter.', 'graphql-input'],
    ['ann', 'Enter a valid email address.', 'graphql-input'],
  ])('refuses the address "%s"', async (email, message, category) => {
    expect((await subscribe(email)).errors?.[0]).toMatchObject({ message, extensions: { category } });
  });

  it('refuses who did not agree, and everybody while the newsletter is off', async () => {
    expect((await subscribe('ann@example.com', false)).errors).toHaveLength(1);
    insertStoreSetting(backend.db, 'newsletter_enabled', false);
    expect((await subscribe('ann@example.com')).errors?.[0]?.message).toBe('Cannot create a newsletter subscription.');
    expect(backend.db.all('SELECT 1 FROM newsletter_subscriber')).toHaveLength(0);
  });

  it('says that an address is subscribed already, in any case', async () => {
    await subscribe('ann@example.com');
    expect((await subscribe('Ann@Example.com')).errors?.[0]).toMatchObject({
      message: 'This email address is already subscribed.',
      extensions: { category: 'graphql-already-exists' },
    });
  });

  it('sets the choice of the account with that address, also after they left', async () => {
    const id = insertCustomer(backend.db);
    await subscribe('ann@example.com');
    expect(backend.db.get('SELECT is_subscribed FROM customer WHERE id = ?', id)).toEqual({ is_subscribed: 1 });
    backend.db.run('UPDATE customer SET is_subscribed = 0');
    expect((await subscribe('ann@example.com')).errors).toBeUndefined();
  });

  it('takes a token of the bot protection once, and wants one only where the store demands it', async () => {
    insertStoreSetting(backend.db, 'recaptcha', { forms: ['NEWSLETTER'], failure_message: 'No.' });
    const token = issueCaptchaToken(backend.db, 'newsletter', Date.now());
    expect((await subscribe('a@example.com', true, { 'X-ReCaptcha': token })).errors).toBeUndefined();
    expect((await subscribe('b@example.com', true, { 'X-ReCaptcha': token })).errors?.[0]?.message).toBe('No.');
    expect((await subscribe('c@example.com')).errors?.[0]?.message).toBe('No.');
    insertStoreSetting(backend.db, 'recaptcha', { forms: ['CONTACT'], failure_message: 'No.' });
    expect((await subscribe('d@example.com', true, { 'X-ReCaptcha': 'made up' })).errors).toBeUndefined();
    expect((await subscribe('e@example.com')).errors).toBeUndefined();
  });

  it('greets in the language of the store view, by a link to the configured address, and says goodbye in it', async () => {
    insertStore(backend.db, { id: 20, code: 'uk_de', name: 'Deutsch', locale: 'de_DE', is_default: 0 });
    await subscribe('anna@example.com', true, { Store: 'uk_de', Host: 'elsewhere.example' });
    const [mail] = listMail(backend.db);
    expect(mail?.subject).toMatch(/^Willkommen beim Newsletter/);
    const link = /http\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    expect(link).toMatch(/^http:\/\/localhost:\d+\//);
    const page = await (await backend.fetch(new URL(link).pathname + new URL(link).search)).text();
    expect(page).toContain('<html lang="de-DE">');
    expect(page).toContain('Vom Newsletter abmelden?');
  });

  it('mails a link that ends the subscription when its button is pressed, and not when it is opened', async () => {
    const id = insertCustomer(backend.db);
    await subscribe('ann@example.com');
    const [mail] = listMail(backend.db);
    const link = /http\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    const path = link.replace(/^https?:\/\/[^/]+/, '');
    const opened = await backend.fetch(path);
    expect(await opened.text()).toContain('Unsubscribe from the newsletter?');
    expect(backend.db.get('SELECT is_subscribed FROM customer WHERE id = ?', id)).toEqual({ is_subscribed: 1 });
    expect(await (await backend.fetch(path, { method: 'POST' })).text()).toContain('You are unsubscribed');
    expect(backend.db.get('SELECT is_subscribed FROM customer WHERE id = ?', id)).toEqual({ is_subscribed: 0 });
    expect(backend.db.all('SELECT 1 FROM newsletter_subscriber')).toEqual([]);
    expect((await backend.fetch(path)).status).toBe(404);
    expect((await subscribe('ann@example.com')).errors).toBeUndefined();
  });
});
