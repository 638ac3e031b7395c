import { Deferred } from '@/kernel/routing/Deferred';
import type { GiftOptionRowsProps } from './giftOptions/GiftOptionRows';
import { lazyGiftRows } from './lazyCart';

type GiftRowsProps = Omit<GiftOptionRowsProps, 'options'> & {
  options: GiftOptionRowsProps['options'] | null | undefined;
};

/** The rows of gift options; few carts and orders have any, so their code comes then. */
export const GiftRows = ({ options, ...rest }: GiftRowsProps) =>
  lazyGiftRows &&
  (options?.gift_wrapping_for_items?.value ||
    options?.gift_wrapping_for_order?.value ||
    options?.printed_card?.value) ? (
    <Deferred>
      <lazyGiftRows.Component options={options} {...rest} />
    </Deferred>
  ) : null;
