/** The cart and what it offers. */
export const cartRows = [
  {
    name: 'availability',
    title: 'Availability of cart lines',
    needs: ['CartItemInterface.is_available'],
    without: 'A line that is sold out is known by its error only.',
  },
  {
    name: 'cartCount',
    title: 'Configured cart count',
    needs: ['Cart.total_summary_quantity_including_config'],
    without: 'The badge of the cart always shows the number of pieces.',
  },
  {
    name: 'priceChanges',
    title: 'Price changes',
    needs: ['CartItemInterface.previous_price'],
    without: 'The cart does not tell that a price has changed since a product was added.',
  },
  {
    name: 'freeDeliveryProgress',
    title: 'Progress to free delivery',
    needs: ['Cart.free_shipping_progress'],
    without: 'The cart does not tell how much is missing for free delivery.',
  },
  {
    name: 'quickAdds',
    title: 'Quick adds',
    needs: ['Cart.quick_adds'],
    without: 'The cart offers no small things to add.',
  },
  {
    name: 'packUpsell',
    title: 'Bigger packs',
    needs: ['Cart.upsell_opportunity'],
    without: 'The cart offers no bigger pack at a better price.',
  },
  {
    name: 'freeGift',
    title: 'Free gift',
    needs: ['Cart.free_gift', 'Mutation.addFreeGiftToCart', 'CartItemInterface.is_free_gift'],
    without: 'No gift from a value of goods.',
  },
  {
    name: 'giftCards',
    title: 'Gift cards',
    needs: [
      'Cart.applied_gift_cards',
      'Mutation.applyGiftCardToCart',
      'Mutation.removeGiftCardFromCart',
      'Query.giftCardAccount',
    ],
    without: 'No form for gift cards in cart and checkout.',
  },
  {
    name: 'subscriptions',
    title: 'Subscriptions',
    needs: [
      'ProductInterface.subscription_plans',
      'CartItemInterface.subscription',
      'CartPrices.subscription_saving',
      'OrderItemInterface.subscription',
      'Mutation.setCartItemSubscription',
      'input CartItemInput.subscription_plan',
    ],
    without: 'Products are bought once; nothing is said of subscriptions.',
  },
  {
    name: 'deliveryEstimate',
    title: 'Delivery estimate',
    needs: ['Mutation.estimateShippingMethods'],
    without: 'The cart shows delivery only when an address has been given.',
  },
  {
    name: 'cartTaxDisplay',
    title: 'Tax display in the cart',
    needs: [
      'tax_cart_display_price',
      'tax_cart_display_subtotal',
      'tax_cart_display_shipping',
      'tax_cart_display_full_summary',
      'tax_defaults_postcode',
      'tax_defaults_country',
    ].map((field) => `StoreConfig.${field}`),
    without: 'The cart shows prices with tax.',
  },
  {
    name: 'couponCaptcha',
    title: 'Bot protection of coupons',
    needs: ['enum ReCaptchaFormEnum.COUPON_CODE'],
    without: 'The coupon form has no bot protection.',
  },
];
