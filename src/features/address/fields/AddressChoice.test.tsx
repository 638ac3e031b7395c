import { screen, within } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { AddressChoice } from './AddressChoice';
import { toBookAddresses } from '../useAddressBook';

const book = toBookAddresses(
  Array.from({ length: 20 }, (_, index) => ({
    id: index + 1,
    firstname: 'Ann',
    lastname: `No. ${index + 1}`,
    company: null,
    prefix: null,
    middlename: null,
    suffix: null,
    fax: null,
    vat_id: null,
    custom_attributesV2: [],
    street: ['3 Elm Grove'],
    city: 'Bristol',
    region: null,
    postcode: 'BS6 6AN',
    country_code: 'GB' as const,
    telephone: '',
    default_shipping: index === 18,
    default_billing: false,
  })),
);

test('a long book is offered a few at a time, always with the chosen one, and the focus goes on in it', async () => {
  const { user } = renderUi(<AddressChoice scope="shipping" book={book} value={19} onChange={() => undefined} />);
  const group = within(screen.getByRole('group', { name: 'Your addresses' }));
  expect(group.getAllByRole('radio')).toHaveLength(8);
  expect(group.getByRole('radio', { name: /No\. 19/ })).toBeChecked();
  await user.click(group.getByRole('button', { name: 'Show 6 more' }));
  expect(group.getByRole('radio', { name: /No\. 7/ })).toHaveFocus();
  await user.click(group.getByRole('button', { name: 'Show 6 more' }));
  await user.click(group.getByRole('button', { name: 'Show 1 more' }));
  expect(group.getAllByRole('radio')).toHaveLength(21);
  expect(group.queryByRole('button')).not.toBeInTheDocument();
});
