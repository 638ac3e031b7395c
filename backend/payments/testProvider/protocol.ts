/**
 * Messages between the shop's page and the provider's frames (window.postMessage, both ways with an exact target origin).
 *
 * 1. The frame (`GET /frame`) loads and says `ready`; the shop answers `init`. A later `init` changes amount or texts.
 * 2. The frame says `validity` whenever it changes and `resized` whenever its height changes.
 * 3. The shop says `check`, and the frame says at its fields what is missing. The shop says `tokenise`; the frame answers with exactly one `tokenised` or `error`. The frame says `submit` when
 *    the shopper presses Enter in a field; what comes of it is the shop's to decide.
 * 4. `IdentifyShopper` and `ChallengeShopper` come with `actionUrl`: the shop shows it in a frame (hidden for the first),
 *    which says `authenticated` when done. After approval the same nonce pays. `RedirectShopper` comes with one, too: the
 *    shop leads the whole page there with its own address in `return`, to which `redirectResult` is added.
 * 5. With `savedCard` the frame asks for the security code alone. With `isEncrypting` it says nothing of the outcome: the
 *    token in `tokenised` is for the shop's backend, which asks the provider (that is how Adyen's fields work).
 */

/** Outcome of tokenising in the result codes that Adyen's API has. */
export type ResultCode =
  | 'Authorised'
  | 'IdentifyShopper'
  | 'ChallengeShopper'
  | 'RedirectShopper'
  | 'Refused'
  | 'Cancelled'
  | 'Error'
  | 'Pending'
  /** No real provider's: what shops do with a code that they do not know. */
  | 'NeverHeardOf';

/** Texts of the card fields in the shop's language; English stands in for what is missing. */
export type FrameTexts = Partial<
  Record<
    | 'lang'
    | 'numberLabel'
    | 'numberRequired'
    | 'numberInvalid'
    | 'numberUnknown'
    | 'expiryLabel'
    | 'expiryPlaceholder'
    | 'expiryRequired'
    | 'expiryInvalid'
    | 'expiryPast'
    | 'securityCodeLabel'
    | 'securityCodeHelp'
    | 'securityCodeRequired'
    | 'securityCodeInvalid'
    | 'nameLabel'
    | 'nameRequired'
    | 'incomplete'
    | 'failed',
    string
  >
>;

/** From the shop's page to the card frame. */
export type ShopMessage =
  | {
      type: 'init';
      amountMinor: number;
      currency: string;
      texts?: FrameTexts;
      shopOrigin: string;
      savedCard?: string;
      isEncrypting?: boolean;
    }
  | { type: 'check' }
  | { type: 'tokenise' };

/** From the card frame to the shop's page. */
export type FrameMessage =
  | { type: 'ready'; heightPx: number }
  | { type: 'resized'; heightPx: number }
  | { type: 'validity'; isValid: boolean }
  | { type: 'submit' }
  | TokenisedMessage
  | { type: 'error'; message: string };

/** The answer to `tokenise`; `Refused` has no nonce. */
export interface TokenisedMessage {
  type: 'tokenised';
  resultCode: ResultCode;
  nonce?: string;
  actionUrl?: string;
  brand: string;
  last4: string;
}

/** From the frame behind `actionUrl` to the shop's page. */
export interface AuthenticatedMessage {
  type: 'authenticated';
  nonce: string;
  isApproved: boolean;
}
