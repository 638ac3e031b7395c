import { listMail } from '../mail/outbox';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertStore, insertStoreSetting } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

const mutation = 'mutation($input: ContactUsInput!) { contactUs(input: $input) { status } }';
const message = { name: 'Ann', email: 'ann@example.com', comment: 'Is it vegan?' };

describe('contact', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
    insertStoreSetting(backend.db, 'contact_reasons', [{ code: 'product', label: 'A product' }]);
  });
  afterEach(() => backend.close());

  const send = (input: object, headers: Record<string, string> = {}) =>
    postGraphQl(backend, mutation, { input: { ...message, ...input } }, headers);

  it('keeps the message, with what the shop asks besides', async () => {
    const input = {
      telephone: ' 0117 496 0123 ',
      is_consent: true,
      contactReason: 'product',
      orderNumber: '1000000001',
    };
    expect((await send(input)).data).toEqual({ contactUs: { status: true } });
    expect(
      backend.db.get(
        'SELECT name, email, telephone, comment, reason, order_number, has_consented FROM contact_message',
      ),
    ).toEqual({
      ...message,
      telephone: '0117 496 0123',
      reason: 'product',
      order_number: '1000000001',
      has_consented: 1,
    });
  });

  it('mails it to the people who answer, on one line what must be one', async () => {
    insertStoreSetting(backend.db, 'need_help', { email: 'help@shop.example' });
    await send({ name: 'Ann\nBcc: all@shop.example', contactReason: 'product', telephone: '0117 496 0123' });
    expect(listMail(backend.db)).toMatchObject([
      {
        recipient: 'help@shop.example',
        subject: 'Halewell: A product, from Ann Bcc: all@shop.example',
        body: 'From: Ann Bcc: all@shop.example <ann@example.com>\nTelephone: 0117 496 0123\n\nIs it vegan?',
      },
    ]);
    await send({ email: 'nobody' });
    expect(listMail(backend.db)).toHaveLength(1);
  });

  it('takes the call of a stock client', async () => {
    expect((await send({})).errors).toBeUndefined();
    expect(listMail(backend.db)).toMatchObject([{ recipient: 'hello@example.com' }]);
  });

  it.each([
    [{ email: 'ann' }, 'The email address is invalid. Verify the email address and try again.'],
    [{ name: ' ' }, 'Name field is required.'],
    [{ comment: '' }, 'Comment field is required.'],
    [{ contactReason: 'gossip' }, 'Choose what your message is about.'],
    [{ is_consent: false }, 'Consent is needed to answer your message.'],
  ])('refuses %p', async (input, text) => {
    expect((await send(input)).errors?.[0]).toMatchObject({
      message: text,
      extensions: { category: 'graphql-input' },
    });
    expect(backend.db.all('SELECT 1 FROM contact_message')).toHaveLength(0);
  });

  it('is closed when the store says so, and to made-up or missing tokens', async () => {
    insertStoreSetting(backend.db, 'recaptcha', { forms: ['CONTACT'], failure_message: 'No.' });
    expect((await send({}, { 'X-ReCaptcha': 'made up' })).errors?.[0]?.message).toBe('No.');
    expect((await send({})).errors?.[0]?.message).toBe('No.');
    insertStoreSetting(backend.db, 'recaptcha', null);
    insertStoreSetting(backend.db, 'contact_enabled', false);
    expect((await send({})).errors?.[0]?.message).toBe('The contact form is unavailable.');
  });

  it('names the reasons', async () => {
    expect((await postGraphQl(backend, '{ storeConfig { contact_reasons { code label } } }')).data).toEqual({
      storeConfig: { contact_reasons: [{ code: 'product', label: 'A product' }] },
    });
  });
});
