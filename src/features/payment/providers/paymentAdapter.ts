import type { ApolloClient } from '@apollo/client';
import type { ResultCode } from './resultCode';

/** Texts that a provider shows, in the shop's language. */
export type PaymentTexts = Readonly<Record<string, string>>;

/** Where an adapter asks the backend about a payment. */
export interface PaymentPlace {
  apollo: ApolloClient;
  cartId: string;
}

/** The same with the words for what goes wrong. */
export interface ResumedPlace extends PaymentPlace {
  texts: PaymentTexts;
}

export interface PaymentFieldsOptions extends PaymentPlace {
  /** Empty element that the provider fills with its fields. */
  container: HTMLElement;
  /** In minor units. */
  amountMinor: number;
  currency: string;
  /** Of the shopper, for the bank's check; '' when unknown. */
  email: string;
  texts: PaymentTexts;
  /** Public hash of a card that the customer keeps; null for a card that is typed. */
  savedCard: string | null;
  /** Where a bank's page that takes the whole window leads back to. */
  returnUrl: string;
  onValidity: (isValid: boolean) => void;
}

/** How the provider answers: the payment stands, is off, or something has to be done first. */
export interface PaymentAnswer {
  resultCode: ResultCode;
  /** Good for one order; only of a payment that stands. */
  nonce: string | null;
  action: PaymentAction | null;
  /** What the order names besides, under the backend's own keys. */
  additionalData?: Readonly<Record<string, string>>;
  /** The bank asked and got no for an answer. */
  isNotAuthenticated?: boolean;
}

/** Step that the shopper has to take first. */
export interface PaymentAction {
  /** A fingerprint needs nobody to look at it; a redirect takes the whole window. */
  kind: 'fingerprint' | 'challenge' | 'redirect';
  /** Page of the provider, where known. */
  url: string | null;
  /** Does it within an element, or leaves the page. */
  perform: (container: HTMLElement) => PerformedAction;
}

export interface PerformedAction {
  answer: Promise<PaymentAnswer>;
  end: () => void;
}

/** Card fields on screen. */
export interface PaymentFields {
  /** Tells the provider what is bought; called again when the total changes. */
  setAmount: (amountMinor: number, currency: string) => void;
  /**
   * Hands the card over.
   * @throws PaymentError in words for the shopper when the details are incomplete or the provider fails.
   */
  pay: () => Promise<PaymentAnswer>;
  /** Says at the fields what is missing; absent where a provider does so only when it is asked to pay. */
  showProblems?: () => void;
  /** Makes the fields ready for another try. */
  reset: () => void;
  end: () => void;
}

/** A payment provider. Card details never leave its own frames. */
export interface PaymentAdapter {
  /** Message ids of the texts that it shows, by the name under which it reads them. */
  texts: Readonly<Record<string, string>>;
  /** Shows the fields. @throws when the provider is not to be had. */
  open: (options: PaymentFieldsOptions) => Promise<PaymentFields>;
  /** Continues after a full-page redirect; `returned` stands in the address and is not trusted. */
  resume: (returned: string, place: ResumedPlace) => Promise<PaymentAnswer>;
  /** Asks what became of a payment that its bank had not decided; absent where nobody can be asked. */
  checkAgain?: (place: PaymentPlace) => Promise<PaymentAnswer>;
}

/** The provider could not take the card; the message is for the shopper. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
}
