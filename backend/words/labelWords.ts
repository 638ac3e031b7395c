import type { RequestContext } from '../context';
import type { Resolvers } from '../schema/resolvers.generated';

/** Names that the shop and its payment providers give themselves, in German: a merchant of a Magento names them there. */
const germanLabels: Readonly<Record<string, string>> = {
  Card: 'Karte',
  'Card (Adyen)': 'Karte (Adyen)',
  'Card (Braintree)': 'Karte (Braintree)',
  'Gift card': 'Geschenkkarte',
  'No Payment Information Required': 'Keine Zahlung nötig',
  Unlimited: 'Unbegrenzt',
  'VAT 20%': 'MwSt. 20 %',
  'Wish List': 'Wunschliste',
};

const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = { de: germanLabels };

/**
 * Says a label in the language of a store view; one that has no words in it stays as it is.
 * @param locale such as `de_DE`.
 */
export const labelWords = (label: string, locale: string): string => {
  const labels = languages[locale.slice(0, 2)] ?? {};
  return (Object.hasOwn(labels, label) ? labels[label] : undefined) ?? label;
};

type Store = Pick<RequestContext, 'store'>;

const label = ({ label: text }: { label: string }, _parameters: unknown, { store }: Store): string =>
  labelWords(text, store.locale);
const title = ({ title: text }: { title: string }, _parameters: unknown, { store }: Store): string =>
  labelWords(text, store.locale);
const name = ({ name: text }: { name: string }, _parameters: unknown, { store }: Store): string =>
  labelWords(text, store.locale);

/** Ways to pay, taxes of a cart and discounts, in the language of the store view. */
export const labelWordResolvers: Resolvers = {
  AvailablePaymentMethod: { title },
  CartTaxItem: { label },
  Discount: { label },
  OrderPaymentMethod: { name },
  SelectedPaymentMethod: { title },
};
