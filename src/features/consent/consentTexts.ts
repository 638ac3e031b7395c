import { AccountConsentTextsDocument } from './api/AccountConsentTexts.graphql.generated';
import { ContactConsentTextsDocument } from './api/ContactConsentTexts.graphql.generated';
import { CustomerConsentTextsDocument } from './api/CustomerConsentTexts.graphql.generated';
import { NewsletterConsentTextsDocument } from './api/NewsletterConsentTexts.graphql.generated';

/** Places where a shopper is asked for consent. */
export type ConsentContext = 'newsletter' | 'customer' | 'account' | 'checkout' | 'contact';

/** A context of a form with one box; the checkout has more to say. */
export type FormConsentContext = Exclude<ConsentContext, 'checkout'>;

/** The query of each form's context. */
export const consentDocuments = {
  newsletter: NewsletterConsentTextsDocument,
  customer: CustomerConsentTextsDocument,
  account: AccountConsentTextsDocument,
  contact: ContactConsentTextsDocument,
} satisfies Record<FormConsentContext, unknown>;

/** Whether the backend takes what is answered. What it does not take is not asked for: nobody could prove or withdraw it. */
export const isConsentTaken = (context: FormConsentContext): boolean => {
  if (context === 'newsletter') return CAPABILITIES.newsletterConsent;
  return context === 'contact' ? CAPABILITIES.contactConsent : CAPABILITIES.consentRecords;
};

/** Own words, for a store that has none. */
export const ownLabels = {
  newsletter: 'consent.newsletter',
  customer: 'consent.customer',
  account: 'consent.customer',
  contact: 'consent.contact',
} as const satisfies Record<FormConsentContext, string>;
