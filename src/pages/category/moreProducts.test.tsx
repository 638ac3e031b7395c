import { screen, within } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { insertCategory, insertProduct, insertStore } from '../../../backend/testing/fixtures';

const names = ['Zinc', 'Iron', 'Calcium', 'Iodine', 'Selenium', 'Copper', 'Boron'];
const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  window.scrollTo = () => undefined;
});

const open = () =>
  renderShop({
    path: '/minerals.html?sort=price_asc',
    seed: ({ db }) => {
      insertStore(db);
      const minerals = insertCategory(db, { name: 'Minerals', url_key: 'minerals' });
      names.forEach((name, index) =>
        insertProduct(db, { name, url_key: name.toLowerCase(), price_minor: 900 - index * 100 }, [minerals]),
      );
    },
  });

test('more is shown below without another address, and kept with the entry of the history', async () => {
  const { user } = await open();
  const more = await main().findByRole('link', { name: 'Show 1 more product' });
  expect(more).toHaveAttribute('href', '/minerals.html?sort=price_asc&page=2');
  expect(main().getByText('Products 1 to 6 of 7')).toBeVisible();
  await user.click(more);
  const further = await main().findByRole('list', { name: 'Products in Minerals, Page 2 of 2' });
  expect(await within(further).findByRole('link', { name: 'Zinc' })).toHaveFocus();
  expect(main().getByText('Products 1 to 7 of 7')).toBeVisible();
  expect(main().queryByRole('link', { name: /more product/ })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?sort=price_asc');

  // The history's entry keeps it for the way back.
  expect(window.history.state).toMatchObject({ usr: { lastPage: 2 } });
});

test('once a preview has ended the link leads to a page of its own, which shows the shop as it is', async () => {
  const boot = window.shopBoot;
  window.shopBoot = { responses: {}, hasPreviewEnded: true };
  const { user } = await open();
  const more = await main().findByRole('link', { name: 'Show 1 more product' });
  let isFollowed = false;
  const follow = (event: Event): void => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  await user.click(more);
  document.removeEventListener('click', follow);
  expect(isFollowed).toBe(true);
  expect(main().getByText('Products 1 to 6 of 7')).toBeVisible();
  window.shopBoot = boot;
});
