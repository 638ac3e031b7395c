import { CheckoutConsentTextsDocument } from './api/CheckoutConsentTexts.graphql.generated';
import { useConsentTexts } from './useConsentTexts';

/** The words of the store below an order. */
export const useCheckoutConsentTexts = () => useConsentTexts('checkout', CheckoutConsentTextsDocument);
