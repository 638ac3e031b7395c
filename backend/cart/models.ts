import type { AppliedCredit, AppliedPoints } from '../balances/shareBalances';
import type { Address } from '../address/address';
import type { CartGifts } from '../giftOptions/cartGifts';
import type { Wrapping } from '../giftOptions/wrappings';
import type { LocationRow } from '../locations/queries';
import type { ProductType } from '../catalog/productTypes/productType';
import type { Chosen } from './choices/chosenParts';
import type { StockProblem } from './quantity';
import type { SoldPart } from './soldParts';
import type { CartTotals, LineTotals, TotalsCoupon } from './totals';

/** A row of the cart table. */
export interface CartRow {
  id: number;
  masked_id: string;
  store_id: number;
  currency: string;
  customer_id: number | null;
  email: string | null;
  is_active: number;
  carrier_code: string | null;
  method_code: string | null;
  payment_method: string | null;
  /** Shop where it is collected; null: it is delivered. */
  pickup_location_code: string | null;
  /** What goes with the whole order (cart/giftMessages.ts). */
  gift_message: string | null;
  /** Design in which the whole order is wrapped, and what else comes with it (giftOptions/cartGifts.ts). */
  gift_wrapping_id: number | null;
  gift_receipt: number;
  printed_card: number;
  /** Whether the customer's store credit and reward points pay for it. */
  uses_store_credit: number;
  uses_reward_points: number;
}

/** A coupon that can count for a cart; each has a rule of its own. */
export type Coupon = TotalsCoupon;

/** The plan that a line is bought by. */
export interface LineSubscription {
  weeks: number;
  percent: number;
}

/** A line of a cart with today's price and stock of what it sells. */
export interface CartLine {
  id: number;
  /** The chosen product: the simple one, the configurable one, the bundle, ... */
  productId: number;
  variantId: number | null;
  /** The variant of a configurable product, otherwise the product. */
  soldId: number;
  soldSku: string;
  productType: ProductType;
  name: string;
  urlKey: string;
  quantity: number;
  /** Articles that leave the stock: the product or variant, or the parts of a bundle. */
  parts: SoldPart[];
  /** Choices besides the variant as they are stored (choices/choices.ts), and what they are today. */
  choices: string;
  chosen: Chosen;
  /** Weeks that the shopper chose; `subscription` is null when there is no such plan any more. */
  subscriptionWeeks: number | null;
  subscription: LineSubscription | null;
  /** The free gift: costs nothing, comes once, and counts only while the cart has earned it. */
  isGift: boolean;
  /** Price of one today, by its plan and with VAT; minor units. */
  unitPriceMinor: number;
  /** Price of one today if it were bought once; minor units with VAT. */
  oncePriceMinor: number;
  /** Price of one today, before the quantity lowers it; minor units. */
  plainPriceMinor: number;
  /** Price of one when the shopper last added or changed the line; minor units. */
  seenPriceMinor: number;
  isEnabled: boolean;
  /** What goes with it, as it is stored; null: nothing. */
  giftMessage: string | null;
  /** Design in which it is wrapped; null: not wrapped. */
  giftWrappingId: number | null;
  /** Why the line cannot be ordered as it is; null when it can. */
  problem: StockProblem | null;
}

/** A shipping method with its price for one cart; minor units with VAT. */
export interface ShippingOffer {
  carrierCode: string;
  methodCode: string;
  carrierTitle: string;
  methodTitle: string;
  priceMinor: number;
}

/** A gift card that a cart draws on; minor units. */
export interface AppliedGiftCard {
  code: string;
  balanceMinor: number;
  appliedMinor: number;
  /** Last day, YYYY-MM-DD; null: for ever. */
  expiresOn: string | null;
}

/** A cart with all that its fields and the checkout need. */
export interface CartModel {
  row: CartRow;
  lines: CartLine[];
  /** Whether nothing of it has to be sent; false for an empty cart. */
  isVirtual: boolean;
  /** Those that count, in the order of their rules. */
  coupons: Coupon[];
  giftCards: AppliedGiftCard[];
  gifts: CartGifts;
  /** Store credit of its customer; null for a guest. */
  credit: AppliedCredit | null;
  /** Reward points that pay for it; null while none do. */
  points: AppliedPoints | null;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  /** The shop where it is collected, while it is open to the public; null: it is delivered. */
  pickupLocation: LocationRow | null;
  /** Methods that reach the shipping address; empty without one. */
  shippingOffers: ShippingOffer[];
  /** The chosen method while it reaches the address. */
  shippingMethod: ShippingOffer | null;
  totals: CartTotals;
  /** Lines that the mutation which is being answered has made. */
  newLineIds?: ReadonlySet<number>;
}

/** A line as the schema's cart items are resolved from it. */
export interface CartItemModel {
  line: CartLine;
  /** Whether the mutation that is being answered has made it. */
  isNew: boolean;
  totals: LineTotals;
  /** In which it is wrapped, while that can be had; null: not wrapped. */
  wrapping: Wrapping | null;
  currency: string;
}
