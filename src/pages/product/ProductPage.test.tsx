import '@/testing/noLayout';
import { screen, waitFor, within } from '@testing-library/react';
import { insertAttribute, insertCategory, insertConfigurable, insertProduct } from '../../../backend/testing/fixtures';
import { addButton, aside, insertMagnesium, linesOf, main, open } from '@/testing/productShop';
import { shopData } from '../../../backend/testing/arrange/shopData';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the first view', () => {
  test('says what it is, what it costs and whether it can be had', async () => {
    await open('/zinc.html');
    expect(await main().findByRole('heading', { level: 1, name: 'Zinc Picolinate' })).toBeVisible();
    expect(main().getByText('15 mg, 60 capsules')).toBeVisible();
    expect(main().getByText('£9.00', aside)).toBeVisible();
    expect(main().getByText('was £12.00')).toBeInTheDocument();
    expect(main().getByText('£0.15 per capsule, VAT included')).toBeVisible();
    expect(main().getByText('In stock')).toBeVisible();
    expect(main().getByText(/12 reviews/)).toBeInTheDocument();
    expect(main().getByText('Zinc contributes to normal vision.')).toHaveTextContent('At 1.5 mg a day.');
    expect((await main().findByText('easily')).tagName).toBe('EM');
  });

  test('tells the browser its title, description and address', async () => {
    await open('/zinc.html?from=mail');
    await waitFor(() => expect(document.title).toBe('Zinc picolinate 15 mg | United Kingdom'));
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Zinc in capsules.');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/zinc.html');
  });

  test('leads back to its category', async () => {
    await open('/zinc.html');
    const crumbs = within(await main().findByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getByRole('link', { name: 'Minerals' })).toHaveAttribute('href', '/minerals.html');
  });

  test('leads back to where the shopper came from, after a reload too', async () => {
    const fill = (db: Parameters<typeof insertProduct>[0]): void => {
      const minerals = insertCategory(db, { id: 3, name: 'Minerals', url_key: 'minerals' });
      const zinc = insertCategory(db, { id: 4, name: 'Zinc', url_key: 'zinc-products', parent_id: minerals });
      const offers = insertCategory(db, { id: 5, name: 'Offers', url_key: 'offers' });
      insertProduct(db, { url_key: 'zinc', name: 'Zinc Picolinate' }, [zinc, offers]);
    };
    const { user, unmount, store } = await open('/offers.html', fill);
    await user.click(await main().findByRole('link', { name: 'Zinc Picolinate' }));
    await screen.findByRole('heading', { level: 1, name: 'Zinc Picolinate' });
    // For the menu, which marks it.
    expect(store.getState().catalog.categoryPath).toBe('/offers.html');
    unmount();
    await open('/zinc.html', fill);
    const crumbs = within(await main().findByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Offers',
      'Zinc Picolinate',
    ]);
    expect(crumbs.queryByRole('link', { name: 'Zinc Picolinate' })).not.toBeInTheDocument();
  });

  test('shows the picture that is chosen', async () => {
    const { user } = await open('/zinc.html');
    expect(await main().findByRole('img', { name: 'The jar' })).toHaveAttribute(
      'src',
      expect.stringMatching(/-1\.jpg/),
    );
    expect(main().queryByRole('img', { name: 'The capsules' })).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'The capsules' }));
    expect(main().getByRole('img', { name: 'The capsules' })).toHaveAttribute('src', expect.stringMatching(/-2\.jpg/));
    expect(main().queryByRole('img', { name: 'The jar' })).not.toBeInTheDocument();
    expect(main().getByRole('button', { name: 'The capsules' })).toHaveAttribute('aria-current', 'true');
  });
});

describe('options', () => {
  test('the first that can be had is chosen; another changes price, picture and address', async () => {
    const { user } = await open('/magnesium.html', insertMagnesium);
    expect(await main().findByRole('radio', { name: '60 capsules £20.00' })).toBeChecked();
    expect(main().getByText('£20.00', aside)).toBeVisible();
    expect(main().getByRole('img', { name: 'Jar of 60 capsules' })).toBeVisible();
    await user.click(main().getByRole('radio', { name: '120 capsules £21.00' }));
    expect(await main().findByText('£21.00', aside)).toBeVisible();
    expect(main().getByRole('img', { name: 'Jar of 120 capsules' })).toBeVisible();
    expect(window.location.search).toBe('?size=120+capsules');
  });

  test('the address brings a choice back, and keeps what else it says', async () => {
    const { user } = await open('/magnesium.html?size=120+capsules&from=mail', insertMagnesium);
    expect(await main().findByRole('radio', { name: '120 capsules £21.00' })).toBeChecked();
    await user.click(main().getByRole('radio', { name: '60 capsules £20.00' }));
    await waitFor(() => expect(window.location.search).toBe('?size=60+capsules&from=mail'));
  });

  test('a choice that the address names wrongly is ignored', async () => {
    await open('/magnesium.html?size=1000+capsules', insertMagnesium);
    expect(await main().findByRole('radio', { name: '60 capsules £20.00' })).toBeChecked();
  });

  test('one that is out of stock says so, can be looked at and not be bought', async () => {
    const { user } = await open('/magnesium.html', insertMagnesium);
    await user.click(await main().findByRole('radio', { name: '180 capsules Out of stock' }));
    expect(await main().findByText('£22.00', aside)).toBeVisible();
    expect(main().queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
    expect(await main().findByText(/cannot be ordered at the moment/)).toBeVisible();
  });

  test('the chosen variant is what reaches the cart', async () => {
    const shop = await open('/magnesium.html?size=120+capsules', insertMagnesium);
    await shop.user.click(await addButton());
    expect(await screen.findByRole('dialog', { name: /Your cart/ })).toBeVisible();
    expect(linesOf(shop)).toEqual([{ sku: 'MAG', variant: 'MAG-2', quantity: 1 }]);
  });
});

test('a value that exists only without the other choices says so', async () => {
  const shop = await open('/pea.html', (db) => {
    const { id, variantIds } = insertConfigurable(db, { sku: 'PEA', url_key: 'pea' }, 'size', ['600 g', '1 kg']);
    const { attributeId, optionIds } = insertAttribute(db, { code: 'flavour', label: 'Flavour' }, ['Vanilla', 'Cocoa']);
    shopData(db).swatch('Cocoa', '#6b4630');
    shopData(db).swatch('Vanilla', '/v/a/vanilla.png');
    shopData(db).choice(id, attributeId);
    variantIds.forEach((variantId, index) => {
      shopData(db).attribute(variantId, attributeId, optionIds[index] ?? 0);
    });
  });
  const flavours = within(await main().findByRole('group', { name: 'Flavour' }));
  expect(flavours.getByRole('radio', { name: 'Vanilla £10.00' })).toBeChecked();
  await shop.user.click(flavours.getByRole('radio', { name: 'Cocoa Not with 600 g' }));
  expect(await main().findByRole('radio', { name: '1 kg £11.00' })).toBeChecked();
  expect(window.location.search).toBe('?size=1+kg&flavour=Cocoa');
});
