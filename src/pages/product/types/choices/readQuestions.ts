import { finalPrice } from '@/features/catalog/shownPrice';
import { entriesOf } from '@/kernel/entriesOf';
import { webAddress } from '@/kernel/routing/webAddress';
import type { ProductChoicesQuery } from '../ProductChoices.graphql.generated';
import type { AddedPrice, Answer, Question, QuestionKind } from './question';

type Items = NonNullable<NonNullable<ProductChoicesQuery['products']>['items']>;
/** What the backend says that has to be chosen of a product. */
export type ProductChoices = NonNullable<Items[number]>;

type Bundle = Extract<ProductChoices, { questions: unknown }>;
type BundleQuestion = NonNullable<NonNullable<Bundle['questions']>[number]>;
type Downloads = Extract<ProductChoices, { links_title: unknown }>;
type CustomOption = NonNullable<NonNullable<Extract<ProductChoices, { options: unknown }>['options']>[number]>;

const byPlace = <T extends { position?: number | null; sort_order?: number | null }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (a.position ?? a.sort_order ?? 0) - (b.position ?? b.sort_order ?? 0));

const toPrice = (value: number | null, type: string | null | undefined): AddedPrice | null =>
  value === null || value === 0 ? null : { value, isPercent: type === 'PERCENT' };

const plainAnswer = { quantity: 1, canChangeQuantity: false, isSoldOut: false, sample: null };

const bundleKinds: Record<string, QuestionKind> = { radio: 'radio', checkbox: 'checkbox', multi: 'multiple' };

const toBundleQuestion = (question: BundleQuestion, isDynamic: boolean): Question => {
  const options = byPlace(entriesOf(question.options));
  const kind = bundleKinds[question.type ?? ''] ?? 'select';
  const answers = options.map(({ uid, label, quantity, price, price_type: type, product, ...option }): Answer => {
    const own = finalPrice(product).value;
    return {
      uid,
      label: label ?? product?.name ?? '',
      price: isDynamic ? toPrice(own, 'FIXED') : toPrice(price, type),
      quantity: quantity ?? 1,
      canChangeQuantity: option.can_change_quantity === true,
      isSoldOut: product?.stock_status === 'OUT_OF_STOCK',
      sample: null,
    };
  });
  const defaults = options.filter((option, index) => option.is_default && !answers[index]?.isSoldOut);
  const isRequired = question.required === true;
  const only = answers.filter(({ isSoldOut }) => !isSoldOut);
  return {
    uid: question.uid ?? question.title ?? '',
    title: question.title ?? '',
    kind,
    isRequired,
    isCustom: false,
    answers,
    // Where there is nothing to choose, nobody is asked.
    defaults:
      isRequired && defaults.length === 0 && only.length === 1
        ? only.map(({ uid }) => uid)
        : defaults.map(({ uid }) => uid),
    price: null,
    maxLength: undefined,
  };
};

const toLinkQuestions = (product: Downloads): Question[] => {
  const links = byPlace(entriesOf(product.downloadable_product_links));
  if (links.length === 0) return [];
  const isSeparate = product.links_purchased_separately === 1;
  // Links that come together are not chosen, but the backend wants none of them named then.
  if (!isSeparate) return [];
  const answers = links.map(({ uid, title, price, sample_url: sample }): Answer => ({
    ...plainAnswer,
    uid,
    label: title ?? '',
    price: toPrice(price, 'FIXED'),
    sample: webAddress(sample),
  }));
  const only = answers.length === 1 ? answers.map(({ uid }) => uid) : [];
  const question = { uid: 'links', title: product.links_title ?? '', kind: 'checkbox', defaults: only } as const;
  return [{ ...question, isRequired: true, isCustom: false, answers, price: null, maxLength: undefined }];
};

type Value = {
  uid: string;
  title: string | null;
  sort_order: number | null;
  price: number | null;
  price_type: string | null;
};

const choice = (kind: QuestionKind, values: readonly (Value | null)[] | null) => ({
  kind,
  answers: byPlace(entriesOf(values)).map(({ uid, title, price, price_type: type }): Answer => ({
    ...plainAnswer,
    uid,
    label: title ?? '',
    price: toPrice(price, type),
  })),
});

type Typed = { price: number | null; price_type: string | null; max_characters?: number | null } | null;

const typed = (kind: QuestionKind, value: Typed) => ({
  kind,
  price: toPrice(value?.price ?? null, value?.price_type),
  maxLength: value?.max_characters || undefined,
});

const dateKinds = { DATE: 'date', TIME: 'time', DATE_TIME: 'dateTime' } as const;

/** What differs from kind to kind. A kind that is not known is a file: it is the only other one that there is. */
const specifics = (option: CustomOption): Partial<Question> & Pick<Question, 'kind'> => {
  switch (option.__typename) {
    case 'CustomizableFieldOption':
      return typed('text', option.field);
    case 'CustomizableAreaOption':
      return typed('area', option.area);
    case 'CustomizableDateOption':
      return typed(dateKinds[option.date?.type ?? 'DATE'], option.date);
    case 'CustomizableDropDownOption':
      return choice('select', option.dropDown);
    case 'CustomizableRadioOption':
      return choice('radio', option.radio);
    case 'CustomizableCheckboxOption':
      return choice('checkbox', option.checkbox);
    case 'CustomizableMultipleOption':
      return choice('multiple', option.multiple);
    case 'CustomizableFileOption':
    default:
      return { kind: 'file' };
  }
};

const toCustomQuestion = (option: CustomOption): Question => ({
  uid: option.uid,
  title: option.title ?? '',
  isRequired: option.required === true,
  isCustom: true,
  answers: [],
  defaults: [],
  price: null,
  maxLength: undefined,
  ...specifics(option),
});

/** Whether a product is a bundle of which the parts make the price. */
export const isPriceOfParts = (product: ProductChoices): boolean =>
  'questions' in product && product.dynamic_price === true;

/** Everything that is asked before a product can be bought, in the merchant's order. */
export const readQuestions = (product: ProductChoices): Question[] => [
  ...('questions' in product
    ? byPlace(entriesOf(product.questions)).map((question) => toBundleQuestion(question, isPriceOfParts(product)))
    : []),
  ...('links_title' in product ? toLinkQuestions(product) : []),
  ...('options' in product ? byPlace(entriesOf(product.options)).map(toCustomQuestion) : []),
];

/** The samples of a downloadable product, in the merchant's order. */
export const readSamples = (product: ProductChoices): { title: string; url: string }[] =>
  'links_title' in product
    ? byPlace(entriesOf(product.downloadable_product_samples)).flatMap(({ title, sample_url: sample }) => {
        const url = webAddress(sample);
        return url === null ? [] : [{ title: title ?? '', url }];
      })
    : [];
