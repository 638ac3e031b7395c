import type { Locator, Page } from '@playwright/test';

import type { Customer } from './shopApi';

/** Fills in the sign-in form, wherever it stands, and sends it. */
export const signInWith = async (place: Page | Locator, { email, password }: Customer): Promise<void> => {
  const form = place.getByRole('form', { name: 'Sign In' });
  await form.getByLabel(/^Email/).fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
};
