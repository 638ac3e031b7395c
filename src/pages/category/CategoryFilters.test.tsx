import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { countStatus, listedNames, main, option, setWide, sidebar } from './testing/filteredList';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertAttribute, insertCategory, insertProduct, insertStore } from '../../../backend/testing/fixtures';
import { shopData } from '../../../backend/testing/arrange/shopData';

type Db = RenderedShop['backend']['db'];

/** Name, format, diet and price in pence of each product, in the merchant's order. */
const products = [
  ['Zinc', 'Capsules', 'Vegan', 900],
  ['Iron', 'Tablets', 'Vegan', 1250],
  ['Calcium', 'Tablets', null, 1500],
  ['Iodine', 'Drops', 'Vegan', 700],
  ['Selenium', 'Capsules', null, 2400],
  ['Copper', 'Capsules', 'Vegan', 1100],
  ['Boron', 'Capsules', 'Vegan', 1900],
  ['Potassium', 'Tablets', null, 1000],
] as const;

const seed = (db: Db): void => {
  insertStore(db);
  const minerals = insertCategory(db, { name: 'Minerals', url_key: 'minerals' });
  const formats = ['Capsules', 'Tablets', 'Drops', 'Powder', 'Sachets', 'Gummies', 'Liquid', 'Spray'];
  const form = insertAttribute(db, { code: 'form', label: 'Format', is_filterable: 1 }, formats);
  const dietary = insertAttribute(db, { code: 'dietary', label: 'Dietary', is_filterable: 1 }, ['Vegan']);
  for (const [name, format, diet, price] of products) {
    const id = insertProduct(db, { name, url_key: name.toLowerCase(), price_minor: price }, [minerals]);
    const has = (attribute: number, option: number | undefined): void => {
      shopData(db).attribute(id, attribute, option ?? 0);
    };
    has(form.attributeId, form.optionIds[formats.indexOf(format)]);
    if (diet) has(dietary.attributeId, dietary.optionIds[0]);
  }
};

const open = (search = ''): Promise<RenderedShop> =>
  renderShop({ path: `/minerals.html${search}`, seed: ({ db }) => seed(db) });

const showsOnly = (...expected: string[]): Promise<void> => waitFor(() => expect(listedNames()).toEqual(expected));
const search = (): string => window.location.search;

