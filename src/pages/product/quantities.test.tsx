import '@/testing/noLayout';
import { screen, waitFor, within } from '@testing-library/react';
import { main } from '@/testing/productShop';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = (path: string): Promise<RenderedShop> => renderShop({ path, profile: 'stock' });
const stepper = () => main().findByRole('textbox', { name: /^Quantity of/ });
const add = async ({ user }: RenderedShop) => user.click(await main().findByRole('button', { name: /^Add to cart/ }));
const cart = async () => within(await screen.findByRole('dialog', { name: /^Your cart/ }));

test('who may only buy six is told so, offered six, and counts on in sixes', async () => {
  const shop = await open('/espresso-cup.html');
  await add(shop);
  expect(await main().findByRole('alert')).toHaveTextContent('The smallest quantity you can order is 6.');
  expect(await stepper()).toHaveValue('1');
  await shop.user.click(main().getByRole('button', { name: 'Choose 6' }));
  expect(await stepper()).toHaveValue('6');
  expect(main().queryByRole('alert')).not.toBeInTheDocument();

  await shop.user.click(main().getByRole('button', { name: /^Increase/ }));
  await add(shop);
  expect(await main().findByRole('alert')).toHaveTextContent('This product is sold in multiples of 6.');
  await shop.user.click(main().getByRole('button', { name: 'Choose 12' }));
  await shop.user.click(main().getByRole('button', { name: /^Increase/ }));
  expect(await stepper()).toHaveValue('18');
  await shop.user.click(main().getByRole('button', { name: /^Decrease/ }));
  await add(shop);

  const line = await cart();
  expect(shop.data.linesOf()).toMatchObject([{ sku: 'MU-ESPRESSO', quantity: 12 }]);
  await shop.user.click(line.getByRole('button', { name: /^Increase quantity of Espresso cup/ }));
  expect(await line.findByText('This product is sold in multiples of 6.')).toBeVisible();
  await shop.user.click(line.getByRole('button', { name: 'Choose 18' }));
  await waitFor(() => expect(shop.data.linesOf()).toMatchObject([{ quantity: 18 }]));
});

test('the plus of a card that is refused offers the quantity that can be had', async () => {
  const shop = await open('/mugs.html');
  await shop.user.click(await screen.findByRole('button', { name: 'Add Espresso cup to cart' }));
  expect(await screen.findByText('The smallest quantity you can order is 6.')).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Add 6' }));
  await cart();
  expect(shop.data.linesOf()).toMatchObject([{ sku: 'MU-ESPRESSO', quantity: 6 }]);
});

test('prices of many are told, and the button counts with them', async () => {
  const shop = await open('/dip-bowl.html');
  const tiers = within(await main().findByRole('list', { name: 'Prices by quantity' }));
  expect(tiers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '6 or more: £7.00 each',
    '12 or more: £6.50 each',
  ]);
  await shop.user.clear(await stepper());
  await shop.user.type(await stepper(), '6{Enter}');
  expect(await main().findByRole('button', { name: /^Add to cart/ })).toHaveTextContent('£42.00');
});

test('what is made to order can be bought, and its line does not stand in the way', async () => {
  const shop = await open('/tall-vase.html');
  await add(shop);
  await (await cart()).findByText('Tall vase');
  await shop.user.click((await cart()).getByRole('link', { name: 'View cart' }));
  expect(await main().findByRole('link', { name: 'Checkout' })).toBeVisible();
  expect(main().queryByText('This product is out of stock.')).not.toBeInTheDocument();
});

test('an option that wants a file is named, and does not stand in the way', async () => {
  const shop = await open('/mixing-bowl.html');
  expect(await main().findByText(/^Your own pattern: needs a file, which cannot be sent here/)).toBeVisible();
  await add(shop);
  expect((await cart()).getByText('Mixing bowl')).toBeVisible();
});

test('a name with an entity is shown as text, in the page and in its title', async () => {
  await open('/pouring-jug.html');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kilnworks® pouring jug' })).toBeVisible();
  expect(document.title).toContain('Kilnworks® pouring jug');
});
