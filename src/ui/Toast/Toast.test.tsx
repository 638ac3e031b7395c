import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Toast } from './Toast';

describe('Toast', () => {
  it('interrupts for an error and waits its turn otherwise', () => {
    renderUi(
      <>
        <Toast kind="error" message="Broken" />
        <Toast kind="info" message="Fine" icon="nonsense" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Broken');
    expect(screen.getByRole('status')).toHaveTextContent('Fine');
  });

  it('offers its action and its way out, if it has them', async () => {
    const onAction = jest.fn();
    const onDismiss = jest.fn();
    const { user } = renderUi(
      <Toast kind="error" message="Broken" actionText="Try again" onAction={onAction} onDismiss={onDismiss} />,
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect([onAction.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
  });
});
