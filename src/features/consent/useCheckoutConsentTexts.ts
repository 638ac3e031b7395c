import type { ApolloClient } from '@apollo/client';
import { CheckoutConsentTextsDocument } from './api/CheckoutConsentTexts.graphql.generated';
import { useConsentTexts } from './useConsentTexts';

/** Asks for the words of the store below an order, over those that are known. It never throws. */
export const loadCheckoutConsentTexts = async (apollo: ApolloClient): Promise<void> => {
  if (!CAPABILITIES.consentTexts) return;
  await apollo.query({ query: CheckoutConsentTextsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
};

/** The words of the store below an order: those that were asked for ahead, or else it asks now. */
export const useCheckoutConsentTexts = () => useConsentTexts('checkout', CheckoutConsentTextsDocument, 'cache-first');
