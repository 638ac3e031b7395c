import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';

/** Who the order is for: what is collected goes to the address of a shop. */
export const buyerOf = ({
  pickup,
  shipping_address: shipping,
  billing_address: billing,
}: OrderOnReceipt): { firstname: string; lastname: string } | null => (pickup ? billing : shipping);
