/** Pages of the account that there are, by message id; the header's dropdown and the drawer list them. */
export const accountLinks: readonly { message: string; to: string }[] = [
  { message: 'orders.title', to: '/order-history' },
  { message: 'wishlist.title', to: '/wishlist' },
];
