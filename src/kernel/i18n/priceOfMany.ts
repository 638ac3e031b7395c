import { minorPerUnit, toMinorUnits } from './minorUnits';

/**
 * The backend's price of one, so many times: what the button into the cart announces before anything is in the cart.
 * It knows of no tier price and no discount; the cart's answer is the authority on what is charged. It counts in the
 * smallest unit of the currency, since fractions of the whole unit do not add up exactly (3 × 1.1 is 3.3000000000000003).
 * @param price of one, in whole units of the currency.
 * @param currency its ISO 4217 code; without one the store view's is meant.
 * @returns whole units of the currency.
 */
export const priceOfMany = (price: number, quantity: number, currency: string | null | undefined): number =>
  (toMinorUnits(price, currency) * quantity) / minorPerUnit(currency);
