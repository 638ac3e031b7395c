import { lazyComponent } from '@/kernel/routing/lazyComponent';
import type { LineGiftsFragment, OrderGiftsFragment } from './OrderGifts.graphql.generated';

/** What a kept order of an earlier version of the shop lacks. */
type Told<Fragment> = Partial<Fragment>;

/** Whether something goes with a line of an order as a gift. */
export const isGifted = ({ gift_message: message, gift_wrapping: wrapping }: Told<LineGiftsFragment>): boolean =>
  Boolean(message?.message) || Boolean(wrapping);

/** Whether something goes with the whole order. */
export const isGiftedOrder = (order: Told<OrderGiftsFragment>): boolean =>
  isGifted(order) || order.gift_receipt_included === true || order.printed_card_included === true;

const hasGifts = CAPABILITIES.giftMessages || CAPABILITIES.giftOptions;

/** What goes with the whole order, for the receipt: few have any. */
export const lazyOrderGifts = hasGifts
  ? lazyComponent(async () => (await import(/* webpackChunkName: "order-gifts" */ './OrderGifts')).OrderGifts)
  : undefined;

/** What goes with a line. */
export const lazyLineGifts = hasGifts
  ? lazyComponent(async () => (await import(/* webpackChunkName: "order-gifts" */ './LineGifts')).LineGifts)
  : undefined;
