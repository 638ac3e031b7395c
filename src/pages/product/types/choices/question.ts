/** Surcharge of an answer. */
export interface AddedPrice {
  /** Whole units of the currency, or a percentage of the product's price. */
  value: number;
  isPercent: boolean;
  /** What it costs by itself, where the whole costs less than its parts: no surcharge. */
  isAlone?: boolean;
}

/** One of the answers to a question that is not typed. */
export interface Answer {
  /** Value for `selected_options`. */
  uid: string;
  label: string;
  price: AddedPrice | null;
  /** Pieces of it in one of the product. */
  quantity: number;
  canChangeQuantity: boolean;
  isSoldOut: boolean;
  /** Address of a sample. */
  sample: string | null;
}

/** `text` and what follows is typed; a file cannot be sent by this API. */
export type QuestionKind =
  'select' | 'radio' | 'checkbox' | 'multiple' | 'text' | 'area' | 'date' | 'time' | 'dateTime' | 'file';

/** Something that is chosen or typed before a product is bought: part of a bundle, link, or customisable option. */
export interface Question {
  uid: string;
  title: string;
  kind: QuestionKind;
  isRequired: boolean;
  /** Of a customisable option: the cart says whether it has kept the answer. */
  isCustom: boolean;
  answers: readonly Answer[];
  /** Answers that are chosen at first. */
  defaults: readonly string[];
  /** Surcharge of a typed answer. */
  price: AddedPrice | null;
  /** Characters that may be typed; undefined without a limit. */
  maxLength: number | undefined;
}

/** Answer to one question. */
export interface Given {
  uids: readonly string[];
  text: string;
  /** Pieces of an answer whose number may be changed, by its uid. */
  quantities: Readonly<Record<string, number>>;
}

/** Answers by the uid of their question. */
export type AllGiven = Readonly<Record<string, Given>>;

/** Returns the answers before the shopper's first choice. */
export const firstGiven = (questions: readonly Question[]): AllGiven =>
  Object.fromEntries(questions.map(({ uid, defaults }) => [uid, { uids: defaults, text: '', quantities: {} }]));

const isTyped = ({ kind }: Question): boolean => ['text', 'area', 'date', 'time', 'dateTime'].includes(kind);

const givenTo = (all: AllGiven, { uid }: Question): Given => all[uid] ?? { uids: [], text: '', quantities: {} };

/** Whether anything was answered to a question. */
export const isAnswered = (question: Question, all: AllGiven): boolean => {
  const { uids, text } = givenTo(all, question);
  return isTyped(question) ? text.trim() !== '' : uids.length > 0;
};

/** The questions that must be answered and are not. */
export const missingAnswers = (questions: readonly Question[], all: AllGiven): Question[] =>
  questions.filter((question) => question.isRequired && !isAnswered(question, all));

/** The answers that were chosen, with their numbers. */
const chosenOf = (question: Question, all: AllGiven): { answer: Answer; quantity: number }[] => {
  const { uids, quantities } = givenTo(all, question);
  return question.answers
    .filter(({ uid }) => uids.includes(uid))
    .map((answer) => ({ answer, quantity: quantities[answer.uid] ?? answer.quantity }));
};

/** The form in which the backend takes a day, a time or both. */
const toBackendText = ({ kind }: Question, text: string): string => {
  if (kind === 'date') return `${text} 00:00:00`;
  if (kind === 'dateTime') return `${text.replace('T', ' ')}:00`;
  // The backend reads the time of a whole date, and looks at nothing else of it.
  return kind === 'time' ? `2000-01-01 ${text}:00` : text.trim();
};

/** Answers as a cart mutation takes them. */
export const answersForCart = (questions: readonly Question[], all: AllGiven) => ({
  // A number other than the answer's own is entered, and says by itself that the answer is chosen.
  selectedOptionUids: questions.flatMap((question) =>
    chosenOf(question, all).flatMap(({ answer, quantity }) => (quantity === answer.quantity ? [answer.uid] : [])),
  ),
  enteredOptions: questions.flatMap((question) => {
    if (isTyped(question)) {
      const { text } = givenTo(all, question);
      return text.trim() === '' ? [] : [{ uid: question.uid, value: toBackendText(question, text) }];
    }
    return chosenOf(question, all)
      .filter(({ answer, quantity }) => quantity !== answer.quantity)
      .map(({ answer, quantity }) => ({ uid: answer.uid, value: String(quantity) }));
  }),
  /** Uids of the customisable options that were answered. */
  customOptionUids: questions
    .filter((question) => question.isCustom && isAnswered(question, all))
    .map(({ uid }) => uid),
});

/** All that the answers add, each as often as it was chosen. */
export const addedPrices = (questions: readonly Question[], all: AllGiven): { price: AddedPrice; times: number }[] =>
  questions.flatMap((question) => {
    if (isTyped(question)) {
      return question.price && isAnswered(question, all) ? [{ price: question.price, times: 1 }] : [];
    }
    return chosenOf(question, all).flatMap(({ answer, quantity }) =>
      answer.price ? [{ price: answer.price, times: quantity }] : [],
    );
  });
