import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Button } from './Button';

describe('Button', () => {
  it('swallows clicks while it is busy, keeps the focus and says so', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading onClick={onClick}>
          Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not send a form unless told to', async () => {
    const onSubmit = jest.fn();
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button>Look</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Look' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('goes on where a browser has translated its words', () => {
    const { rerender } = renderUi(<Button>Pay</Button>);
    const words = screen.getByText('Pay');
    const translated = document.createElement('font');
    translated.append('Payer');
    words.replaceChildren(translated);
    for (const isLoading of [true, false]) rerender(<Button isLoading={isLoading}>Pay</Button>);
    expect(screen.getByRole('button')).toHaveTextContent('Payer');
  });

  it('is a link when it leads somewhere', () => {
    renderUi(<Button to="/cart">Cart</Button>);
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  });
});
