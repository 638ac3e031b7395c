/** A product as it goes into a cart; a product with questions of its own is not bought this way. */
export interface ExpressItem {
  sku: string;
  quantity: number;
  selectedOptionUids: readonly string[];
}

/** What a wallet is to pay for: the cart as it is, or one product. */
export type ExpressSource = { kind: 'cart' } | { kind: 'product'; item: ExpressItem };

/** Words of the sheet's lines, and of what stands in the way of a payment. */
export interface ExpressWords {
  subtotal: string;
  delivery: string;
  giftCards: string;
  unreachable: string;
  nothingToPay: string;
  notAvailable: string;
}
