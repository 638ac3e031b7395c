import type { Resolvers } from '../schema/resolvers.generated';
import { requireCart, requireCustomer } from './access';
import type { RequestContext } from '../context';
import { addByKind, type ItemOfKind } from './addByKind';
import { addProductsToCart } from './addProducts';
import { cartFieldResolvers } from './cartFieldResolvers';
import { cartItemResolvers } from './cartItemResolvers';
import { removeItemFromCart, setCartItemSubscription, updateCartItems } from './changeItems';
import { applyCouponsToCart, applyCouponToCart, removeCouponFromCart, removeCouponsFromCart } from './coupons';
import { createEmptyCart, openCustomerCart } from './createCart';
import { cartExtraMutations, cartExtraQueries } from './extraResolvers';
import { loadCart } from './loadCart';
import { assignCustomerToGuestCart, mergeCarts } from './mergeCarts';

interface KindInput {
  cart_id: string;
  cart_items: readonly (ItemOfKind | null)[];
}

const addItemsOfKind = (context: RequestContext, input: KindInput | null | undefined) =>
  addByKind(context, input?.cart_id ?? '', input?.cart_items ?? []);

/** Queries and mutations of the cart, and its types. */
export const cartResolvers: Resolvers = {
  Query: {
    ...cartExtraQueries,
    cart: (_, { cart_id: cartId }, context) => loadCart(context, requireCart(context, cartId)),
    customerCart: (_, __, context) =>
      loadCart(
        context,
        openCustomerCart(context, requireCustomer(context, 'The request is allowed for logged in customer')),
      ),
  },
  Mutation: {
    ...cartExtraMutations,
    createEmptyCart: (_, { input }, context) => createEmptyCart(context, input?.cart_id),
    mergeCarts: (_, args, context) => mergeCarts(context, args.source_cart_id, args.destination_cart_id),
    assignCustomerToGuestCart: (_, args, context) => assignCustomerToGuestCart(context, args.cart_id),
    addProductsToCart: (_, { cartId, cartItems }, context) => addProductsToCart(context, cartId, cartItems),
    addSimpleProductsToCart: (_, { input }, context) => addItemsOfKind(context, input),
    addVirtualProductsToCart: (_, { input }, context) => addItemsOfKind(context, input),
    addConfigurableProductsToCart: (_, { input }, context) => addItemsOfKind(context, input),
    updateCartItems: (_, { input }, context) => updateCartItems(context, input),
    removeItemFromCart: (_, { input }, context) => removeItemFromCart(context, input),
    setCartItemSubscription: (_, args, context) =>
      setCartItemSubscription(context, args.cart_id, args.cart_item_uid, args.subscription_plan),
    applyCouponToCart: (_, { input }, context) => applyCouponToCart(context, input),
    removeCouponFromCart: (_, { input }, context) => removeCouponFromCart(context, input),
    applyCouponsToCart: (_, { input }, context) => applyCouponsToCart(context, input),
    removeCouponsFromCart: (_, { input }, context) => removeCouponsFromCart(context, input),
  },
  ...cartFieldResolvers,
  ...cartItemResolvers,
};
