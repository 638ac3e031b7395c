import { screen, within } from '@testing-library/dom';
import { card, category } from '@/testing/boot/routes';
import { show } from '@/testing/boot/showRoute';

afterEach(() => document.body.replaceChildren());

describe('a category', () => {
  it('has its heading, its way back and the first pictures', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(card);
    const place = show(category({ products: { items } }), { path: '/minerals.html' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Minerals');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Nutrients',
      'Minerals',
    ]);
    expect(place.querySelectorAll('img')).toHaveLength(3);
    expect(place.querySelector('img')?.srcset).toContain('/media/catalog/product/a.jpg?');
    expect(within(place).getAllByText('£9.00')).toHaveLength(6);
  });

  it('has its heading and its pictures before its prices', () => {
    const waiting: (() => void)[] = [];
    const numbers = (write: () => void) => void waiting.push(write);
    const place = show(category({ products: { items: [card('a')] } }), { path: '/minerals.html', numbers });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Minerals');
    expect(place.querySelectorAll('img')).toHaveLength(1);
    expect(place.querySelector('[data-slot="price"]')).not.toBeNull();
    expect(place).not.toHaveTextContent('£');
    waiting.forEach((write) => write());
    expect(within(place).getByText('£9.00')).toBeVisible();
    expect(place.querySelector('[data-slot="price"]')).toBeNull();
  });

  it('leads to the sub-categories of the menu that have products', () => {
    const child = (name: string, count: number, menu = 1) => ({ name, product_count: count, include_in_menu: menu });
    const children = [child('Iron', 4), child('Empty', 0), child('Hidden', 3, 0)];
    const place = show(category({ children }));
    expect(within(place).getByText('Iron')).toBeVisible();
    expect(place).not.toHaveTextContent('Empty');
    expect(place).not.toHaveTextContent('Hidden');
    expect(show(category()).querySelector('[data-slot="navigation"]')).toBeNull();
  });

  it('has the place of its block, and none of a list, as its mode says', () => {
    const block = { identifier: 'studio', content: '<p>Come in</p>' };
    const parts = (fields: object) => {
      const place = show(category({ products: { items: [card('a')] }, ...fields }));
      return ['block', 'list'].map((name) => place.querySelector(`[data-slot="${name}"]`) !== null);
    };
    expect(parts({ display_mode: 'PAGE', cms_block: block })).toEqual([true, false]);
    expect(parts({ display_mode: 'PAGE', cms_block: null })).toEqual([false, false]);
    expect(parts({ display_mode: 'PRODUCTS_AND_PAGE', cms_block: block })).toEqual([true, true]);
    expect(parts({ display_mode: 'PRODUCTS', cms_block: block })).toEqual([false, true]);
    expect(parts({ display_mode: null, cms_block: null })).toEqual([false, true]);
  });

  it('has the room of chosen filters where the address has some, and the products that they left', () => {
    const filtered = category({ products: undefined });
    const place = show(filtered, { search: '?form=tablets' }, { items: [card('left')] });
    expect(place.querySelector('[data-slot="applied"]')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('left');
    expect(show(category()).querySelector('[data-slot="applied"]')).toBeNull();
  });
});