beforeEach(() => {
  setWide(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('filters beside the list', () => {
  test('narrow it at once, together across attributes and one by one within', async () => {
    const { user } = await open();
    await user.click(await option(/^Drops/));
    await showsOnly('Iodine');
    expect(search()).toBe('?form=drops');
    await user.click(await option(/^Tablets/));
    await showsOnly('Iron', 'Calcium', 'Iodine', 'Potassium');
    expect(search()).toBe('?form=drops,tablets');
    await user.click(await option(/^Vegan/));
    await showsOnly('Iron', 'Iodine');
    await waitFor(() => expect(countStatus()).toHaveTextContent('2 products'));
  });

  test('say how many products each option would leave, and cannot choose none', async () => {
    const { user } = await open('?dietary=vegan');
    expect(await option(/^Capsules 3 products/)).toBeEnabled();
    expect(await option(/^Vegan/)).toBeChecked();
    await user.click(await option(/^Drops/));
    expect(await option(/^Tablets 1 product$/)).toBeEnabled();
    await user.click(await option(/^Drops/));
    await user.click(await option(/^Capsules/));
    await user.click(await option(/^Vegan/));
    expect(await option(/^Vegan 3 products/)).not.toBeChecked();
  });

  test('keep an option that the others rule out, without letting anybody choose it', async () => {
    await open('?price=20-');
    expect(await option(/^Drops 0 products/)).toBeDisabled();
    expect(await option(/^Capsules 1 product/)).toBeEnabled();
  });

  test('answer the click before the backend does', async () => {
    const { user, backend } = await open();
    const box = await option(/^Drops/);
    let answer: () => void = () => undefined;
    const { fetch } = backend;
    const held = new Promise<void>((resolve) => (answer = resolve));
    backend.fetch = async (input, init) => {
      await held;
      return fetch(input, init);
    };
    await user.click(box);
    expect(await option(/^Drops/)).toBeChecked();
    expect(listedNames()).toHaveLength(6);
    await waitFor(() =>
      expect(main().getByRole('list', { name: 'Products in Minerals' }).closest('section')).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    answer();
    await showsOnly('Iodine');
  });

  test('come back with the back button', async () => {
    const { user } = await open();
    await user.click(await option(/^Drops/));
    await showsOnly('Iodine');
    window.history.back();
    await waitFor(() => expect(listedNames()).toHaveLength(6));
    expect(await option(/^Drops/)).not.toBeChecked();
  });

  test('take a range of prices by keyboard alone', async () => {
    const { user } = await open();
    const lowest = await sidebar().findByRole('textbox', { name: 'Lowest price' });
    await user.clear(lowest);
    await user.type(lowest, '15{Enter}');
    await showsOnly('Calcium', 'Selenium', 'Boron');
    expect(search()).toBe('?price=15-');
    expect(lowest).toHaveFocus();
    const highest = sidebar().getByRole('textbox', { name: 'Highest price' });
    await user.clear(highest);
    await user.type(highest, 'twenty{Enter}');
    expect(search()).toBe('?price=15-');
    await user.clear(sidebar().getByRole('textbox', { name: 'Highest price' }));
    await user.type(sidebar().getByRole('textbox', { name: 'Highest price' }), '£20{Tab}');
    await showsOnly('Calcium', 'Boron');
    const handle = sidebar().getByRole('slider', { name: 'Highest price' });
    expect(handle).toHaveValue('20');
    fireEvent.change(handle, { target: { value: '19' } });
    fireEvent.change(handle, { target: { value: '18' } });
    expect(search()).toBe('?price=15-20');
    await waitFor(() => expect(search()).toBe('?price=15-18'));
    await showsOnly('Calcium');
  });

  test('offer the first options to begin with', async () => {
    const { user } = await open();
    await user.click(await main().findByRole('link', { name: 'Vegan' }));
    await waitFor(() => expect(search()).toBe('?dietary=vegan'));
    expect(await main().findByRole('link', { name: 'Remove filter: Vegan' })).toBeVisible();
  });
});

describe('what is applied', () => {
  test('stands above the list and goes by its chip, and the focus stays near', async () => {
    const { user } = await open('?form=drops&dietary=vegan&price=-20');
    expect(await main().findByRole('link', { name: 'Remove filter: Up to £20' })).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Remove filter: Drops' }));
    await waitFor(() => expect(search()).toBe('?dietary=vegan&price=-20'));
    await waitFor(() => expect(listedNames()).toHaveLength(5));
    expect(main().getByRole('heading', { name: 'Products in Minerals' })).toHaveFocus();
    await user.click(main().getByRole('link', { name: 'Clear all filters' }));
    await waitFor(() => expect(listedNames()).toHaveLength(6));
    expect(search()).toBe('');
  });

  test('when nothing fits, is named and can be taken back one by one', async () => {
    const { user } = await open('?form=drops&price=20-');
    expect(await main().findByText('Nothing here fits all of your filters: Drops, From £20.')).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Remove “From £20”' }));
    await showsOnly('Iodine');
    expect(search()).toBe('?form=drops');
  });

  test('is put right when the shop has no such option', async () => {
    await open('?form=drops,elixir');
    await showsOnly('Iodine');
    await waitFor(() => expect(search()).toBe('?form=drops'));
  });

  test.each(['?form=%3Cb%3E&price=cheap', '?need=elixir&colour=red', '?price=-0&form=,,&dietary='])(
    'is nothing when %s makes no sense',
    async (given) => {
      await open(given);
      await waitFor(() => expect(listedNames()).toHaveLength(6));
      expect(main().queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
    },
  );
});

describe('a list that cannot be fetched', () => {
  test('keeps the one from before, says so, and is tried again', async () => {
    const { user, backend } = await open();
    const box = await option(/^Drops/);
    backend.faults.set([
      { target: { operation: 'ResolveURL' }, fault: { kind: 'graphqlError', message: 'Internal server error' } },
    ]);
    await user.click(box);
    expect(await main().findByText(/^The list could not be updated/)).toBeVisible();
    expect(listedNames()).toHaveLength(6);
    expect(await option(/^Drops/)).toBeChecked();
    backend.faults.set([]);
    await user.click(main().getByRole('button', { name: 'Try again' }));
    await showsOnly('Iodine');
    expect(main().queryByText(/^The list could not be updated/)).not.toBeInTheDocument();
  });

  test('without filters still shows its products', async () => {
    const { user, backend } = await open('/../cart');
    backend.faults.set([
      { target: { operation: 'ProductFacets' }, fault: { kind: 'graphqlError', message: 'Internal server error' } },
    ]);
    await user.click(await within(screen.getByRole('banner')).findByRole('link', { name: 'Minerals' }));
    expect(await sidebar().findByText('The filters could not be loaded.')).toBeVisible();
    expect(listedNames()).toHaveLength(6);
    backend.faults.set([]);
    await user.click(sidebar().getByRole('button', { name: 'Try again' }));
    expect(await option(/^Drops/)).toBeVisible();
  });
});

test('another page takes the shopper to the beginning of the list', async () => {
  const { user } = await open();
  await user.click(await main().findByRole('link', { name: 'Page 2' }));
  await showsOnly('Boron', 'Potassium');
  await waitFor(() => expect(main().getByRole('heading', { name: 'Products in Minerals' })).toHaveFocus());
  expect(countStatus()).toHaveTextContent('8 products, Page 2 of 2');
});

test('a page behind the last one is the last one', async () => {
  await open('?page=99');
  await showsOnly('Boron', 'Potassium');
  expect(search()).toBe('?page=2');
});

describe('on a small screen', () => {
  beforeEach(() => setWide(false));

  const openPanel = async (user: RenderedShop['user']) => {
    await user.click(await main().findByRole('button', { name: /^Filter/ }));
    return within(await screen.findByRole('dialog', { name: 'Filters' }));
  };

  test('a panel says how many products a choice leaves, and applies it', async () => {
    const { user } = await open();
    const panel = await openPanel(user);
    await user.click(await panel.findByRole('checkbox', { name: /^Drops/ }));
    expect(await panel.findByRole('button', { name: 'Show 1 product' })).toBeVisible();
    expect(search()).toBe('');
    expect(listedNames()).toHaveLength(6);
    await user.click(panel.getByRole('button', { name: 'Show 1 product' }));
    await showsOnly('Iodine');
    expect(search()).toBe('?form=drops');
    expect(main().getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  });

  test('closing it without applying keeps what held', async () => {
    const { user } = await open('?form=tablets');
    const panel = await openPanel(user);
    await user.click(await panel.findByRole('checkbox', { name: /^Drops/ }));
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(search()).toBe('?form=tablets');
    const again = await openPanel(user);
    expect(await again.findByRole('checkbox', { name: /^Drops/ })).not.toBeChecked();
    expect(again.getByRole('checkbox', { name: /^Tablets/ })).toBeChecked();
    await user.click(again.getByRole('button', { name: 'Clear' }));
    expect(document.activeElement).toHaveAccessibleName(/^Show \d+ products/);
    await user.click(await again.findByRole('button', { name: 'Show 8 products' }));
    await waitFor(() => expect(search()).toBe(''));
  });
});
