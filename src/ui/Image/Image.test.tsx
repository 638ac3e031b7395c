import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Image } from './Image';

const props = { resource: '/m/a/mag.jpg', type: 'product', alt: 'Magnesium', sizes: '50vw' } as const;

describe('Image', () => {
  it('keeps its room and waits until it is near', () => {
    renderUi(<Image {...props} />);
    const image = screen.getByRole('img', { name: 'Magnesium' });
    expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(0.8);
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image.getAttribute('srcset')).toContain('320w');
  });

  it('is asked for first when it is the largest of the first view', () => {
    renderUi(<Image {...props} isPriority />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('leaves a placeholder of the same name when it does not come, until there is another', () => {
    const { rerender, container } = renderUi(<Image {...props} />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Magnesium' })).toBeInTheDocument();
    rerender(<Image {...props} resource="/i/r/iron.jpg" />);
    expect(container.querySelector('img')).not.toBeNull();
  });

  it.each([
    undefined,
    null,
    '',
    'https://shop.example/static/Magento_Catalog/images/product/placeholder/small_image.jpg',
  ])('shows the shop’s own drawing for a product without a picture: %s', (resource) => {
    Object.assign(globalThis, { TRIMS_DOCUMENTS: true });
    const { container } = renderUi(<Image {...props} alt="" resource={resource} />);
    Object.assign(globalThis, { TRIMS_DOCUMENTS: false });
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-no-picture]')).toHaveAttribute('aria-hidden', 'true');
  });
});
