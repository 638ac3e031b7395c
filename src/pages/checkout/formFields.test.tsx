import '@/testing/stock/offerCountries';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sendAddress, typeAddress, typeInto } from '@/testing/checkoutVisit';
import { openStockCheckout, placeStockOrder } from '@/testing/stock/stockCheckout';
import { playStockBuild } from '@/testing/stock/stockShop';
import type { TestBackend } from '../../../backend/testing/createTestBackend';

playStockBuild();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const forms =
  (settings: object) =>
  ({ data }: TestBackend): void =>
    data.setting('customer_forms', settings);

const field = (name: RegExp) => screen.findByLabelText(name);

const order = async (user: UserEvent): Promise<void> => {
  await sendAddress(user);
  await screen.findByRole('checkbox', { name: /I agree/ });
  await placeStockOrder(user);
  await screen.findByRole('heading', { name: /^Thank you/ });
};

test('a fresh Magento’s form is the usual one, with a company and a VAT number for who has them', async () => {
  const { user, data } = await openStockCheckout();
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  for (const label of [/^Name prefix/, /^Middle name/, /^Name suffix/, /^Fax/])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a company or VAT number' }));
  await typeInto(user, 'Company', 'Marsh & Co');
  await typeInto(user, 'VAT number', 'GB123');
  await order(user);
  expect(data.addressOfOrder('shipping')).toMatchObject({ company: 'Marsh & Co', extra: '{"vat_id":"GB123"}' });
  expect(data.addressOfOrder('billing')).toMatchObject({ company: 'Marsh & Co', extra: '{"vat_id":"GB123"}' });
});

test('what the merchant requires is asked for, and is in the order', async () => {
  const { user, data } = await openStockCheckout({
    arrange: forms({ prefix: 'req', middlename: 'opt', company: 'req', fax: 'req', vat_id: 'req', streetLines: 3 }),
  });
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  expect(await field(/^Name prefix/)).toBeRequired();
  expect(await field(/^Middle name/)).not.toBeRequired();
  await sendAddress(user);
  expect(await screen.findByText(/problems with 4 fields/)).toBeVisible();
  for (const [label, text] of [
    ['Name prefix', 'Dr'],
    ['Company', 'Marsh & Co'],
    ['VAT number', 'GB123'],
    ['Fax', '0117 1'],
  ] as const)
    await typeInto(user, label, text);
  await user.click(screen.getByRole('button', { name: 'Add flat, building or company' }));
  await typeInto(user, 'Flat, building or company', 'Flat 2');
  await user.click(screen.getByRole('button', { name: 'Add another line' }));
  await typeInto(user, 'Address line 3', 'Bell entrance');
  expect(screen.queryByRole('button', { name: 'Add another line' })).not.toBeInTheDocument();
  await order(user);
  const address = data.addressOfOrder('shipping');
  expect(address).toMatchObject({ company: 'Marsh & Co', street: '["3 Elm Grove","Flat 2","Bell entrance"]' });
  expect(JSON.parse(address?.extra ?? '')).toEqual({ prefix: 'Dr', vat_id: 'GB123', fax: '0117 1' });
});

test('the merchant’s own attributes are entered as their kind wants it', async () => {
  const options = [
    { label: 'Dogs', value: '4' },
    { label: 'Cats', value: '5' },
  ];
  const custom = [
    {
      code: 'floor',
      label: 'Floor',
      input: 'TEXT',
      isRequired: true,
      rules: [{ name: 'INPUT_VALIDATION', value: 'numeric' }],
    },
    { code: 'ring', label: 'Where to ring', input: 'TEXTAREA' },
    { code: 'gate', label: 'Gate', input: 'SELECT', isRequired: true, options },
    { code: 'animals', label: 'Animals', input: 'MULTISELECT', options },
    { code: 'stairs', label: 'There are stairs', input: 'BOOLEAN' },
    { code: 'until', label: 'Until', input: 'DATE' },
    { code: 'plan', label: 'Plan of the house', input: 'FILE' },
  ].map((each) => ({ entity: 'CUSTOMER_ADDRESS', ...each }));
  const { user, data } = await openStockCheckout({ arrange: forms({ custom }) });
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  expect(screen.queryByLabelText(/Plan of the house/)).not.toBeInTheDocument();
  await typeInto(user, 'Floor', 'second');
  await sendAddress(user);
  expect(await screen.findByText('Please use digits only.')).toBeVisible();
  await typeInto(user, 'Floor', '2');
  await typeInto(user, 'Where to ring', 'Twice');
  await user.selectOptions(await field(/^Gate/), 'Cats');
  await user.click(within(screen.getByRole('group', { name: /^Animals/ })).getByLabelText('Dogs'));
  await user.click(screen.getByLabelText('There are stairs'));
  await order(user);
  expect(JSON.parse(data.addressOfOrder('shipping')?.extra ?? '')).toEqual({
    floor: '2',
    ring: 'Twice',
    gate: '5',
    animals: '4',
    stairs: '1',
  });
});

