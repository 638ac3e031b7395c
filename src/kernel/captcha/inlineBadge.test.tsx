import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '@/testing/renderShell';
import { useListedCaptcha } from './useListedCaptcha';

const answers = {
  GetReCaptchaV3Config: {
    recaptchaV3Config: { website_key: 'key', badge_position: 'inline', language_code: null, forms: ['CONTACT'] },
  },
};

const created = jest.fn<void, [Record<string, string>]>();

const Form = () => {
  const { place, createHeaders } = useListedCaptcha('CONTACT');
  return (
    <>
      <div ref={place} data-testid="place" />
      <button onClick={() => void createHeaders().then(created)}>Send</button>
    </>
  );
};

test('an inline badge is an invisible widget in the form, drawn once', async () => {
  const captcha = {
    ready: (callback: () => void) => callback(),
    render: jest.fn(() => 7),
    execute: jest.fn(() => Promise.resolve('token')),
  };
  renderShell(<Form />, answers);
  const script = await waitFor(() => {
    const found = document.querySelector('script[src*="render=explicit"]');
    if (!found) throw new Error('No script yet.');
    return found;
  });
  Object.assign(window, { grecaptcha: captcha });
  await act(() => Promise.resolve(script.dispatchEvent(new Event('load'))));

  await waitFor(() => expect(captcha.render).toHaveBeenCalledTimes(1));
  for (const times of [1, 2]) {
    act(() => screen.getByRole('button', { name: 'Send' }).click());
    await waitFor(() => expect(created).toHaveBeenCalledTimes(times));
  }
  expect(created).toHaveBeenLastCalledWith({ 'X-ReCaptcha': 'token' });
  expect(captcha.render).toHaveBeenCalledTimes(1);
  const place = screen.getByTestId('place');
  expect(captcha.render).toHaveBeenCalledWith(place, { sitekey: 'key', size: 'invisible', badge: 'inline' });
  expect(captcha.execute).toHaveBeenLastCalledWith(7, { action: 'contact' });
});
