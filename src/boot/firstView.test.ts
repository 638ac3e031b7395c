import { screen, within } from '@testing-library/dom';
import { card, category } from '@/testing/boot/routes';
import { isShimmer, openPage, show, words } from '@/testing/boot/showRoute';
import { shopLanguage } from './language';

afterEach(() => document.body.replaceChildren());

test('before the answer nothing stands in the page that belongs to a language', () => {
  openPage();
  const templates = [...document.querySelectorAll('template')].map(({ content }) => content.textContent);
  expect([document.body.textContent, ...templates].join('').replaceAll('Halewell', '').trim()).toBe('');
});

test('placeholders are no headings, which would take the focus', () => {
  openPage();
  document.querySelectorAll('template').forEach(({ content }) => document.body.append(content));
  expect(screen.queryAllByRole('heading')).toHaveLength(0);
});

test('a content page has its heading and its way back, which the home page has not', () => {
  const route = { __typename: 'CmsPage', content_heading: 'Delivery', title: 'Shipping', content: '<p>x</p>' };
  show(route, { path: '/delivery' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Delivery');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Shipping']);
  show(route);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a German store view has German words and prices from the first paint on', () => {
  const note = { subscription_plans: [{ is_default: true, price: { value: 1080, currency: 'EUR' } }] };
  const range = (value: number, most: number) => ({
    minimum_price: { final_price: { value, currency: 'EUR' }, regular_price: { value, currency: 'EUR' } },
    maximum_price: { final_price: { value: most, currency: 'EUR' } },
  });
  const items = [
    { ...card('a'), price_range: range(1234.5, 1234.5), ...note },
    { ...card('b'), price_range: range(7, 9) },
  ];
  const place = show(category({ products: { items } }), { locale: 'de_DE' });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Startseite');
  expect(within(place).getByText('1.234,50 €')).toBeVisible();
  expect(within(place).getByText('1.080,00 € im Abo')).toBeVisible();
  expect(within(place).getByText('Ab 7,00 €')).toBeVisible();
  expect(place).not.toHaveTextContent(/Home|From|subscription/);
  expect(shopLanguage('de_DE', words).tag).toBe('de-DE');
  expect(shopLanguage('xx_XX', words).tag).toBe('en-GB');
});

test('A-04: what the backend says is text, never markup', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const place = show(category({ name: hostile }));
  expect(place.querySelector('img')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hostile);
});

test.each([undefined, null, {}, { __typename: 'CmsPage' }, { __typename: 'constructor' }])(
  'the shimmer stays for %j',
  (route) => {
    expect(isShimmer(show(route))).toBe(true);
  },
);