test('a form that cannot be asked about is the usual one', async () => {
  const { user } = await openStockCheckout({
    arrange: ({ faults }) =>
      faults.set([{ target: { operation: 'AttributesForm' }, fault: { kind: 'graphqlError', message: 'No.' } }]),
  });
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  expect(screen.queryByRole('button', { name: /company or VAT/ })).not.toBeInTheDocument();
  await order(user);
});

test('a telephone number that the merchant does not require may be left out', async () => {
  const { user, data } = await openStockCheckout({ arrange: forms({ telephone: 'opt' }) });
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  await typeInto(user, 'Phone', '');
  await order(user);
  expect(data.addressOfOrder('shipping')).toMatchObject({ telephone: null });
});

test('what is emptied when an address is corrected is not in the order', async () => {
  const { user, data } = await openStockCheckout();
  const country = await screen.findByRole('combobox', { name: /^Country/ });
  await user.selectOptions(country, 'United States');
  await typeInto(user, 'Email', 'ann@example.com');
  for (const [label, text] of Object.entries({
    'First name': 'Ann',
    'Last name': 'Lee',
    'Street address': '1 Main St',
    City: 'Little Rock',
    'ZIP code': '72201',
    Phone: '501 736 3100',
  }))
    await typeInto(user, label, text);
  await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'Arkansas');
  await user.click(screen.getByRole('button', { name: 'Add a company or VAT number' }));
  await typeInto(user, 'Company', 'Marsh & Co');
  await sendAddress(user);
  await screen.findByRole('checkbox', { name: /I agree/ });
  expect(data.shippingAddress()).toMatchObject({ country_code: 'US', region: 'Arkansas' });
  await user.click(
    within(await screen.findByRole('region', { name: /^Shipping address/ })).getByRole('button', { name: /^Change/ }),
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Country/ }), 'France');
  await typeInto(user, 'Postal code', '75001');
  await typeInto(user, 'Company', '');
  await order(user);
  expect(data.addressOfOrder('shipping')).toMatchObject({
    country_code: 'FR',
    region: null,
    region_code: null,
    company: null,
  });
  expect(data.addressOfOrder('billing')).toMatchObject({
    country_code: 'FR',
    region: null,
    region_code: null,
    company: null,
  });
});

test('an address of the book that lacks what is required by now is completed', async () => {
  const { user, data } = await openStockCheckout({ isSignedIn: true, arrange: forms({ company: 'req' }) });
  expect(await screen.findByText(/needs a few more details/)).toBeVisible();
  const street = await field(/^Street address/);
  expect(street).not.toHaveValue('');
  await typeInto(user, 'Company', 'Marsh & Co');
  await order(user);
  expect(data.addressOfOrder('shipping')).toMatchObject({ company: 'Marsh & Co' });
});

test('of what is not delivered no courier is spoken', async () => {
  const { user } = await openStockCheckout({ sku: 'CLASS' });
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user, { Phone: '' });
  await sendAddress(user);
  // At the field, and in the summary of what is missing.
  expect((await screen.findAllByText(/Enter a telephone number\./))[0]).toBeVisible();
  expect(screen.queryByText(/courier/)).not.toBeInTheDocument();
});
