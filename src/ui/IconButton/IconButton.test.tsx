import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { IconButton } from './IconButton';

test('says what it does, and submits no form', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <IconButton icon="plus" label="Add Zinc to cart" onClick={onClick} />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Add Zinc to cart' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('that is disabled does nothing', async () => {
  const onClick = jest.fn();
  const { user } = renderUi(<IconButton icon="plus" label="Next" isDisabled onClick={onClick} />);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('that becomes disabled keeps the focus', async () => {
  const { user, rerender } = renderUi(<IconButton icon="close" label="Remove" />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  rerender(<IconButton icon="close" label="Remove" isDisabled />);
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});
