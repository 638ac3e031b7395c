import type { ResolveUrlQuery } from '@/app/routing/ResolveURL.graphql.generated';
import { showFirstView } from '@/boot/firstView';
import { shopLanguage } from '@/boot/language';
import type { ViewContext } from '@/boot/parts';
import { startMarkup, templateMarkup } from '@/boot/templates';
import deDe from '@i18n/de_DE.json';
import enGb from '@i18n/en_GB.json';

// As build/bootWords.js picks them.
const wordsOf = (messages: typeof enGb) => ({
  home: messages['breadcrumbs.home'],
  priceFrom: messages['ui.priceFrom'],
  onSubscription: messages['product.onSubscription'],
  perDay: messages['product.perDay'],
});

/** Words of two languages, as the build gives them to the boot script. */
export const words = { en_GB: wordsOf(enGb), de_DE: wordsOf(deDe) };

interface Options {
  path?: string;
  search?: string;
  locale?: string;
  /** When numbers are written: at once unless given. */
  numbers?: ViewContext['numbers'];
}

const isAnswer = (value: unknown): value is ResolveUrlQuery => typeof value === 'object';

/** An answer from the network, none of whose parts are certain. */
const answerOf = (route: unknown, products: unknown): ResolveUrlQuery | undefined => {
  const answer: unknown = JSON.parse(JSON.stringify({ route: route ?? null, products }));
  return isAnswer(answer) ? answer : undefined;
};

/** Fills the body as the build does, before any answer. */
export const openPage = (): void => {
  document.body.innerHTML = startMarkup() + templateMarkup();
};

/** Shows a route in the page as the build makes it. @returns the place of the page. */
export const show = (
  route: unknown,
  { path = '/', search = '', locale = 'en_GB', numbers = (write) => write() }: Options = {},
  products: unknown = null,
) => {
  openPage();
  const place = document.getElementById('boot-page');
  if (!place) throw new Error('no place');
  showFirstView(answerOf(route, products), { ...shopLanguage(locale, words), numbers, pathname: path, search });
  return place;
};

/** Whether the place of the page still shows what stood there before the answer. */
export const isShimmer = (place: HTMLElement): boolean =>
  place.textContent.trim() === '' && !('painted' in place.dataset);
