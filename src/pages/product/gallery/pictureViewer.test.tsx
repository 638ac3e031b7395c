import '@/testing/noLayout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addButton, main, open } from '@/testing/productShop';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const zoom = () => main().getByRole('button', { name: 'View the pictures full screen' });
const viewer = () => screen.findByRole('dialog', { name: 'Pictures' });

test('opens at the shown picture, speaks the shop’s language, and gives the focus back', async () => {
  const { user } = await open('/zinc.html');
  await addButton();
  await user.click(main().getByRole('button', { name: 'The capsules' }));
  await user.click(zoom());
  const inside = within(await viewer());
  expect(await inside.findByText('The capsules (2 of 2)')).toBeInTheDocument();
  for (const name of ['Close', 'Zoom in', 'Zoom out', 'Next picture', 'Previous picture'])
    expect(inside.getByRole('button', { name })).toBeInTheDocument();
  await user.click(inside.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pictures' })).not.toBeInTheDocument());
  expect(zoom()).toHaveFocus();
});

test('shows every picture at once, and the one that is picked', async () => {
  const { user } = await open('/zinc.html');
  await addButton();
  await user.click(zoom());
  const inside = within(await viewer());
  await user.click(await inside.findByRole('button', { name: 'All pictures' }));
  const grid = within(inside.getByRole('list', { name: 'All pictures' }));
  expect(grid.getByRole('button', { name: 'The jar' })).toHaveFocus();
  await user.click(grid.getByRole('button', { name: 'The capsules' }));
  expect(inside.queryByRole('list', { name: 'All pictures' })).not.toBeInTheDocument();
  await user.click(inside.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'The capsules' })).toHaveAttribute('aria-current', 'true'),
  );
});

test('Escape leaves the grid, then the viewer', async () => {
  const { user } = await open('/zinc.html');
  await addButton();
  await user.click(zoom());
  const inside = within(await viewer());
  await user.click(await inside.findByRole('button', { name: 'All pictures' }));
  await user.keyboard('{Escape}');
  expect(inside.queryByRole('list', { name: 'All pictures' })).not.toBeInTheDocument();
  expect(await viewer()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pictures' })).not.toBeInTheDocument());
});

test('keeps Tab inside, starts at a named button, and hears its keys while the focus is nowhere', async () => {
  const { user } = await open('/zinc.html');
  await addButton();
  await user.click(zoom());
  const inside = within(await viewer());
  const close = inside.getByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  // A title would have the name read twice.
  for (const button of inside.getAllByRole('button')) expect(button).not.toHaveAttribute('title');
  const stops = inside.getAllByRole('button');
  act(() => stops.at(-1)?.focus());
  await user.tab();
  expect(stops.at(0)).toHaveFocus();
  await user.tab({ shift: true });
  expect(stops.at(-1)).toHaveFocus();

  act(() => stops.at(-1)?.blur());
  await user.keyboard('{ArrowRight}');
  expect(await inside.findByText('The capsules (2 of 2)')).toBeInTheDocument();
  await waitFor(() =>
    expect(inside.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true'),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pictures' })).not.toBeInTheDocument());
});
