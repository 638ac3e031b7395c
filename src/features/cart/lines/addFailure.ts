import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { IntlShape } from 'react-intl';
import { errorText, isUnreachable } from '@/kernel/errors/appError';
import type { QuantityRule } from '@/ui/QuantityStepper/fitQuantity';
import { UnknownAddition } from '../operations/unknownAddition';

/** The backend's words, in part, that name a number, and what the number says of quantities. */
const ruleWords = [
  ['cart.errorFewest', /\bfewest you may purchase is (\d+(?:\.\d+)?)/i, 'min'],
  ['cart.errorMost', /\bmost you may purchase is (\d+(?:\.\d+)?)/i, 'max'],
  ['cart.errorOnlyLeft', /\bonly (\d+) (?:of \d+ )?(?:are |is )?(?:available|left)\b/i, 'max'],
  ['cart.errorSteps', /\bonly in quantities of (\d+(?:\.\d+)?) at a time/i, 'step'],
] as const;

/** The backend's words, in part, for refusals without a number. */
const refusalWords = [
  ['cart.errorSoldOut', 'source items'],
  ['cart.errorSoldOut', 'product is out of stock'],
  ['cart.errorTooMany', 'exceeds the maximum'],
  ['cart.errorNotEnough', 'requested qty is not available'],
  ['cart.errorNotEnough', 'not enough items for sale'],
  ['cart.errorGone', 'you are trying to add is not available'],
] as const;

/** What a backend means by a refusal. */
export interface Refusal {
  /** Id of the message that says it. */
  id:
    | (typeof ruleWords | typeof refusalWords)[number][0]
    | 'cart.errorOffline'
    | 'cart.errorUnavailable'
    | 'cart.errorUnknown';
  /** Which quantities can be had; the message names its number. */
  rule?: QuantityRule;
}

/** The least whole number that is a multiple of a step, as of 1.5 it is 3; undefined where there is none to speak of. */
const wholeStep = (step: number): number | undefined =>
  [1, 2, 4, 5, 10].map((times) => step * times).find((whole) => whole > 0 && Number.isInteger(whole));

const ruleOf = (kind: keyof QuantityRule, number: number): QuantityRule => {
  switch (kind) {
    case 'min':
      return { min: Math.ceil(number) };
    case 'max':
      return { max: Math.floor(number) };
    case 'step':
      return { step: wholeStep(number) };
  }
};

/** What the backend's words mean; undefined leaves it to these words, as in languages other than English. */
export const refusalOfWords = (words: string): Refusal | undefined => {
  for (const [id, pattern, kind] of ruleWords) {
    const number = Number(pattern.exec(words)?.[1]);
    if (number > 0) return { id, rule: ruleOf(kind, number) };
  }
  const said = words.toLowerCase();
  const [id] = refusalWords.find(([, part]) => said.includes(part)) ?? [];
  return id && { id };
};

/**
 * Why something could not be added or changed; undefined leaves it to the backend's own words. Of its codes only one says
 * one thing: `INSUFFICIENT_STOCK` stands for too few and too many alike.
 */
export const refusalOf = (failure: unknown): Refusal | undefined => {
  if (failure instanceof UnknownAddition) return { id: 'cart.errorUnknown' };
  if (isUnreachable(failure)) return { id: 'cart.errorOffline' };
  const [error] = CombinedGraphQLErrors.is(failure) ? failure.errors : [];
  if (!error) return undefined;
  const known = refusalOfWords(error.message);
  // What cannot be added may be sold out, hidden or gone.
  if (known?.id === 'cart.errorGone' || (!known && error.extensions?.code === 'PRODUCT_NOT_FOUND'))
    return { id: 'cart.errorUnavailable' };
  return known;
};

/** The backend's words without the name of the operation and the SKU, which it puts before the reason. */
const withoutSku = (words: string): string =>
  words
    .replace(/^Could not (?:add|update) the product with SKU .*?: /i, '')
    .replace(/^Could not update cart item: /i, '');

/** A failure in words, and which quantities can be had where it tells. */
export interface Explained {
  message: string;
  rule: QuantityRule | undefined;
}

/**
 * Puts a failed addition or change into words: the shop's own, or the backend's where only they are known to be so.
 * @param fallback for a failure that nothing is said of.
 */
export const explain = (
  failure: unknown,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  fallback: string,
): Explained => {
  const { id, rule } = refusalOf(failure) ?? {};
  return { message: id ? formatMessage({ id }, { ...rule }) : withoutSku(errorText(failure, fallback)), rule };
};
