import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderUi } from '@/testing/renderUi';
import { ShopLink } from './ShopLink';

const Where = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
};

const open = (to: string, path = '/') =>
  renderUi(
    <>
      <ShopLink to={to}>There</ShopLink>
      <Where />
    </>,
    path,
  );

const link = () => screen.getByRole('link', { name: 'There' });
const where = () => screen.getByRole('status').textContent;

test('leads within the page, and then tells that it is the page on screen', async () => {
  const { user } = open('/zinc.html?size=60#reviews');
  expect(link()).not.toHaveAttribute('aria-current');
  await user.click(link());
  expect(where()).toBe('/zinc.html?size=60#reviews');
  expect(link()).toHaveAttribute('aria-current', 'page');
});

test('another query is another page', () => {
  open('/vitamins.html?page=2', '/vitamins.html');
  expect(link()).not.toHaveAttribute('aria-current');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (how) => {
    open('/zinc.html');
    // The browser would follow the link now, which jsdom cannot.
    link().addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link(), how);
    expect(where()).toBe('/');
  },
);

test.each(['//evil.example/a', '/\\evil.example/a', '/\t/evil.example/a', 'evil.example/a'])(
  'A-05: never leads to another host: %j',
  async (to) => {
    const { user } = open(to);
    expect(link()).toHaveAttribute('href', '/evil.example/a');
    await user.click(link());
    expect(where()).toBe('/evil.example/a');
  },
);
