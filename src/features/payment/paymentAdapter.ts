import type { ResultCode } from './paymentSlice';

/** Texts that a provider shows in its own frame, in the shop's language. */
export type PaymentTexts = Readonly<Record<string, string>>;

export interface PaymentFrameOptions {
  /** The frame in which the provider shows its card fields. */
  frame: HTMLIFrameElement;
  /** In minor units. */
  amountMinor: number;
  currency: string;
  texts: PaymentTexts;
  onReady: () => void;
  onHeight: (heightPx: number) => void;
  onValidity: (isValid: boolean) => void;
}

/** How the provider answers a card. */
export interface TokenisedCard {
  resultCode: ResultCode;
  /** Good for one order; none for a refused card. */
  nonce: string | null;
  /** Page that has to be gone through first. */
  actionUrl: string | null;
}

/** Card fields on screen. */
export interface PaymentFrameSession {
  /** Tells the provider what is bought; called anew when the total changes. */
  setAmount: (amountMinor: number, currency: string) => void;
  /**
   * Hands the card over.
   * @throws PaymentError in words for the shopper when the details are incomplete or the provider fails.
   */
  tokenise: () => Promise<TokenisedCard>;
  end: () => void;
}

/** Result of a 3-D Secure page. */
export interface Authentication {
  nonce: string;
  isApproved: boolean;
}

/** A payment provider (ARCHITECTURE §7). Card details never leave its own frame. */
export interface PaymentAdapter {
  /** Address of the frame with the card fields. */
  frameUrl: string;
  start: (options: PaymentFrameOptions) => PaymentFrameSession;
  /** Whether the provider's own pages may be opened there; anything else is not followed. */
  isOwnUrl: (url: string) => boolean;
  /** Calls back when a 3-D Secure page in that frame is done; returns the function that stops listening. */
  onAuthenticated: (frame: HTMLIFrameElement, listener: (result: Authentication) => void) => () => void;
}

/** The provider could not take the card; the message is for the shopper. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
}
