import '@/testing/noLayout';
import { fireEvent, screen, within } from '@testing-library/react';
import { main } from '@/testing/productShop';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { insertProduct } from '../../../../backend/testing/fixtures';
import { insertCustomOption } from '../../../../backend/testing/productTypeFixtures';

playStockBuild();

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

type Option = Parameters<typeof insertCustomOption>[2];

/** The page of a product with such options; `change` may alter its answers. */
const open = (options: readonly Option[], change = (text: string): string => text): Promise<RenderedShop> =>
  renderShop({
    path: '/vase.html',
    profile: 'stock',
    arrange: (backend) => {
      const id = insertProduct(backend.db, { sku: 'VASE', name: 'Vase', url_key: 'vase', price_minor: 2000 });
      for (const option of options) insertCustomOption(backend.db, id, option);
      const { fetch } = backend;
      backend.fetch = async (input, init) => {
        const answer = await fetch(input, init);
        return new Response(change(await answer.text()), answer);
      };
    },
  });

/** The embedded backend has no files: its answers are made to have one. */
const asFile = (text: string): string => text.replaceAll('CustomizableFieldOption', 'CustomizableFileOption');

const button = () => main().findByRole('button', { name: /^Add to cart/ });

test('a day, a time and both are entered by the browser’s own controls, in the form that the backend takes', async () => {
  const { user } = await open([
    { title: 'Day', type: 'date' },
    { title: 'Hour', type: 'time' },
    { title: 'Moment', type: 'date_time' },
  ]);
  const enter = async (label: RegExp, type: string, value: string): Promise<void> => {
    const field = await main().findByLabelText(label);
    expect(field).toHaveAttribute('type', type);
    fireEvent.change(field, { target: { value } });
  };
  await enter(/^Day/, 'date', '2027-03-01');
  await enter(/^Hour/, 'time', '10:30');
  await enter(/^Moment/, 'datetime-local', '2027-03-02T18:15');
  await user.click(await button());
  const cart = within(await screen.findByRole('dialog', { name: /cart/i }));
  const [line] = within(await cart.findByRole('list', { name: 'Items in your cart' })).getAllByRole('listitem');
  expect(line).toHaveTextContent('Day: 2027-03-01');
  expect(line).toHaveTextContent('Hour: 10:30');
  expect(line).toHaveTextContent('Moment: 2027-03-02 18:15');
});

test('a file that must be sent cannot be sent here: the page says so, and offers no button', async () => {
  await open([{ title: 'Your drawing', type: 'field', is_required: 1 }], asFile);
  expect(await main().findByText(/needs a file from you \(Your drawing\), which cannot be sent here/)).toBeVisible();
  expect(main().queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
});

test('a file that need not be sent does not keep anybody from buying', async () => {
  const shop = await open([{ title: 'Your drawing', type: 'field', is_required: 0 }], asFile);
  await shop.user.click(await button());
  await screen.findByRole('dialog', { name: /cart/i });
  expect(shop.data.linesOf().map(({ sku }) => sku)).toEqual(['VASE']);
});
