import type { ReturnQuestion } from './useReturnQuestions';

/** What is to come back of a line of the order. */
export interface ReturnChoice {
  quantity: number;
  /** Values of the chosen options, or text, by the codes of the questions. */
  answers: Readonly<Record<string, string>>;
}

/** Choices by the ids of the order's lines. */
export type ReturnChoices = Readonly<Record<string, ReturnChoice>>;

/** A line of which nothing comes back. */
export const noChoice: ReturnChoice = { quantity: 0, answers: {} };

/** Whether a question has to be answered and is not. */
export const isUnanswered = ({ code, isRequired }: ReturnQuestion, { answers }: ReturnChoice): boolean =>
  isRequired && (answers[code] ?? '').trim() === '';

/** The request as the backend takes it: options and texts in lists of their own. */
export const toRequest = (choices: ReturnChoices, questions: readonly ReturnQuestion[], comment: string) => {
  const given = ({ answers }: ReturnChoice, hasOptions: boolean) =>
    questions
      .filter((question) => question.options.length > 0 === hasOptions && answers[question.code])
      .map(({ code }) => ({ attribute_code: code, value: answers[code] ?? '' }));
  return {
    ...(comment.trim() === '' ? {} : { comment_text: comment.trim() }),
    items: Object.entries(choices)
      .filter(([, { quantity }]) => quantity > 0)
      .map(([id, choice]) => ({
        order_item_uid: id,
        quantity_to_return: choice.quantity,
        selected_custom_attributes: given(choice, true),
        entered_custom_attributes: given(choice, false),
      })),
  };
};

/** A request without the order that it is of. */
export type AskedReturn = ReturnType<typeof toRequest>;
