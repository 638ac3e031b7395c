import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Rating } from './Rating';

describe('Rating', () => {
  it('says its value and count in one sentence', () => {
    renderUi(<Rating value={4.86} count={1284} />);
    expect(screen.getByRole('img', { name: '4.9 out of 5, 1,284 reviews' })).toBeInTheDocument();
    expect(screen.getByText('(1,284)')).toBeInTheDocument();
  });

  it('counts one review as one', () => {
    renderUi(<Rating value={5} count={1} isCountSpelledOut />);
    expect(screen.getByText('(1 review)')).toBeInTheDocument();
  });

  it('fills as many stars as the value says', () => {
    const { container } = renderUi(<Rating value={2.5} />);
    expect(container.querySelectorAll('svg')[1]).toHaveAttribute('width', String(2 * 17 + 8));
  });
});
