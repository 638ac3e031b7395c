import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Price } from './Price';

describe('Price', () => {
  it('announces both prices of a sale', () => {
    const { container } = renderUi(<Price value={32} regularValue={38} />);
    expect(screen.getByText('was £38.00')).toBeInTheDocument();
    expect(container.querySelector('s')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('£32.00')).toBeInTheDocument();
  });

  it('is no sale when the price is the regular one', () => {
    renderUi(<Price value={38} regularValue={38} />);
    expect(screen.queryByText(/was/)).not.toBeInTheDocument();
  });

  it('says from for the lowest of a range', () => {
    renderUi(<Price value={12.5} isFrom />);
    expect(screen.getByText('From £12.50')).toBeInTheDocument();
  });
});
