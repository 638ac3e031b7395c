import { screen, within } from '@testing-library/dom';
import { paint } from './paint';

const card = (name: string) => ({
  name,
  pack_summary: '60 capsules',
  small_image: { url: `http://localhost/media/catalog/product/${name}.jpg` },
});

const place = (): HTMLElement => {
  document.body.innerHTML = '<div id="boot-page">shimmer</div>';
  const element = document.getElementById('boot-page');
  if (!element) throw new Error('no place');
  return element;
};

describe('boot paint', () => {
  it('shows the heading and the first pictures of a category', () => {
    const target = place();
    paint(
      {
        type: 'CATEGORY',
        name: 'Minerals',
        description: 'Zinc and more',
        products: { items: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(card) },
      },
      target,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Minerals');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    expect(target.querySelectorAll('img')).toHaveLength(3);
    expect(target).not.toHaveTextContent('shimmer');
  });

  it('shows heading, price and main picture of a product', () => {
    const target = place();
    paint(
      {
        type: 'PRODUCT',
        name: 'Zinc',
        small_image: { url: 'http://localhost/media/catalog/product/z/small.jpg' },
        media_gallery_entries: [
          { file: '/z/back.jpg', position: 2, disabled: false },
          { file: '/z/front.jpg', position: 1, disabled: false },
        ],
        price_range: { minimum_price: { final_price: { value: 12.5, currency: 'GBP' } } },
      },
      target,
    );
    expect(within(target).getByRole('heading', { level: 1 })).toHaveTextContent('Zinc');
    expect(within(target).getByText('£12.50')).toBeInTheDocument();
    expect(target.querySelector('img')?.srcset).toContain('/catalog/product/z/front.jpg');
  });

  it('takes what the backend says as text, never as markup', () => {
    const target = place();
    paint({ type: 'CATEGORY', name: '<img src=x onerror=alert(1)>', products: { items: [] } }, target);
    expect(target.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  it.each([undefined, null, {}, { type: 'CMS_PAGE' }, { type: 'constructor' }])('keeps the shimmer for %j', (route) => {
    const target = place();
    paint(route, target);
    expect(target).toHaveTextContent('shimmer');
  });
});
