import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';

type Parties = Pick<OrderOnReceipt, 'pickup' | 'shipping_address' | 'billing_address'>;

/** Who the order is for: what is collected goes to the address of a shop, what is downloaded to none. */
export const buyerOf = ({
  pickup,
  shipping_address: shipping,
  billing_address: billing,
}: Parties): { firstname: string; lastname: string } | null => (pickup ? billing : (shipping ?? billing));
