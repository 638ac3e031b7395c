/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { cardPage, stepPage } from './pages';
import type { AuthenticatedMessage, FrameMessage, ShopMessage } from './protocol';

type Posted = FrameMessage | AuthenticatedMessage;

const shop = 'http://localhost:8080';
// In a frame of its own, so that `window.parent` is the shop's page and not the frame itself.
let posted: { message: Posted; origin: string }[];
let answer: { ok: boolean; body: unknown };
let ended: AbortController;
const fetchMock = jest.fn();
const parent = { postMessage: (message: Posted, origin: string) => posted.push({ message, origin }) };

/** Runs a script of the provider as a browser would, with a window of our own. */
const runScript = (source: string, frame: Window): void => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the file under test is a browser script without exports
  new Function('window', source)(frame);
};

const load = (html: string, script: string): void => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const { name, value } of page.body.attributes) document.body.setAttribute(name, value);
  document.body.innerHTML = page.body.innerHTML;
  const inFrame = new Proxy(window, {
    get: (target, key): unknown => {
      if (key === 'parent') return parent;
      if (key !== 'addEventListener') return Reflect.get(target, key);
      // Listeners of one test end with it.
      return (type: string, listener: (event: Event) => void) =>
        target.addEventListener(type, listener, { signal: ended.signal });
    },
  });
  runScript(readFileSync(join(__dirname, 'assets', script), 'utf8'), inFrame);
};

const say = (data: ShopMessage, origin = shop): void => {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: parent });
  window.dispatchEvent(event);
};

const last = (type: Posted['type']) => posted.filter(({ message }) => message.type === type).at(-1)?.message;
const init = (changes = {}) => say({ type: 'init', amountMinor: 4883, currency: 'GBP', shopOrigin: shop, ...changes });

const fillIn = async (): Promise<void> => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/Card number/), '4000000000000002');
  await user.type(screen.getByLabelText(/Expiry date/), '928');
  await user.type(screen.getByLabelText(/Security code/), '123');
  await user.type(screen.getByLabelText(/Name on card/), 'Ann Shopper');
  await user.tab();
};

beforeEach(() => {
  posted = [];
  ended = new AbortController();
  answer = { ok: true, body: { resultCode: 'Authorised', nonce: 'n', brand: 'Visa', last4: '0002' } };
  fetchMock
    .mockReset()
    .mockImplementation(() => Promise.resolve({ ok: answer.ok, json: () => Promise.resolve(answer.body) }));
  Object.defineProperty(globalThis, 'fetch', { value: fetchMock, configurable: true, writable: true });
  jest.useFakeTimers({
    now: Date.UTC(2026, 10, 20),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
  });
});
afterEach(() => {
  ended.abort();
  jest.useRealTimers();
});

