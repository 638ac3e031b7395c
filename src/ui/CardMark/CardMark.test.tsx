import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { CardMark } from './CardMark';

describe('mark of a card', () => {
  it.each(['Visa', 'Mastercard', 'Maestro', 'American Express', 'Discover', 'Diners Club', 'JCB'])(
    'is a picture of its own for %s, named in words for those who do not see it',
    (brand) => {
      const { container } = renderUi(
        <>
          <CardMark brand={brand} />
          <CardMark brand="constructor" isDecorative />
        </>,
      );
      const mark = screen.getByRole('img', { name: brand });
      expect(mark).toHaveTextContent('');
      expect(mark.innerHTML).not.toBe(container.querySelectorAll('svg')[1]?.innerHTML);
    },
  );

  it('keeps silent where the brand is said in words', () => {
    renderUi(<CardMark brand="Visa" isDecorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
