import { dayText } from '../mailText';

const day = (text: string): string => dayText(text, 'en-GB');

/** What a payment was asked of, and for how much. */
export interface FailedPayment {
  /** Last digits of the card; null when they are not known. */
  last4: string | null;
  total: string;
}

const cardName = (last4: string | null): string => (last4 ? `Your card ending in ${last4}` : 'Your card');

/** Mails about subscriptions in English; days are YYYY-MM-DD. */
export const englishSubscriptions = {
  manage: (link: string) => `Skip, change, pause or cancel here: ${link}`,
  frequency: (weeks: number) => (weeks === 1 ? 'every week' : `every ${weeks} weeks`),
  started: (frequency: string, nextOn: string) =>
    `Your subscription comes ${frequency}; the next order is on ${day(nextOn)}.`,
  nextOrder: (nextOn: string) => `The next order of your subscription is on ${day(nextOn)}.`,
  leftOut: (names: string) => `Not in this order, as we cannot send it at present: ${names}.`,
  reminderSubject: (nextOn: string) => `your next order comes on ${day(nextOn)}`,
  reminder: (nextOn: string, frequency: string) =>
    `On ${day(nextOn)} we will place the next order of your subscription, which comes ${frequency}.`,
  taken: (total: string, isVirtual: boolean, last4: string | null) =>
    `We will take ${total}, including VAT${isVirtual ? '' : ' and delivery'}, from your card${last4 ? ` ending in ${last4}` : ''}.`,
  dearer: (before: string) => `That is more than before: it was ${before}.`,
  nothingSubject: () => 'nothing is sent this time',
  nothing: (on: string, names: string, nextOn: string) => [
    `We cannot send your order of ${day(on)}: ${names} cannot be delivered at present. Nothing was taken.`,
    `Your subscription continues: the next order is on ${day(nextOn)}.`,
  ],
  pausedSubject: () => 'your subscription is paused',
  paused: ({ last4, total }: FailedPayment) => [
    `${cardName(last4)} was refused again for ${total}, so we have paused your subscription. Nothing was taken, and nothing is sent.`,
    'Add another card and resume it whenever you like.',
  ],
  refusedSubject: () => 'your payment did not go through',
  refused: ({ last4, total }: FailedPayment, on: string, retryOn: string) => [
    `${cardName(last4)} was refused for ${total}, so your order of ${day(on)} has to wait. Nothing was taken.`,
    `We will try again on ${day(retryOn)}. You can add another card before then.`,
  ],
  cancelledSubject: () => 'your subscription is cancelled',
  cancelled: (goods: readonly string[]) => [
    'You have cancelled this subscription:',
    ...goods,
    'We will send nothing more and take no more payments. Orders already placed will still arrive.',
  ],
  newLinkSubject: () => 'your new link',
  newLink: () => 'Here is a new link to your subscription.',
};

/** The texts of mails about subscriptions in one language. */
export type SubscriptionTexts = typeof englishSubscriptions;
