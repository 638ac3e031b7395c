import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@/testing/renderUi';
import { afterDialog } from './afterDialog';
import { Dialog } from './Dialog';
import { makePageInert } from '@/testing/environment/inertPage';

const Example = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Remove</button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Remove from cart?">
        <button>Yes</button>
      </Dialog>
    </>
  );
};

describe('Dialog', () => {
  it('carries its title as its name and holds nothing before it opens', async () => {
    const { user } = renderUi(<Example />);
    expect(screen.queryByText('Yes')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('dialog', { name: 'Remove from cart?' })).toHaveAttribute('open');
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = renderUi(<Example />);
    const opener = screen.getByRole('button', { name: 'Remove' });
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('lets the focus go elsewhere once it has closed', async () => {
    makePageInert();
    const { user } = renderUi(
      <>
        <Example />
        <p tabIndex={-1}>One left</p>
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Remove' });
    const count = screen.getByText('One left');
    await user.click(opener);
    afterDialog(() => count.focus());
    expect(count).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expect(count).toHaveFocus();
    afterDialog(() => opener.focus());
    expect(opener).toHaveFocus();
    jest.restoreAllMocks();
  });

  it('closes on a click on the mask, but not inside', async () => {
    const { user } = renderUi(<Example />);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByText('Remove from cart?'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays when a press began inside and ended on the mask', async () => {
    const { user } = renderUi(<Example />);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent.pointerDown(screen.getByText('Yes'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
