import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import type { SampleGroup } from '../sample';

const priorities = ['high', 'normal', 'low', 'normalLink', 'lowLink', 'lowLinkUnderline'] as const;

const CountedStepper = ({ size }: { size?: 'normal' | 'small' }) => {
  const [value, setValue] = useState(2);
  return <QuantityStepper label="Magnesium" value={value} max={5} size={size} onChange={setValue} />;
};

/** Buttons and links. */
export const actions: readonly SampleGroup[] = [
  {
    part: 'Button',
    samples: [
      ...priorities.map((priority) => ({ state: priority, show: <Button priority={priority}>Add to cart</Button> })),
      {
        state: 'loading',
        show: (
          <Button priority="high" isLoading>
            Add to cart
          </Button>
        ),
      },
      {
        state: 'disabled',
        show: (
          <Button priority="high" isDisabled>
            Add to cart
          </Button>
        ),
      },
      {
        state: 'small',
        show: (
          <Button priority="low" size="small">
            Edit
          </Button>
        ),
      },
      {
        state: 'block',
        show: (
          <Button priority="normal" isBlock>
            Checkout
          </Button>
        ),
      },
      {
        state: 'link in the shop',
        show: (
          <Button priority="normal" to="/cart">
            To the cart
          </Button>
        ),
      },
    ],
  },
  {
    part: 'IconButton',
    samples: (['plain', 'floating', 'outlined', 'add'] as const).flatMap((variant) => [
      { state: variant, show: <IconButton icon="close" label={`Close, ${variant}`} variant={variant} /> },
      {
        state: `${variant}, disabled`,
        show: <IconButton icon="close" label={`Close, ${variant}, off`} variant={variant} isDisabled />,
      },
    ]),
  },
  {
    part: 'QuantityStepper',
    samples: [
      { state: 'normal, at most 5', show: <CountedStepper /> },
      { state: 'small', show: <CountedStepper size="small" /> },
      {
        state: 'disabled',
        show: <QuantityStepper label="Zinc" value={1} isDisabled onChange={() => undefined} />,
      },
    ],
  },
];