describe('the card frame', () => {
  beforeEach(() => load(cardPage([shop, 'http://127.0.0.1:8080']), 'frame.js'));

  it('says that it is ready, to the shop only', () => {
    expect(posted).toEqual(
      [shop, 'http://127.0.0.1:8080'].map((origin) => ({ message: { type: 'ready', heightPx: 0 }, origin })),
    );
  });

  it('spaces number and date, and tells when the card is complete', async () => {
    init();
    await fillIn();
    expect(screen.getByLabelText(/Card number/)).toHaveValue('4000 0000 0000 0002');
    expect(screen.getByLabelText(/Expiry date/)).toHaveValue('09 / 28');
    expect(posted.at(-1)).toEqual({ message: { type: 'validity', isValid: true }, origin: shop });
  });

  it('spaces an American Express number its own way', async () => {
    await userEvent.setup().type(screen.getByLabelText(/Card number/), '378282246310005');
    expect(screen.getByLabelText(/Card number/)).toHaveValue('3782 822463 10005');
  });

  it('lets the date be deleted', async () => {
    const user = userEvent.setup();
    const field = screen.getByLabelText(/Expiry date/);
    await user.type(field, '1228');
    await user.type(field, '{Backspace>7/}');
    expect(field).toHaveValue('');
  });

  it('tells the provider the card and the shop the result', async () => {
    init();
    await fillIn();
    say({ type: 'tokenise' });
    await waitFor(() =>
      expect(last('tokenised')).toEqual({
        type: 'tokenised',
        resultCode: 'Authorised',
        nonce: 'n',
        brand: 'Visa',
        last4: '0002',
      }),
    );
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [url, request] = fetchMock.mock.calls[0] as [string, { body: string }];
    expect(url).toBe('/tokenise');
    expect(JSON.parse(request.body)).toMatchObject({ amountMinor: 4883, currency: 'GBP', shopOrigin: shop });
    expect(JSON.stringify(posted)).not.toContain('4000 0000');
  });

  it.each(['check', 'tokenise'] as const)(
    'names what is missing beside the fields and goes to the first: %s',
    (type) => {
      init();
      say({ type });
      expect(screen.getByText('Enter your card number.')).toBeVisible();
      expect(screen.getByText('Enter the name on the card.')).toBeVisible();
      const field = screen.getByLabelText(/Card number/);
      expect(field).toHaveFocus();
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription('Enter your card number.');
      expect(screen.getByText('Three digits on the back.')).not.toBeVisible();
      expect(last('error')).toEqual(
        type === 'tokenise' ? { type: 'error', message: 'Check your card details.' } : undefined,
      );
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  it('hands Enter on when the card is right, and pays nothing by itself', async () => {
    init();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Name on card/), 'Ann{Enter}');
    expect(last('submit')).toBeUndefined();
    expect(screen.getByText('Enter your card number.')).toBeVisible();
    await user.clear(screen.getByLabelText(/Name on card/));
    await fillIn();
    await user.type(screen.getByLabelText(/Name on card/), '{Enter}');
    expect(last('submit')).toEqual({ type: 'submit' });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('takes a message away as soon as the reason goes, and tells of an expired card', async () => {
    init();
    const user = userEvent.setup();
    const field = screen.getByLabelText(/Expiry date/);
    await user.type(field, '0125');
    await user.tab();
    expect(screen.getByText('This card has expired.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '0128');
    expect(screen.queryByText('This card has expired.')).not.toBeInTheDocument();
  });

  it("shows the provider's fault at its field", async () => {
    init();
    await fillIn();
    answer = { ok: false, body: { field: 'number', reason: 'unknown' } };
    say({ type: 'tokenise' });
    await waitFor(() => expect(screen.getByText('This shop takes test cards only.')).toBeVisible());
    expect(last('error')).toBeDefined();
    fireEvent.blur(screen.getByLabelText(/Card number/));
    expect(screen.getByText('This shop takes test cards only.')).toBeVisible();
  });

  it('says so when the provider cannot be reached', async () => {
    init();
    await fillIn();
    fetchMock.mockRejectedValue(new TypeError('offline'));
    say({ type: 'tokenise' });
    await waitFor(() =>
      expect(last('error')).toEqual({ type: 'error', message: 'Your card could not be checked. Try again.' }),
    );
  });

  it("speaks the shop's language and keeps English for what is missing", () => {
    init({ texts: { lang: 'de-DE', numberLabel: 'Kartennummer', evil: 'x' } });
    expect(document.documentElement.lang).toBe('de-DE');
    expect(screen.getByLabelText(/Kartennummer/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Name on card/)).toBeInTheDocument();
  });

  it('asks for nothing but the security code of a kept card', async () => {
    init({ savedCard: 'hash-1' });
    for (const label of [/Card number/, /Expiry date/, /Name on card/])
      expect(screen.getByLabelText(label)).not.toBeVisible();
    say({ type: 'tokenise' });
    expect(screen.getByText('Enter the security code.')).toBeVisible();
    await userEvent.setup().type(screen.getByLabelText(/Security code/), '123');
    expect(posted.at(-1)?.message).toEqual({ type: 'validity', isValid: true });
    say({ type: 'tokenise' });
    await waitFor(() => expect(last('tokenised')).toBeDefined());
    const [, request] = fetchMock.mock.calls[0] as [string, { body: string }];
    expect(JSON.parse(request.body)).toMatchObject({ savedCard: 'hash-1', securityCode: '123', amountMinor: 4883 });
    init();
    expect(screen.getByLabelText(/Card number/)).toBeVisible();
  });

  it('listens to no other site', () => {
    say({ type: 'init', amountMinor: 1, currency: 'GBP', shopOrigin: 'http://evil.example' }, 'http://evil.example');
    say({ type: 'init', amountMinor: 1, currency: 'GBP', shopOrigin: 'http://evil.example' });
    say({ type: 'tokenise' });
    expect(last('error')).toBeUndefined();
    expect(posted.every(({ origin }) => origin !== 'http://evil.example')).toBe(true);
  });
});

describe('the steps', () => {
  it('fingerprint ends by itself', async () => {
    load(stepPage('fingerprint', 'n1', shop), 'step.js');
    await waitFor(() =>
      expect(posted).toEqual([{ message: { type: 'authenticated', nonce: 'n1', isApproved: true }, origin: shop }]),
    );
    expect(fetchMock).toHaveBeenCalledWith('/fingerprint', expect.anything());
  });

  it.each([
    ['Approve', true],
    ['Decline', false],
  ])('challenge ends with %s', async (name, isApproved) => {
    load(stepPage('challenge', 'n2', shop), 'step.js');
    await userEvent.setup().click(screen.getByRole('button', { name }));
    await waitFor(() => expect(last('authenticated')).toEqual({ type: 'authenticated', nonce: 'n2', isApproved }));
  });

  it('challenge tells when it is too late', async () => {
    answer = { ok: false, body: {} };
    load(stepPage('challenge', 'n3', shop), 'step.js');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('can no longer be confirmed');
    expect(posted).toEqual([]);
  });
});
