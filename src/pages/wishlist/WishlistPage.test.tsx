import { act, screen, waitFor, within } from '@testing-library/react';
import { signOut } from '@/features/session/signOut';
import { renderShop, type RenderedShop } from '@/testing/renderShop';

type TestBackend = RenderedShop['backend'];

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = async (skus: readonly string[], path = '/wishlist'): Promise<RenderedShop> => {
  const shop = await renderShop({
    path,
    signedIn: true,
    arrange: (backend) => {
      backend.data.saveForLater(skus);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Wishlist' });
  return shop;
};

const list = () => screen.findByRole('list', { name: 'Saved products' });
const names = (inList: HTMLElement): (string | null)[] =>
  within(inList)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** A seeded variant, and its product. */
const variantOf = ({ data }: TestBackend) => data.dearestVariant();

describe('wishlist page', () => {
  it('shows what is saved, the newest first', async () => {
    await open(['HW-LIM', 'HW-ZNP']);
    expect(names(await list())).toEqual(['Zinc Picolinate', expect.any(String)]);
    expect(screen.getByText('2 products')).toBeInTheDocument();
    expect(document.title).toMatch(/^Wishlist/);
  });

  it('is empty with one way on', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse the shop' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('removes at once, says so, and brings it back', async () => {
    const shop = await open(['HW-LIM', 'HW-ZNP']);
    await shop.user.click(
      within(await list()).getByRole('button', { name: 'Remove Zinc Picolinate from wishlist', pressed: true }),
    );
    expect(names(await list())).toHaveLength(1);
    expect(screen.getByText('1 product')).toHaveFocus();
    await shop.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(names(await list())).toEqual(['Zinc Picolinate', expect.any(String)]));
  });

  it('keeps the card and says so when removing fails', async () => {
    const shop = await open(['HW-ZNP']);
    const heart = within(await list()).getByRole('button', { name: /^Remove/ });
    jest.spyOn(shop.services.apollo, 'mutate').mockRejectedValue(new TypeError('lost'));
    await shop.user.click(heart);
    expect(await screen.findByText('Your wishlist could not be changed. Please try again.')).toBeInTheDocument();
    expect(names(await list())).toEqual(['Zinc Picolinate']);
  });

  it('puts a chosen variant into the cart as it was chosen, at its price', async () => {
    let variant: ReturnType<typeof variantOf>;
    const shop = await renderShop({
      path: '/wishlist',
      signedIn: true,
      arrange: (backend) => {
        variant = variantOf(backend);
        backend.data.saveForLater([variant?.sku ?? '']);
      },
    });
    const card = within(await list());
    expect(card.getByText(`£${((variant?.price ?? 0) / 100).toFixed(2)}`)).toBeInTheDocument();
    await shop.user.click(card.getByRole('button', { name: `Add ${variant?.name} to cart` }));
    await waitFor(() => expect(shop.data.linesOf()).toMatchObject([{ variant: variant?.sku }]));
  });

  it('sends to the options first when none are chosen', async () => {
    let name = '';
    await renderShop({
      path: '/wishlist',
      signedIn: true,
      arrange: (backend) => {
        const product = backend.data.visibleProducts('configurable', 1)[0];
        name = product?.name ?? '';
        backend.data.saveForLater([product?.sku ?? '']);
      },
    });
    expect(within(await list()).getByRole('button', { name: `Choose options for ${name}` })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  });

  it('pages, and says so in the address', async () => {
    const { user } = await renderShop({
      path: '/wishlist',
      signedIn: true,
      arrange: (backend) => {
        backend.data.saveForLater(backend.data.visibleProducts('simple', 14).map(({ sku }) => sku));
      },
    });
    expect(names(await list())).toHaveLength(12);
    const pages = screen.getByRole('navigation', { name: 'Pages of your wishlist' });
    await user.click(within(pages).getByRole('link', { name: /2/ }));
    await waitFor(async () => expect(names(await list())).toHaveLength(2));
    expect(window.location.search).toBe('?page=2');
  });

  it('offers to try again when it cannot be loaded', async () => {
    const shop = await renderShop({
      path: '/wishlist',
      signedIn: true,
      arrange: (backend) => {
        backend.faults.set([{ target: { operation: 'GetWishlist' }, fault: { kind: 'graphqlError', message: 'No' } }]);
      },
    });
    expect(await screen.findByText('Your wishlist could not be loaded.')).toBeInTheDocument();
    shop.backend.faults.set([]);
    await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeInTheDocument();
  });

  it('says of a product that is gone what it was', async () => {
    const shop = await renderShop({
      path: '/wishlist',
      signedIn: true,
      arrange: (backend) => {
        backend.data.saveForLater(['HW-ZNP']);
        backend.data.deleteProduct('HW-ZNP');
      },
    });
    const gone = within(await list());
    expect(gone.getByText('No longer sold')).toBeInTheDocument();
    await shop.user.click(gone.getByRole('button', { name: 'Remove Zinc Picolinate from wishlist' }));
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('leaves nothing behind when the customer signs out', async () => {
    const shop = await open(['HW-ZNP']);
    await list();
    const kept = () => JSON.stringify(shop.services.apollo.cache.extract());
    expect(kept()).toContain('SimpleWishlistItem');
    await act(() => shop.store.dispatch(signOut()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument();
    expect(kept()).not.toContain('Wishlist');
    expect(shop.store.getState().wishlist).toEqual({ saved: null, pending: {} });
  });
});
