import { act, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertStoreSetting } from '../../../../backend/testing/fixtures';

// The pages of the shop, its backend and the stand-in of the provider, as they work together.
const standIn = readFileSync('backend/captcha/assets/api.js', 'utf8');

const protect =
  (kinds: object) =>
  ({ db }: RenderedShop['backend']): void =>
    insertStoreSetting(db, 'recaptcha', {
      website_key: 'key',
      minimum_score: 0.5,
      badge_position: 'bottomright',
      language_code: 'en-GB',
      failure_message: 'ReCaptcha validation failed, please try again',
      theme: 'light',
      forms: Object.keys(kinds),
      kinds,
    });

/** Runs the stand-in as a browser would that has loaded it. */
const arrive = async (): Promise<void> => {
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src*="/captcha/api.js"]');
    if (!found) throw new Error('No script yet.');
    return found;
  });
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const run = document.createElement('script');
  run.textContent = standIn;
  document.head.append(run);
  current.mockRestore();
  await act(() => Promise.resolve(script.dispatchEvent(new Event('load'))));
};

test('a sign-in is protected by a checkbox, and so is the account that is made with it', async () => {
  const { user, backend } = await renderShop({
    path: '/sign-in',
    arrange: protect({ CUSTOMER_LOGIN: 'RECAPTCHA', CUSTOMER_CREATE: 'RECAPTCHA' }),
  });
  Object.assign(window, {
    fetch: (url: URL, request: RequestInit) => backend.fetch(url.pathname, request),
  });
  await arrive();
  const box = await screen.findByRole('checkbox', { name: 'I am not a robot' });
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'nobody@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'Halewell-2026');
  const submit = within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' });
  await user.click(submit);
  expect(await screen.findByText(/Please tick the box above to show/)).toBeVisible();
  expect(box).toHaveFocus();

  await user.click(box);
  await waitFor(() => expect(screen.queryByText(/Please tick the box/)).not.toBeInTheDocument());
  await user.click(submit);
  // The backend took the token: what it refuses is the password.
  expect(await screen.findByText(/email or password is not right/)).toBeVisible();
  expect(box).not.toBeChecked();

  await user.click(screen.getByRole('link', { name: 'Create Account' }));
  await screen.findByRole('form', { name: 'Create Account' });
  expect(await screen.findAllByRole('checkbox', { name: 'I am not a robot' })).toHaveLength(1);
});
