import { useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';
import type { Choice, Question } from './questions';

const wordings: ReadonlyMap<string, string> = new Map([
  ['audience', 'finder.audience'],
  ['category_uid', 'finder.category'],
  ['need', 'finder.need'],
  ['dietary', 'finder.dietary'],
  ['form', 'finder.form'],
  ['price', 'finder.price'],
]);

export interface QuestionText {
  ask: (question: Question) => string;
  answer: (choice: Choice) => string;
}

/** Puts questions and answers into words. An attribute of the merchant's own is asked about by its name. */
export const useQuestionText = (): QuestionText => {
  const { formatMessage, formatNumber } = useIntl();
  const amount = (value: number): string =>
    formatNumber(value, { style: 'currency', currency: settings.currency, maximumFractionDigits: 0 });
  return {
    ask: ({ code, label }) => formatMessage({ id: wordings.get(code) ?? 'finder.other' }, { attribute: label }),
    answer: ({ label, band }) => {
      if (!band) return label;
      const { from, to } = band;
      if (from === undefined) return formatMessage({ id: 'listing.priceTo' }, { to: amount(to ?? 0) });
      if (to === undefined) return formatMessage({ id: 'listing.priceFrom' }, { from: amount(from) });
      return formatMessage({ id: 'listing.priceBetween' }, { from: amount(from), to: amount(to) });
    },
  };
};
