import { screen } from '@testing-library/react';
import '@/testing/noLayout';
import { renderUi } from '@/testing/renderUi';
import { ProductCarouselFallback } from './ProductCarouselFallback';

const show = (count: number) =>
  renderUi(
    <ProductCarouselFallback
      label="Products"
      cards={Array.from({ length: count }, (_, index) => (
        <p key={index}>Card {index}</p>
      ))}
      movement={{
        autoplay: true,
        infinite: true,
        arrows: true,
        dots: true,
        carouselMode: 'continuous',
        centerPadding: '60px',
      }}
    />,
  );

test('a row that waits for its engine has the cards as wide as they will be, and room for the controls', () => {
  show(7);
  expect(screen.getByRole('list', { name: 'Products' })).toHaveStyle({ '--slots': '5', '--inset': '60px' });
  const dot = document.querySelector('[aria-label="Go to slide 7"]');
  expect(dot?.closest('[inert]')).toHaveClass('toCome');
});

test('cards that all can be seen need no controls, and show nothing of neighbours', () => {
  show(5);
  expect(screen.getByRole('list', { name: 'Products' })).toHaveStyle({ '--slots': '5', '--inset': '0px' });
  expect(document.querySelector('button')).toBeNull();
});
