import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { Toast } from '@/ui/Toast/Toast';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from '../Playground.module.css';
import type { SampleGroup } from '../sample';

const kinds = ['info', 'success', 'warning', 'error'] as const;
const badges = ['plain', 'sale', 'ink', 'off', 'success', 'info', 'warning'] as const;

/** Messages of the shop. */
export const messages: readonly SampleGroup[] = [
  {
    part: 'Notice',
    samples: kinds.map((kind) => ({ state: kind, show: <Notice kind={kind}>Two of these are left.</Notice> })),
  },
  {
    part: 'Toast',
    samples: [
      ...kinds.map((kind) => ({
        state: kind,
        show: <Toast kind={kind} message="You are online." onDismiss={() => undefined} />,
      })),
      {
        state: 'with an action',
        show: <Toast kind="info" message="Zinc is gone." actionText="Undo" onAction={() => undefined} />,
      },
    ],
  },
  { part: 'Badge', samples: badges.map((kind) => ({ state: kind, show: <Badge kind={kind}>New</Badge> })) },
  {
    part: 'EmptyState',
    samples: [
      {
        state: 'with an action',
        show: (
          <EmptyState
            heading="Your cart is empty"
            headingLevel={3}
            text="What you add waits here."
            action={<Button to="/">Start shopping</Button>}
          />
        ),
      },
    ],
  },
  {
    part: 'RetryNotice',
    samples: [
      {
        state: 'as it is',
        show: <RetryNotice onRetry={() => Promise.resolve()}>The reviews could not be loaded.</RetryNotice>,
      },
    ],
  },
  { part: 'LoadingIndicator', samples: [{ state: 'as it is', show: <LoadingIndicator /> }] },
  { part: 'Shimmer', samples: [{ state: 'a line', show: <Shimmer className={styles.line} /> }] },
  {
    part: 'VisuallyHidden',
    samples: [
      {
        state: 'for screen readers',
        show: (
          <p>
            £9.50 <VisuallyHidden>including VAT</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
];
