import { dayText, moneyText } from '../mailText';

import type { MailTexts } from './english';
import { germanSubscriptions } from './germanSubscriptions';

const locale = 'de-DE';

/** The shop's mails in German. */
export const germanMails: MailTexts = {
  subscriptions: germanSubscriptions,
  money: (minor, currency) => moneyText(minor, currency, locale),
  receiptSubject: (shop, number) => `Ihre Bestellung ${number} bei ${shop}`,
  confirmed: (name, number) => `Vielen Dank${name ? `, ${name}` : ''}. Ihre Bestellung ${number} ist bestätigt.`,
  deliveryCosts: (amount) => `Versand ${amount}. `,
  giftWrapping: (amount) => `Geschenkverpackung ${amount}. `,
  printedCard: (amount) => `Gedruckte Karte ${amount}. `,
  total: (amount, tax) => `Gesamtsumme ${amount}, darin ${tax} Mehrwertsteuer.`,
  delivery: (method) => `Lieferung: ${method}`,
  arrival: (method, from, to, before) => {
    const days =
      from === to ? `am ${dayText(from, locale)}` : `zwischen ${dayText(from, locale)} und ${dayText(to, locale)}`;
    return `Ankunft ${days}${before ? ` bis ${before} Uhr` : ''} mit ${method}.`;
  },
  collect: (place, day, time) =>
    `Abholung: ${place}.${day === undefined ? '' : ` Die Bestellung liegt ab ${dayText(day, locale)}, ${time} Uhr bereit.`} Bitte bringen Sie Ihre Bestellnummer mit.`,
  readySubject: (shop, number) => `Ihre Bestellung ${number} bei ${shop} ist abholbereit`,
  ready: (number, place) =>
    `Ihre Bestellung ${number} liegt für Sie bereit: ${place}. Bitte bringen Sie Ihre Bestellnummer mit.`,
  follow: (link) => `Hier können Sie Ihre Bestellung verfolgen: ${link}`,
  cancelAskedSubject: (shop, number) => `Bestellung ${number} bei ${shop} stornieren?`,
  cancelAsked: (number, link) => [
    `Jemand, hoffentlich Sie, möchte die Bestellung ${number} stornieren. Sie ist noch nicht storniert. Bestätigen Sie es hier:`,
    link,
    'Waren Sie es nicht, müssen Sie nichts tun: Die Bestellung bleibt bestehen.',
  ],
  cancelledSubject: (shop, number) => `Ihre Bestellung ${number} bei ${shop} ist storniert`,
  cancelled: (number) => `Ihre Bestellung ${number} ist storniert, wie Sie es wollten. Es wird nichts davon versandt.`,
  refunded: (amount) => `${amount} gehen innerhalb weniger Tage dorthin zurück, woher die Zahlung kam.`,
  nothingOwed: () => 'Sie schulden uns dafür nichts.',
  newsletter: (shop) => [
    `Willkommen beim Newsletter von ${shop}`,
    `Vielen Dank, dass Sie den Newsletter von ${shop} abonniert haben.`,
  ],
  unsubscribe: (link) => `Kein Interesse mehr? Hier melden Sie sich ab: ${link}`,
  stockAlert: (name, shop, link) => [
    `${name} ist wieder da`,
    `Sie wollten von ${shop} erfahren, wann Sie ${name} wieder bestellen können. Jetzt geht es: ${link}`,
    'Zurücklegen können wir leider nichts. Das war die einzige E-Mail dazu, Ihre Anfrage haben wir gelöscht.',
  ],
  returnSubject: (shop, number, order) => `Rücksendung ${number} zu Ihrer Bestellung ${order} bei ${shop}`,
  returnAsked: (number, order) => [
    `Ihre Anfrage, etwas aus Bestellung ${order} zurückzusenden, ist bei uns eingegangen. Sie hat die Nummer ${number}.`,
    'Wir prüfen sie und schreiben Ihnen, wie es weitergeht. Bitte senden Sie vorher nichts zurück.',
  ],
  returnToConfirm: (number, order, link) => [
    `Jemand, hoffentlich Sie, möchte etwas aus Bestellung ${order} zurücksenden. Die Anfrage hat die Nummer ${number}. Bestätigen Sie sie hier:`,
    link,
    'Waren Sie es nicht, müssen Sie nichts tun: Es wird nichts zurückgesandt.',
  ],
  returnMoved: {
    AUTHORIZED: 'Wir sind mit Ihrer Rücksendung einverstanden. Bitte schicken Sie uns die Artikel zurück.',
    DENIED: 'Leider können wir diese Artikel nicht zurücknehmen.',
    RECEIVED: 'Ihre Artikel sind bei uns angekommen. Wir prüfen sie und melden uns wieder bei Ihnen.',
    APPROVED: 'Ihre Rücksendung ist angenommen.',
    REJECTED: 'Wir haben die Artikel geprüft und können die Rücksendung leider nicht annehmen.',
    PROCESSED_AND_CLOSED: 'Ihre Rücksendung ist abgeschlossen.',
  },
  unsubscribePage: {
    lang: 'de-DE',
    home: 'Zurück zum Shop',
    gone: 'Dieser Link ist nicht mehr gültig',
    goneText:
      'Vielleicht haben Sie sich schon abgemeldet. Auch in den Einstellungen Ihres Kontos lässt sich der Newsletter abschalten.',
    preferences: 'Einstellungen für Mitteilungen',
    done: 'Sie sind abgemeldet',
    doneText: 'An diese Adresse senden wir den Newsletter nicht mehr.',
    question: 'Vom Newsletter abmelden?',
    button: 'Abmelden',
  },
  downloadPage: {
    lang: 'de-DE',
    heading: 'Diese Datei lässt sich nicht herunterladen',
    available: 'Bitte versuchen Sie es noch einmal.',
    pending: 'Ihre Bestellung ist noch nicht bezahlt. Danach lässt sich die Datei herunterladen.',
    expired:
      'Der Link ist abgelaufen: Alle gekauften Downloads sind verbraucht, oder die Bestellung wurde storniert oder erstattet.',
    unknown: 'Unter dieser Adresse gibt es keine Datei.',
    downloads: 'Meine Downloads',
  },
  resetSubject: (shop) => `Neues Passwort für ${shop}`,
  reset: (link) => [
    'Für Ihr Konto wurde ein neues Passwort angefordert, hoffentlich von Ihnen.',
    `Wählen Sie es hier innerhalb von zwei Stunden: ${link}`,
    'Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  ],
  passwordSubject: (shop) => `Ihr Passwort bei ${shop} wurde geändert`,
  passwordChanged: () => 'Waren Sie es nicht, wählen Sie jetzt ein anderes Passwort und schreiben Sie uns.',
  emailSubject: (shop) => `Ihre E-Mail-Adresse bei ${shop} wurde geändert`,
  emailChanged: (shop, email) => [
    `Von jetzt an melden Sie sich bei ${shop} mit ${email} an.`,
    'Waren Sie es nicht, schreiben Sie uns bitte.',
  ],
  accountSubject: (shop) => `Ihr Konto bei ${shop}`,
  accountAsked: (link) => [
    'Mit dieser E-Mail-Adresse soll ein Konto angelegt werden, hoffentlich von Ihnen. Öffnen Sie es innerhalb eines Tages und melden Sie sich mit dem Passwort an, das Sie gewählt haben:',
    link,
    'Waren Sie es nicht, brauchen Sie nichts zu tun: Es entsteht kein Konto.',
  ],
  accountUnopened: (link, forgot) => [
    'Sie haben ein neues Passwort angefordert, aber das Konto mit dieser E-Mail-Adresse wurde noch nicht eröffnet. Eröffnen Sie es innerhalb eines Tages und melden Sie sich mit dem Passwort an, das Sie dafür gewählt haben:',
    link,
    `Wenn Sie dieses Passwort nicht mehr wissen, eröffnen Sie zuerst das Konto und wählen Sie dann ein neues: ${forgot}`,
  ],
  accountTaken: (signIn, forgot) => [
    'Mit dieser E-Mail-Adresse sollte ein Konto angelegt werden, hoffentlich von Ihnen. Es gibt dafür schon eines, und daran wurde nichts geändert.',
    `Hier melden Sie sich an: ${signIn}`,
    `Wenn Sie Ihr Passwort nicht mehr wissen, wählen Sie hier ein neues: ${forgot}`,
  ],
  personalData: {
    DOWNLOAD: (shop) => [
      `Ihre Daten bei ${shop}`,
      'Sie haben um eine Kopie dessen gebeten, was wir über Sie gespeichert haben. Melden Sie sich an und laden Sie sie innerhalb von zwei Stunden herunter:',
    ],
    DELETE: (shop) => [
      `Ihr Konto bei ${shop} löschen`,
      'Sie haben darum gebeten, Ihr Konto zu löschen. Noch besteht es. Melden Sie sich an und bestätigen Sie innerhalb von zwei Stunden:',
    ],
  },
  personalDataWarning: () => 'Waren Sie es nicht, ändern Sie Ihr Passwort: Jemand ist in Ihrem Konto angemeldet.',
  deletedSubject: (shop) => `Ihr Konto bei ${shop} ist gelöscht`,
  deleted: () =>
    'Wir haben es gelöscht. Rechnungen bewahren wir sechs Jahre auf, wie es das britische Steuerrecht verlangt.',
};
