import { dayText } from '../mailText';

import type { SubscriptionTexts } from './englishSubscriptions';

const day = (text: string): string => dayText(text, 'de-DE');

const cardName = (last4: string | null): string => (last4 ? `Ihre Karte mit der Endung ${last4}` : 'Ihre Karte');

/** Mails about subscriptions in German. */
export const germanSubscriptions: SubscriptionTexts = {
  manage: (link) => `Hier können Sie auslassen, ändern, pausieren oder kündigen: ${link}`,
  frequency: (weeks) => (weeks === 1 ? 'jede Woche' : `alle ${weeks} Wochen`),
  started: (frequency, nextOn) => `Ihr Abo kommt ${frequency}; die nächste Bestellung ist am ${day(nextOn)}.`,
  nextOrder: (nextOn) => `Die nächste Bestellung Ihres Abos ist am ${day(nextOn)}.`,
  leftOut: (names) => `Nicht in dieser Bestellung, weil zurzeit nicht lieferbar: ${names}.`,
  reminderSubject: (nextOn) => `Ihre nächste Bestellung kommt am ${day(nextOn)}`,
  reminder: (nextOn, frequency) =>
    `Am ${day(nextOn)} geben wir die nächste Bestellung Ihres Abos auf, das ${frequency} kommt.`,
  taken: (total, isVirtual, last4) =>
    `Wir buchen ${total} einschließlich Mehrwertsteuer${isVirtual ? '' : ' und Versand'} von Ihrer Karte${last4 ? ` mit der Endung ${last4}` : ''} ab.`,
  dearer: (before) => `Das ist mehr als zuvor: Es waren ${before}.`,
  nothingSubject: () => 'diesmal wird nichts versandt',
  nothing: (on, names, nextOn) => [
    `Ihre Bestellung vom ${day(on)} können wir nicht versenden, zurzeit nicht lieferbar: ${names}. Es wurde nichts abgebucht.`,
    `Ihr Abo läuft weiter: Die nächste Bestellung ist am ${day(nextOn)}.`,
  ],
  pausedSubject: () => 'Ihr Abo ist pausiert',
  paused: ({ last4, total }) => [
    `${cardName(last4)} wurde für ${total} erneut abgelehnt, deshalb haben wir Ihr Abo pausiert. Es wurde nichts abgebucht, und es wird nichts versandt.`,
    'Geben Sie uns eine andere Karte und setzen Sie es fort, wann immer Sie möchten.',
  ],
  refusedSubject: () => 'Ihre Zahlung ist nicht durchgegangen',
  refused: ({ last4, total }, on, retryOn) => [
    `${cardName(last4)} wurde für ${total} abgelehnt, deshalb muss Ihre Bestellung vom ${day(on)} warten. Es wurde nichts abgebucht.`,
    `Am ${day(retryOn)} versuchen wir es noch einmal. Vorher können Sie uns eine andere Karte geben.`,
  ],
  cancelledSubject: () => 'Ihr Abo ist gekündigt',
  cancelled: (goods) => [
    'Sie haben dieses Abo gekündigt:',
    ...goods,
    'Dafür wird nichts mehr versandt oder abgebucht. Eine Bestellung, die vorher aufgegeben wurde, erreicht Sie noch.',
  ],
  newLinkSubject: () => 'Ihr neuer Link',
  newLink: () => 'Hier ist ein neuer Link zu Ihrem Abo.',
};
