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
const press = async ({ user }: RenderedShop, name = /^Add to cart/): Promise<void> =>
  user.click(await main().findByRole('button', { name }));
/** The descriptions and quantities of the lines that the mini cart shows. */
const cartLines = async () => {
  const drawer = within(await screen.findByRole('dialog', { name: /cart/i }));
  const list = within(await drawer.findByRole('list', { name: 'Items in your cart' }));
  return list.getAllByRole('listitem');
};

describe('a grouped product', () => {
  test('adds all wanted parts by one press', async () => {
    const shop = await open('/tableware-set.html');
    expect(await main().findByRole('textbox', { name: 'Quantity of Dinner plate' })).toHaveValue('4');
    await press(shop);
    const lines = await cartLines();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toHaveTextContent('Dinner plate');
  });

  test('asks for at least one part', async () => {
    const shop = await open('/tableware-set.html');
    for (const name of ['Dinner plate', 'Side plate', 'Cereal bowl']) {
      const field = await main().findByRole('textbox', { name: `Quantity of ${name}` });
      await shop.user.clear(field);
      await shop.user.type(field, '0{Enter}');
    }
    await press(shop);
    expect(await main().findByText('Choose how many you would like of at least one product.')).toBeVisible();
    expect(shop.data.linesOf()).toEqual([]);
  });

  test('says which part was refused, and keeps the others', async () => {
    const shop = await open('/tableware-set.html');
    await main().findByRole('textbox', { name: 'Quantity of Dinner plate' });
    shop.data.stock('PL-SIDE', 1);
    await press(shop);
    expect(await main().findByText('Side plate could not be added. The rest is in your cart.')).toBeVisible();
    expect(shop.data.linesOf().map(({ sku }) => sku)).toEqual(['PL-DINNER', 'BO-CEREAL']);
  });
});

describe('a bundle', () => {
  test('is priced by its parts, and shows them in the cart', async () => {
    const shop = await open('/dinner-set.html');
    await main().findByRole('radio', { name: /4 × Dinner plate/ });
    const before = main().getByRole('button', { name: /^Add to cart/ }).textContent;
    await shop.user.click(main().getByRole('checkbox', { name: /Bud vase/ }));
    await waitFor(() => expect(main().getByRole('button', { name: /^Add to cart/ }).textContent).not.toBe(before));
    const total = /£[\d.]+/.exec(main().getByRole('button', { name: /^Add to cart/ }).textContent)?.[0] ?? '';
    await press(shop);
    const [line] = await cartLines();
    expect(line).toHaveTextContent('4 × Dinner plate');
    expect(line).toHaveTextContent('Bud vase');
    expect(line).toHaveTextContent(total);
  });

  test('takes the number of a part that the shopper decides', async () => {
    const shop = await open('/dinner-set.html');
    await shop.user.selectOptions(
      await main().findByRole('combobox', { name: /For the middle of the table/ }),
      main().getByRole('option', { name: /Serving bowl/ }),
    );
    await shop.user.click(main().getByRole('button', { name: 'Increase quantity of Serving bowl' }));
    await press(shop);
    const [line] = await cartLines();
    expect(line).toHaveTextContent('2 × Serving bowl');
  });
});

describe('a downloadable product', () => {
  test('asks which links, and says nothing of delivery', async () => {
    const shop = await open('/glaze-guide.html');
    await main().findByRole('checkbox', { name: /Firing charts/ });
    await press(shop);
    expect(await main().findByText('Is required. Choose or fill this in.')).toBeVisible();
    expect(main().getByRole('checkbox', { name: /Glaze guide, 48 pages/ })).toHaveFocus();
    await shop.user.click(main().getByRole('checkbox', { name: /Firing charts/ }));
    expect(main().queryByText(/deliver|return/i)).not.toBeInTheDocument();
    await press(shop);
    const [line] = await cartLines();
    expect(line).toHaveTextContent('Firing charts');
    expect(line).toHaveTextContent('£5.00');
  });
});

describe('customisable options', () => {
  test('are sent, priced and shown', async () => {
    const shop = await open('/dinner-plate.html');
    await shop.user.type(await main().findByRole('textbox', { name: /Engraving \(\+£4.00\)/ }), 'Morwenna');
    await shop.user.selectOptions(
      main().getByRole('combobox', { name: /Gift wrap/ }),
      main().getByRole('option', { name: /Box with straw/ }),
    );
    expect(main().getByRole('button', { name: 'Add to cart £31.50' })).toBeVisible();
    await press(shop);
    const [line] = await cartLines();
    expect(line).toHaveTextContent('Engraving: Morwenna, Gift wrap: Box with straw');
    expect(line).toHaveTextContent('£31.50');
  });

  test('that are required are asked for', async () => {
    const shop = await open('/glazing-evening.html');
    await main().findByRole('radio', { name: /Late, 7.30 pm · \+10%/ });
    await press(shop);
    expect(await main().findByText('Is required. Choose or fill this in.')).toBeVisible();
    await shop.user.click(main().getByRole('radio', { name: /Late/ }));
    expect(main().getByRole('button', { name: 'Add to cart £52.80' })).toBeVisible();
    await press(shop);
    const [line] = await cartLines();
    expect(line).toHaveTextContent('Session: Late, 7.30 pm');
    expect(line).toHaveTextContent('£52.80');
  });

  test('of a variant go with it', async () => {
    const shop = await open('/tumbler.html?glaze=Ink');
    await shop.user.type(await main().findByRole('textbox', { name: /Initials/ }), 'JP');
    await press(shop);
    const [line] = await cartLines();
    expect(line).toHaveTextContent('Ink, Initials: JP');
  });
});
