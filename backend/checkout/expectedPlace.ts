import type { CartModel } from '../cart/models';
import { RestError } from '../rest/restError';

/**
 * Where the shopper read that the order goes, from a header of the shop's own that other backends ignore: name, street,
 * town, postcode and country in one text, percent-encoded.
 * @returns null when the client does not say.
 * @throws RestError for what is not encoded so.
 */
export const readExpectedPlace = (headers: Headers): string | null => {
  try {
    return decodeURIComponent(headers.get('x-expected-place') ?? '') || null;
  } catch {
    throw new RestError(400, 'The X-Expected-Place header must be percent-encoded.');
  }
};

const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** Whether a cart goes elsewhere; spaces and capitals say nothing. */
export const goesElsewhere = ({ shippingAddress, isVirtual }: CartModel, expected: string): boolean => {
  if (isVirtual || shippingAddress === null) return false;
  const { firstname, lastname, street, city, postcode, countryCode } = shippingAddress;
  return plain([firstname, lastname, ...street, city, postcode ?? '', countryCode].join('')) !== plain(expected);
};
