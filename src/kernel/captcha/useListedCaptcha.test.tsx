import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '@/testing/renderShell';
import { useListedCaptcha } from './useListedCaptcha';

const config = (rest: object = {}) => ({
  GetReCaptchaV3Config: {
    recaptchaV3Config: {
      website_key: 'key',
      badge_position: 'bottomright',
      language_code: 'en',
      forms: ['CONTACT'],
      ...rest,
    },
  },
});

let headers: Record<string, string> | undefined;

const Form = () => {
  const { place, createHeaders } = useListedCaptcha('CONTACT');
  return (
    <>
      <div ref={place} data-testid="place" />
      <button onClick={() => void createHeaders().then((created) => (headers = created))}>Send</button>
    </>
  );
};

const script = () => document.querySelector<HTMLScriptElement>('script[src*="/captcha/"]');

const provider = () => ({
  ready: (callback: () => void) => callback(),
  render: jest.fn(() => 7),
  execute: jest.fn<Promise<string>, [string | number, { action: string }]>(() => Promise.resolve('token')),
});

/** Simulates the arrival of the script. */
const arrive = async (captcha: object | undefined): Promise<void> => {
  await waitFor(() => expect(script()).not.toBeNull());
  Object.assign(window, { grecaptcha: captcha });
  await act(() => Promise.resolve(script()?.dispatchEvent(new Event(captcha ? 'load' : 'error'))));
};

const send = async (): Promise<void> => {
  headers = undefined;
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  await waitFor(() => expect(headers).toBeDefined());
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  script()?.remove();
});

test('F-45: a form that is not protected never asks for the script', async () => {
  const { asked } = renderShell(<Form />, config({ forms: ['NEWSLETTER'] }));
  await waitFor(() => expect(asked).toContain('GetReCaptchaV3Config'));
  await send();
  expect(headers).toEqual({});
  expect(script()).toBeNull();
});

test('without bot protection the form goes without a token', async () => {
  renderShell(<Form />, { GetReCaptchaV3Config: { recaptchaV3Config: null } });
  await send();
  expect(headers).toEqual({});
  expect(script()).toBeNull();
});

test('without an answer the form goes without a token, which is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderShell(<Form />);
  await send();
  expect(headers).toEqual({});
  expect(script()).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
});

test('F-45: a script that fails is logged and the form goes without a token; the next time it is tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderShell(<Form />, config());
  await arrive(undefined);
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  await arrive(undefined);
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(headers).toEqual({});
});

test('a protected form gets a token for its action, from one script for all', async () => {
  const captcha = provider();
  renderShell(<Form />, config());
  await arrive(captcha);
  expect(script()?.src).toBe('http://localhost/captcha/api.js?render=key&badge=bottomright&hl=en');
  await send();
  expect(headers).toEqual({ 'X-ReCaptcha': 'token' });
  expect(captcha.execute).toHaveBeenCalledWith('key', { action: 'contact' });
  expect(captcha.render).not.toHaveBeenCalled();
  await send();
  expect(document.querySelectorAll('script[src*="/captcha/"]')).toHaveLength(1);

  // From here on the script is there.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  captcha.execute.mockReturnValueOnce(Promise.reject(new Error('no')));
  await send();
  expect(headers).toEqual({});
  expect(logged).toHaveBeenCalledTimes(1);

  jest.useFakeTimers();
  captcha.execute.mockReturnValueOnce(new Promise(() => undefined));
  headers = undefined;
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(headers).toEqual({});
  jest.useRealTimers();
});
