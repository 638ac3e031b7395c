/**
 * The operations that carry a shopper from the home page to an order, and the fields without which they are nothing. Every
 * Magento since 2.4.4 has them.
 */
export const coreOperations = {
  ResolveURL: ['Query.route', 'Query.products'],
  ShopSettings: ['Query.storeConfig', 'Query.categories'],
  SearchResults: ['Query.products'],
  CreateCart: ['Mutation.createEmptyCart'],
  CheckCart: ['Query.cart'],
  GetCartDetails: ['Query.cart', 'Cart.items', 'Cart.prices'],
  GetCustomerCart: ['Query.customerCart'],
  AddItemToCart: ['Mutation.addProductsToCart'],
  UpdateItemInCart: ['Mutation.updateCartItems'],
  RemoveItemFromCart: ['Mutation.removeItemFromCart'],
  MergeCarts: ['Mutation.mergeCarts'],
  ApplyCoupon: ['Mutation.applyCouponToCart'],
  RemoveCoupon: ['Mutation.removeCouponFromCart'],
  SetGuestEmail: ['Mutation.setGuestEmailOnCart'],
  SetShippingAddress: ['Mutation.setShippingAddressesOnCart'],
  PaymentMethods: ['Query.cart', 'Cart.available_payment_methods'],
  CreateAccount: ['Mutation.createCustomerV2'],
  GenerateCustomerToken: ['Mutation.generateCustomerToken'],
  RevokeCustomerToken: ['Mutation.revokeCustomerToken'],
  GetCustomer: ['Query.customer'],
  CustomerAddresses: ['Query.customer', 'Customer.addresses'],
  CustomerOrders: ['Query.customer', 'Customer.orders'],
};
