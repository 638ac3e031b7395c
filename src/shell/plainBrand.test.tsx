import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '@/testing/renderShell';
import plain from '../../brand/plain.json';
import { menuAnswers } from '@/testing/menuAnswers';
import { CheckoutFooterLinks } from './checkout/CheckoutFooterLinks';
import { FooterContent } from './footer/FooterContent';
import { HeaderFrame } from './header/HeaderFrame';

const own = { ...BRAND };
const capabilities = { ...CAPABILITIES };
beforeEach(() => {
  const brand = { ...plain, texts: undefined };
  const has = Object.fromEntries(Object.keys(own.has).map((name) => [name, false]));
  Object.assign(BRAND, brand, { has });
});
afterEach(() => {
  Object.assign(BRAND, own);
  Object.assign(CAPABILITIES, capabilities);
});

const noBlocks = { cmsBlocks: { items: [null] } };

test('a shop without promises, pictures and pages of its own has an unadorned footer', async () => {
  Object.assign(CAPABILITIES, { orderTracking: false, guestOrderLookup: false });
  const answers = { ...menuAnswers, FooterBlocks: noBlocks };
  const { container } = renderShell(<FooterContent isSeen />, answers);
  await screen.findByRole('heading', { name: 'Account' });
  const links = within(container).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/', '/sign-in', '/create-account']),
  );
  expect(container).not.toHaveTextContent(/Our Story|Give Back|Returns|Order Status|Vitamins/);
  expect(container.querySelectorAll('ul:empty, p:empty, h2:empty')).toHaveLength(0);
  expect(container.querySelector('a[href*="halewell"], img')).toBeNull();
});

test('the header has no strip where the brand has none', () => {
  const { container } = renderShell(<HeaderFrame home={<a href="/">Home</a>} strip="Free delivery" />);
  expect(container).not.toHaveTextContent('Free delivery');
  expect(container.querySelector('[data-on-ink]')).toBeNull();
});

test('the checkout links only to pages that the brand names', async () => {
  const { asked } = renderShell(<CheckoutFooterLinks />, { CheckoutFooterLinks: noBlocks });
  await waitFor(() => expect(asked).toEqual(['CheckoutFooterLinks']));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([plain.pages.privacy]);
});
