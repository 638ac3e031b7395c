import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { Deferred } from '@/kernel/routing/Deferred';
import type { GiftOptionRowsProps } from './giftOptions/GiftOptionRows';

type GiftRowsProps = Omit<GiftOptionRowsProps, 'options'> & {
  options: GiftOptionRowsProps['options'] | null | undefined;
};

const lazyRows = CAPABILITIES.giftOptions
  ? lazyComponent(
      async () => (await import(/* webpackChunkName: "gift-rows" */ './giftOptions/GiftOptionRows')).GiftOptionRows,
    )
  : undefined;

/** The rows of gift options among the sums of an order; few have any, so their code comes then. */
export const GiftRows = ({ options, ...rest }: GiftRowsProps) =>
  lazyRows &&
  (options?.gift_wrapping_for_items?.value ||
    options?.gift_wrapping_for_order?.value ||
    options?.printed_card?.value) ? (
    <Deferred>
      <lazyRows.Component options={options} {...rest} />
    </Deferred>
  ) : null;
