import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';

interface Person {
  firstname: string;
  lastname: string;
}

interface Parties extends Pick<OrderOnReceipt, 'pickup'> {
  shipping_address: Person | null;
  billing_address: Person | null;
}

/** Who the order is for: what is collected goes to the address of a shop, what is downloaded to none. */
export const buyerOf = ({ pickup, shipping_address: shipping, billing_address: billing }: Parties): Person | null =>
  pickup ? billing : (shipping ?? billing);
