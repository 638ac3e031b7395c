import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Drawer } from '@/ui/Drawer/Drawer';
import type { SampleGroup } from '../sample';

const OpenDialog = () => {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Remove this address?"
        footer={
          <>
            <Button priority="low" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Remove</Button>
          </>
        }
      >
        <p>12 Park Row, Bristol</p>
      </Dialog>
    </>
  );
};

const OpenDrawer = ({ side }: { side: 'left' | 'right' }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open from the {side}</Button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} label={`Drawer, ${side}`} side={side}>
        <p>What it holds scrolls.</p>
      </Drawer>
    </>
  );
};

/** Parts that lie over the page. */
export const overlays: readonly SampleGroup[] = [
  { part: 'Dialog', samples: [{ state: 'with two answers', show: <OpenDialog /> }] },
  {
    part: 'Drawer',
    samples: (['left', 'right'] as const).map((side) => ({ state: side, show: <OpenDrawer side={side} /> })),
  },
];
