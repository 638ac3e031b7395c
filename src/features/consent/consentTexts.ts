import { CheckoutConsentTextsDocument } from './api/CheckoutConsentTexts.graphql.generated';
import { ContactConsentTextsDocument } from './api/ContactConsentTexts.graphql.generated';
import { CustomerConsentTextsDocument } from './api/CustomerConsentTexts.graphql.generated';
import { NewsletterConsentTextsDocument } from './api/NewsletterConsentTexts.graphql.generated';

/** What a shopper is asked to agree to. */
export type ConsentContext = 'newsletter' | 'customer' | 'checkout' | 'contact';

/** The query of each context. */
export const consentDocuments = {
  newsletter: NewsletterConsentTextsDocument,
  customer: CustomerConsentTextsDocument,
  checkout: CheckoutConsentTextsDocument,
  contact: ContactConsentTextsDocument,
} satisfies Record<ConsentContext, unknown>;

/** Own words, for a store that has none. */
export const ownLabels = {
  newsletter: 'consent.newsletter',
  customer: 'consent.customer',
  checkout: 'consent.checkout',
  contact: 'consent.contact',
} as const satisfies Record<ConsentContext, string>;
