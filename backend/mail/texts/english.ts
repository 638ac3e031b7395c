import { dayText, moneyText, timeText } from '../mailText';

import { englishSubscriptions } from './englishSubscriptions';

const locale = 'en-GB';

/** The shop's mails in English: each a subject or paragraphs. */
export const englishMails = {
  subscriptions: englishSubscriptions,
  money: (minor: number, currency: string): string => moneyText(minor, currency, locale),
  receiptSubject: (shop: string, number: string) => `Your ${shop} order ${number}`,
  confirmed: (name: string | undefined, number: string) =>
    `Thank you${name ? `, ${name}` : ''}. Your order ${number} is confirmed.`,
  deliveryCosts: (amount: string) => `Delivery ${amount}. `,
  giftWrapping: (amount: string) => `Gift wrapping ${amount}. `,
  printedCard: (amount: string) => `Printed card ${amount}. `,
  total: (amount: string, tax: string) => `Total ${amount}, including ${tax} VAT.`,
  delivery: (method: string) => `Delivery: ${method}`,
  arrival: (method: string, from: string, to: string, before: string | null | undefined) => {
    const days = from === to ? dayText(from, locale) : `between ${dayText(from, locale)} and ${dayText(to, locale)}`;
    return `Arriving ${days}${before ? ` before ${timeText(before)}` : ''}, by ${method}.`;
  },
  collect: (place: string, day: string | undefined, time: string) =>
    `Collect it from ${place}.${day === undefined ? '' : ` It is ready from ${timeText(time)} on ${dayText(day, locale)}.`} Please bring your order number.`,
  readySubject: (shop: string, number: string) => `Your ${shop} order ${number} is ready to collect`,
  ready: (number: string, place: string) =>
    `Your order ${number} is ready. Collect it from ${place}, and please bring your order number.`,
  follow: (link: string) => `Follow your order here: ${link}`,
  cancelAskedSubject: (shop: string, number: string) => `Cancel your ${shop} order ${number}?`,
  cancelAsked: (number: string, link: string) => [
    `Somebody, hopefully you, asked to cancel your order ${number}. It has not been cancelled yet. Confirm it here:`,
    link,
    'If it was not you, do nothing: your order stays as it is.',
  ],
  cancelledSubject: (shop: string, number: string) => `Your ${shop} order ${number} was cancelled`,
  cancelled: (number: string) => `Your order ${number} was cancelled, as you asked. Nothing will be sent.`,
  refunded: (amount: string) => `We will refund ${amount} to the card or account you paid with, within a few days.`,
  nothingOwed: () => 'There is nothing to pay.',
  /** Subject and first paragraph. */
  newsletter: (shop: string): [string, string] => [
    `Welcome to the ${shop} newsletter`,
    `Thank you for signing up to the ${shop} newsletter.`,
  ],
  unsubscribe: (link: string) => `No longer interested? Unsubscribe here: ${link}`,
  /** Subject and paragraphs. */
  stockAlert: (name: string, shop: string, link: string): [string, ...string[]] => [
    `${name} is back in stock`,
    `You asked ${shop} to tell you when ${name} can be ordered again. It can: ${link}`,
    'We cannot hold one for you. This was the only email about it, and we have deleted your request.',
  ],
  returnSubject: (shop: string, number: string, order: string) => `Return ${number} of your ${shop} order ${order}`,
  returnAsked: (number: string, order: string) => [
    `We have your request to return items from order ${order}. Your return number is ${number}.`,
    'We will look at it and email you what to do next. Please wait for that before you send anything.',
  ],
  returnToConfirm: (number: string, order: string, link: string) => [
    `Somebody, hopefully you, asked to return items from order ${order}. Your return number is ${number}. Confirm it here:`,
    link,
    'If it was not you, do nothing: nothing will be returned.',
  ],
  /** What became of a return, by its new state. */
  returnMoved: {
    AUTHORIZED: 'We have agreed to your return. Please send the items back to us.',
    DENIED: 'We are sorry: we cannot take these items back.',
    RECEIVED: 'Your items have arrived. We will look at them and email you again.',
    APPROVED: 'Your return is approved.',
    REJECTED: 'We are sorry: we have looked at the items and cannot accept the return.',
    PROCESSED_AND_CLOSED: 'Your return is settled.',
  },
  /** The page that the link of a newsletter leads to. */
  unsubscribePage: {
    lang: 'en-GB',
    home: 'Back to the shop',
    gone: 'This link is no longer valid',
    goneText: 'You may have unsubscribed already. You can also switch the newsletter off in your account.',
    preferences: 'Communication preferences',
    done: 'You are unsubscribed',
    doneText: 'We will not send the newsletter to this address any more.',
    question: 'Unsubscribe from the newsletter?',
    button: 'Unsubscribe',
  },
  downloadPage: {
    lang: 'en-GB',
    heading: 'This file cannot be downloaded',
    available: 'Please try again.',
    pending: 'Your order is not paid yet. The file can be downloaded as soon as it is.',
    expired: 'The link has expired: every download that was bought is used, or the order was cancelled or refunded.',
    unknown: 'We have no file at this address.',
    downloads: 'My downloads',
  },
  resetSubject: (shop: string) => `Reset your ${shop} password`,
  reset: (link: string) => [
    'Somebody, hopefully you, asked for a new password for your account.',
    `Choose it here within two hours: ${link}`,
    'If it was not you, do nothing: your password stays as it is.',
  ],
  passwordSubject: (shop: string) => `Your ${shop} password was changed`,
  passwordChanged: () => 'If it was not you, choose another password now and contact us.',
  emailSubject: (shop: string) => `Your ${shop} email address was changed`,
  emailChanged: (shop: string, email: string) => [
    `From now on, sign in to your ${shop} account with ${email}.`,
    'If it was not you, please contact us.',
  ],
  accountSubject: (shop: string) => `Your ${shop} account`,
  accountAsked: (link: string) => [
    'Somebody, hopefully you, asked for an account with this email address. Open it within a day, and sign in with the password you chose:',
    link,
    'If it was not you, do nothing: there will be no account.',
  ],
  accountUnopened: (link: string, forgot: string) => [
    'You asked for a new password, but the account with this email address has not been opened yet. Open it within a day, and sign in with the password you chose for it:',
    link,
    `If you do not know that password any more, open the account first and then choose a new one: ${forgot}`,
  ],
  accountTaken: (signIn: string, forgot: string) => [
    'Somebody, hopefully you, tried to open an account with this email address. It already has one, and nothing about it was changed.',
    `Sign in here: ${signIn}`,
    `If you do not know your password any more, choose a new one here: ${forgot}`,
  ],
  /** Subject and first paragraph, after which the link comes. */
  personalData: {
    DOWNLOAD: (shop: string): [string, string] => [
      `Your ${shop} data`,
      'You asked for a copy of what we hold about you. Sign in and download it within two hours:',
    ],
    DELETE: (shop: string): [string, string] => [
      `Delete your ${shop} account`,
      'You asked us to delete your account. It has not been deleted yet. Sign in and confirm within two hours:',
    ],
  },
  personalDataWarning: () => 'If it was not you, change your password: somebody is signed in to your account.',
  deletedSubject: (shop: string) => `Your ${shop} account is deleted`,
  deleted: () => 'We have deleted it. Invoices stay with us for six years, as tax law requires.',
};

/** The texts of mails in one language. */
export type MailTexts = typeof englishMails;
