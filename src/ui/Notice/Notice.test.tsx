import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Notice } from './Notice';

test('an error is read out at once', () => {
  renderUi(<Notice kind="error">The card was refused.</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('The card was refused.');
});

test('other news is read out only when it came while the shopper was here', () => {
  renderUi(<Notice kind="success">Saved.</Notice>);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  renderUi(
    <Notice kind="success" isLive>
      Saved again.
    </Notice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Saved again.');
});

test('an error that stood there before is not', () => {
  renderUi(
    <Notice kind="error" isLive={false}>
      Out of stock
    </Notice>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
