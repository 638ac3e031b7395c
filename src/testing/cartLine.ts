import type { CartLine } from '@/features/cart/cartContents';

/** A line of zinc as the backend answers it; `rest` says what is different. */
export const zincLine = (rest: Partial<Extract<CartLine, { __typename: 'SimpleCartItem' }>> = {}) => ({
  __typename: 'SimpleCartItem' as const,
  uid: 'line',
  quantity: 1,
  is_free_gift: null,
  subscription: null,
  previous_price: null,
  gift_message: null,
  gift_wrapping: null,
  customizable_options: [],
  errors: null,
  prices: null,
  product: {
    uid: 'zinc',
    sku: 'ZINC',
    name: 'Zinc',
    url_key: null,
    url_suffix: null,
    pack_summary: null,
    min_sale_qty: null,
    max_sale_qty: null,
    gift_message_available: null,
    thumbnail: null,
    subscription_plans: null,
  },
  ...rest,
});
