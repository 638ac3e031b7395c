import { contactPath } from '@/features/contact/contactPath';
import { locationsPath } from '@/features/locator/locationsPath';

const trackingPath = '/track-my-order';

/** What a customer who is signed in has done already. */
const forGuests: readonly string[] = ['footer.signIn', 'footer.register'];

/** Whether what stands at these paths is there; at any other it is. */
const places = (hasContact: boolean): Readonly<Record<string, boolean>> => ({
  [contactPath]: hasContact,
  [trackingPath]: CAPABILITIES.orderTracking || CAPABILITIES.guestOrderLookup,
  [locationsPath]: CAPABILITIES.storeLocator,
});

const isShown = ({ text, to }: BrandEntry, { hasContact, isSignedIn }: FooterReader): boolean =>
  (to === undefined || (places(hasContact)[to] ?? true)) && !(isSignedIn && forGuests.includes(text));

export interface FooterReader {
  /** Whether the store has its contact page. */
  hasContact: boolean;
  isSignedIn: boolean;
}

/**
 * The brand's columns of links and labels, without what leads nowhere in this store and without columns that are empty then.
 * An editor adds further links in a CMS block.
 */
export const footerColumns = (reader: FooterReader): Brand['footer'] =>
  BRAND.footer
    .map(({ heading, entries }) => ({ heading, entries: entries.filter((entry) => isShown(entry, reader)) }))
    .filter(({ entries }) => entries.length > 0);
