import type { StockColumns } from '../catalog/stock';
import type { CartItemErrorType, CartUserInputErrorType } from '../schema/resolvers.generated';

/** Why a quantity cannot be had, in the real backend's words. */
export interface StockProblem {
  message: string;
  itemCode: CartItemErrorType;
}

/** Texts of the real backend. */
export const stockMessages = {
  notPositive: 'The product quantity should be greater than 0',
  decimal: 'You cannot use decimal quantity for this product.',
  outOfStock: 'There are no source items with the in stock status',
  lineOutOfStock: 'This product is out of stock.',
  fewest: (quantity: number) => `The fewest you may purchase is ${quantity}.`,
  steps: (step: number) => `You can buy this product only in quantities of ${step} at a time.`,
  tooMany: 'The requested qty exceeds the maximum qty allowed in shopping cart',
  notEnough: 'The requested qty is not available',
  notAvailable: 'Product that you are trying to add is not available.',
  cartOutOfStock: 'Some of the products are out of stock.',
  cartDisabled: 'Some of the products are disabled.',
} as const;

/** For a subscription plan that what is sold does not have. */
export const noSuchPlan = 'The subscription that you are trying to choose is not available.';

/** Stock of what a line sells. */
export interface Availability {
  isEnabled: boolean;
  stockQuantity: number;
  /** Sold whatever the quantity says. */
  sellsWithoutStock: boolean;
  minSaleQuantity: number;
  maxSaleQuantity: number;
  quantityStep: number;
}

/** Stock of what a row of the database sells. */
export const toAvailability = (row: StockColumns): Omit<Availability, 'isEnabled'> => ({
  stockQuantity: row.stock_quantity,
  sellsWithoutStock: row.sells_without_stock === 1,
  minSaleQuantity: row.min_sale_quantity,
  maxSaleQuantity: row.max_sale_quantity,
  quantityStep: row.quantity_step,
});

/** Of what is not there. */
export const noStock: Omit<Availability, 'isEnabled'> = {
  stockQuantity: 0,
  sellsWithoutStock: false,
  minSaleQuantity: 1,
  maxSaleQuantity: 0,
  quantityStep: 1,
};

/**
 * The first reason why this many cannot be put into a cart, or null. A quantity that is no number at all is not positive.
 * @param elsewhere how much of the same goods other lines hold.
 */
export const findQuantityProblem = (quantity: number, product: Availability, elsewhere = 0): string | null => {
  if (!(quantity > 0)) return stockMessages.notPositive;
  if (!product.isEnabled) return stockMessages.notAvailable;
  if (product.stockQuantity <= 0 && !product.sellsWithoutStock) return stockMessages.outOfStock;
  if (!Number.isInteger(quantity)) return stockMessages.decimal;
  const whole = quantity + elsewhere;
  if (whole < product.minSaleQuantity) return stockMessages.fewest(product.minSaleQuantity);
  if (whole > product.maxSaleQuantity) return stockMessages.tooMany;
  if (whole % product.quantityStep !== 0) return stockMessages.steps(product.quantityStep);
  if (whole > product.stockQuantity && !product.sellsWithoutStock) return stockMessages.notEnough;
  return null;
};

/** A problem that came up later with a line that is in a cart, as the line tells it. */
export const toLineProblem = (message: string | null): StockProblem | null => {
  if (message === null) return null;
  if (message === stockMessages.notAvailable) return { message, itemCode: 'UNDEFINED' };
  return {
    message: message === stockMessages.outOfStock ? stockMessages.lineOutOfStock : message,
    itemCode: 'ITEM_QTY',
  };
};

// The real backend finds the code by a part of the text.
const codesByText: readonly [part: string, code: CartUserInputErrorType][] = [
  ['could not find a product with sku', 'PRODUCT_NOT_FOUND'],
  ['the required options you selected are not available', 'NOT_SALABLE'],
  ['product that you are trying to add is not available.', 'NOT_SALABLE'],
  ['the subscription that you are trying to choose', 'NOT_SALABLE'],
  ['there are no source items', 'NOT_SALABLE'],
  ['this product is out of stock', 'INSUFFICIENT_STOCK'],
  ['the fewest you may purchase is', 'INSUFFICIENT_STOCK'],
  ['the most you may purchase is', 'INSUFFICIENT_STOCK'],
  ['the requested qty is not available', 'INSUFFICIENT_STOCK'],
];

/** Code of a user error by its text. */
export const userErrorCode = (message: string): CartUserInputErrorType =>
  codesByText.find(([part]) => message.toLowerCase().includes(part))?.[1] ?? 'UNDEFINED';
