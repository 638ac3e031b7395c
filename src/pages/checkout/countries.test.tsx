import { restClientOf } from '@/kernel/rest/restClient';
import '@/testing/stock/offerCountries';
import { screen, waitFor, within } from '@testing-library/react';
import { findPayment, sendAddress, typeAddress, typeInto } from '@/testing/checkoutVisit';
import type { RenderedShop } from '@/testing/renderShop';
import { openStockCheckout, placeStockOrder } from '@/testing/stock/stockCheckout';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  Object.assign(globalThis, { ADDRESS_COUNTRIES: [] });
  jest.restoreAllMocks();
});

const country = () => screen.findByRole('combobox', { name: /^Country/ });

const typeAmericanAddress = async ({ user }: RenderedShop): Promise<void> => {
  await user.selectOptions(await country(), 'United States');
  await typeInto(user, 'Email', 'ann@example.com');
  for (const [label, text] of Object.entries({
    'First name': 'Ann',
    'Last name': 'Lee',
    'Street address': '350 Fifth Avenue',
    City: 'New York',
    'ZIP code': '10118',
    Phone: '212 736 3100',
  }))
    await typeInto(user, label, text);
};

test('an address begins with the country of the store, and is asked what that country asks', async () => {
  const { user } = await openStockCheckout();
  expect(await country()).toHaveDisplayValue('United Kingdom');
  expect(screen.getByRole('textbox', { name: /^Postcode/ })).toBeRequired();
  await user.click(screen.getByRole('button', { name: 'Add county' }));
  expect(screen.getByRole('textbox', { name: /^County/ })).not.toBeRequired();

  await user.selectOptions(await country(), 'Ireland');
  expect(screen.getByRole('textbox', { name: /^Eircode/ })).not.toBeRequired();

  await user.selectOptions(await country(), 'Germany');
  const land = screen.getByRole('combobox', { name: /^State, province or region/ });
  expect(land).not.toBeRequired();
  expect(within(land).getByRole('option', { name: 'Bayern' })).toBeInTheDocument();

  await user.selectOptions(await country(), 'United States');
  expect(screen.getByRole('combobox', { name: /^State/ })).toBeRequired();
  expect(screen.queryByRole('option', { name: 'Bayern' })).not.toBeInTheDocument();
});

test('until there is an address, delivery is estimated for the country of the store, and for no other', async () => {
  const asked: string[] = [];
  await openStockCheckout({
    arrange: (backend) => {
      backend.data.setting('default_country', 'DE');
      const { fetch } = backend;
      backend.fetch = (input, init) => {
        const body = typeof init?.body === 'string' ? init.body : '';
        const country = /"countryCode":("\w+"|null)/.exec(body)?.[1];
        if (country !== undefined) asked.push(country);
        return fetch(input, init);
      };
    },
  });
  expect(await country()).toHaveDisplayValue('Germany');
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(new Set(asked)).toEqual(new Set(['"DE"']));
});

test('a region that the country demands is asked for, and goes out with its id and code', async () => {
  const shop = await openStockCheckout();
  const { user } = shop;
  await typeAmericanAddress(shop);
  expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveAccessibleDescription(
    'So that the courier can reach you about your delivery.',
  );
  await sendAddress(user);
  const state = screen.getByRole('combobox', { name: /^State/ });
  expect(state).toHaveAccessibleDescription('Is required. Choose your state.');
  const post = jest.spyOn(restClientOf(shop.services), 'post');
  await user.selectOptions(state, 'New York');
  await sendAddress(user);
  await screen.findByRole('checkbox', { name: /I agree/ });
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    addressInformation: {
      shipping_address: { country_id: 'US', region: 'New York', region_code: 'NY', region_id: 43, postcode: '10118' },
      billing_address: { country_id: 'US', region_id: 43 },
    },
  });
  expect(shop.data.shippingAddress()).toMatchObject({ country_code: 'US', region: 'New York', region_code: 'NY' });
  expect(screen.getByText(/350 Fifth Avenue, New York, 10118, New York, United States/)).toBeVisible();
  await placeStockOrder(user);
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible();
});

test('a region of another country does not count', async () => {
  const shop = await openStockCheckout();
  await shop.user.selectOptions(await country(), 'Germany');
  await shop.user.selectOptions(screen.getByRole('combobox', { name: /^State, province/ }), 'Bayern');
  await typeAmericanAddress(shop);
  await sendAddress(shop.user);
  expect(screen.getByRole('combobox', { name: /^State/ })).toHaveAccessibleDescription(/^Is required\./);
});

test('what was typed and chosen outlives a reload', async () => {
  const shop = await openStockCheckout();
  await typeAmericanAddress(shop);
  await shop.user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'New York');
  shop.unmount();
  await openStockCheckout();
  expect(await country()).toHaveDisplayValue('United States');
  expect(screen.getByRole('combobox', { name: /^State/ })).toHaveDisplayValue('New York');
});

test('a British address is asked and sent as without the choice', async () => {
  const shop = await openStockCheckout();
  await country();
  await typeInto(shop.user, 'Email', 'ann@example.com');
  await typeAddress(shop.user, { Postcode: '12345' });
  await sendAddress(shop.user);
  expect(screen.getByLabelText(/^Postcode/)).toHaveAccessibleDescription(/^Please enter a valid UK postcode/);
  await typeInto(shop.user, 'Postcode', 'ba11lz');
  await sendAddress(shop.user);
  await findPayment();
  expect(shop.data.shippingAddress()).toMatchObject({ country_code: 'GB', postcode: 'BA1 1LZ' });
});

test('a list of countries leaves the others out', async () => {
  Object.assign(globalThis, { ADDRESS_COUNTRIES: ['GB', 'IE'] });
  await openStockCheckout();
  const names = within(await country())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Ireland', 'United Kingdom']);
});

test('one country is no choice', async () => {
  Object.assign(globalThis, { ADDRESS_COUNTRIES: ['DE'] });
  const shop = await openStockCheckout();
  expect(await screen.findByRole('textbox', { name: /^Postal code/ })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /^Country/ })).not.toBeInTheDocument();
  await typeInto(shop.user, 'Email', 'ann@example.com');
  await waitFor(() => expect(screen.getByLabelText(/^City/)).toBeVisible());
  for (const [label, text] of Object.entries({ 'First name': 'Ann', 'Last name': 'Lee', City: 'Bremen' }))
    await typeInto(shop.user, label, text);
  await typeInto(shop.user, 'Street address', 'Wall 1');
  await typeInto(shop.user, 'Postal code', '28195');
  await typeInto(shop.user, 'Phone', '0421 000000');
  await sendAddress(shop.user);
  await findPayment();
  expect(shop.data.shippingAddress()).toMatchObject({ country_code: 'DE', postcode: '28195' });
});
