import { isRecord } from '@/kernel/isRecord';
import type { RestClient } from '@/kernel/rest/restClient';
import type { EstimatedTotal } from '../operations/cartContextSlice';
import type { EstimatedMethod, Question } from './estimatedMethod';

/** Where the calls of a cart go, and the currency of its prices, which their answers leave out. */
export interface RestCart {
  client: RestClient;
  /** Of the cart, such as `/V1/carts/mine`. */
  path: string;
  currency: EstimatedMethod['amount']['currency'];
}

type Fields = Readonly<Record<string, unknown>>;

const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const textIn = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
const numberIn = (fields: Fields, name: string): number | null =>
  typeof fields[name] === 'number' ? fields[name] : null;

const toAddress = ({ countryCode, postcode, region }: Question) => ({
  country_id: countryCode,
  postcode,
  ...(region ? { region: region.region, region_code: region.region_code, region_id: region.region_id } : {}),
});

/** The ways to a place by the REST call that every Magento has: GraphQL can ask from 2.4.7 only. */
export const askRestMethods = async (cart: RestCart, question: Question): Promise<EstimatedMethod[]> => {
  const answer = await cart.client.post(`${cart.path}/estimate-shipping-methods`, { address: toAddress(question) });
  const money = (value: number | null) => ({ value, currency: cart.currency });
  return listIn(answer).map((method) => ({
    carrier_code: textIn(method, 'carrier_code'),
    carrier_title: textIn(method, 'carrier_title'),
    method_code: textIn(method, 'method_code') || null,
    method_title: textIn(method, 'method_title'),
    available: method.available !== false,
    error_message: textIn(method, 'error_message'),
    amount: money(numberIn(method, 'amount')),
    price_excl_tax: money(numberIn(method, 'price_excl_tax')),
    price_incl_tax: money(numberIn(method, 'price_incl_tax')),
  }));
};

/** Taxes by name, as the details of the total say them. */
const taxesIn = (totals: Fields, currency: string): EstimatedTotal['taxes'] =>
  listIn(totals.total_segments)
    .filter(({ code }) => code === 'tax')
    .flatMap(({ extension_attributes: more }) => listIn(isRecord(more) ? more.tax_grandtotal_details : undefined))
    .map((detail) => ({
      label: listIn(detail.rates)
        .map((rate) => textIn(rate, 'title'))
        .join(', '),
      amount: { value: numberIn(detail, 'amount') ?? 0, currency },
    }));

/** What would have to be paid if it were sent by this method; undefined where the answer does not say. Nothing is saved. */
export const askRestTotal = async (
  cart: RestCart,
  question: Question,
  { carrier_code, method_code }: { carrier_code: string; method_code: string },
): Promise<EstimatedTotal | undefined> => {
  const answer = await cart.client.post(`${cart.path}/totals-information`, {
    addressInformation: {
      address: toAddress(question),
      shipping_carrier_code: carrier_code,
      shipping_method_code: method_code,
    },
  });
  const value = isRecord(answer) ? numberIn(answer, 'grand_total') : null;
  const currency = (isRecord(answer) && textIn(answer, 'quote_currency_code')) || (cart.currency ?? '');
  return isRecord(answer) && value !== null ? { value, currency, taxes: taxesIn(answer, currency) } : undefined;
};
