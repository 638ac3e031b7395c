import { act, screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { Content } from '@/features/content/Content';
import { renderShop } from '@/testing/renderShop';

import { insertCmsBlock, insertStore } from '../../backend/testing/fixtures';
import { BlockDialogSlot } from './BlockDialogSlot';

const html = `<div data-content-type="buttons"><div data-content-type="button-item">
    <a class="pagebuilder-button-primary" href="dosage-help" data-link-type="block" data-block-title="How much?"
      data-element="link"><span data-element="link_text">Help with doses</span></a></div></div>`;

const open = () =>
  renderShop({
    path: '/cart',
    seed: ({ db }) => {
      insertStore(db);
      insertCmsBlock(db, { identifier: 'dosage-help', content: '<p>One a day.</p>' });
    },
    render: () => (
      <>
        <Content html={html} />
        <BlockDialogSlot />
      </>
    ),
  });

test('a link of type block opens the block in a dialog, asks once, and keeps it', async () => {
  const { user, services } = await open();
  const query = jest.spyOn(services.apollo, 'watchQuery');
  const button = await screen.findByRole('button', { name: 'Help with doses' });
  expect(query).not.toHaveBeenCalled();
  // Awaited, because the dialogs' chunk suspends.
  await act(() => user.click(button));
  const dialog = await screen.findByRole('dialog', { name: 'How much?' });
  expect(await within(dialog).findByText('One a day.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('One a day.')).toBeInTheDocument();
  const asked = query.mock.calls.length;
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'How much?' })).toBeVisible();
  expect(query.mock.calls).toHaveLength(asked);
});

test('a block that cannot be loaded says so and tries again', async () => {
  const { user, backend } = await open();
  backend.faults.set([
    { target: { operation: 'LinkedBlock' }, fault: { kind: 'graphqlError', message: 'No.' }, times: 1 },
  ]);
  const button = await screen.findByRole('button', { name: 'Help with doses' });
  await act(() => user.click(button));
  expect(await screen.findByText('This content could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('One a day.')).toBeVisible();
});
