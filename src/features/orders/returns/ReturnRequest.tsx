import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isUnreachable } from '@/kernel/errors/appError';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { TextArea } from '@/ui/forms/TextArea';
import { useSubmission } from '@/ui/forms/useSubmission';
import { Panel } from '@/ui/Panel/Panel';
import type { ReturnableLine } from '../returnableLines';
import { longestMessage } from './ReturnComment';
import { ReturnLine } from './ReturnLine';
import { type AskedReturn, isUnanswered, noChoice, type ReturnChoices, toRequest } from './returnRequest';
import styles from './ReturnRequest.module.css';
import type { ReturnQuestion } from './useReturnQuestions';

export interface ReturnRequestProps {
  lines: readonly ReturnableLine[];
  questions: readonly ReturnQuestion[];
  /** Sends the request, and leads away from the form. */
  send: (asked: AskedReturn) => Promise<void>;
  /** Asks again what can come back. */
  reload: () => Promise<unknown>;
  /** Address of the order. */
  back: string;
}

/** Asks the shop to take articles of an order back. Sent once; a refusal or a lost answer keeps what was chosen. */
export const ReturnRequest = ({ lines, questions, send, reload, back }: ReturnRequestProps) => {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<ReturnChoices>({});
  const [comment, setComment] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const choiceOf = ({ id, most }: ReturnableLine) => {
    const choice = choices[id] ?? noChoice;
    return { ...choice, quantity: Math.min(choice.quantity, most) };
  };
  const chosen = Object.fromEntries(lines.map((line) => [line.id, choiceOf(line)]));
  const isNothing = Object.values(chosen).every(({ quantity }) => quantity === 0);

  const run = async (): Promise<void> => {
    try {
      await send(toRequest(chosen, questions, comment));
    } catch (failure) {
      // The request may have arrived: what can still come back says so.
      await reload().catch(() => undefined);
      throw failure;
    }
  };
  const { isBusy, error, submit } = useSubmission(run, (failure) =>
    isUnreachable(failure) ? formatMessage({ id: 'return.lost' }) : undefined,
  );
  const isComplete = Object.values(chosen).every(
    (choice) => choice.quantity === 0 || !questions.some((question) => isUnanswered(question, choice)),
  );
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (!isNothing && isComplete) submit(undefined);
    // After the errors are on the page.
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <p>
        <FormattedMessage id="return.intro" />
      </p>
      <FormError text={isChecked && isNothing ? formatMessage({ id: 'return.nothing' }) : error} />
      <Panel title={<FormattedMessage id="order.items" />}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <ReturnLine
              key={line.id}
              name={line.name}
              most={line.most}
              choice={choiceOf(line)}
              questions={questions}
              isChecked={isChecked}
              onChange={(choice) => setChoices({ ...choices, [line.id]: choice })}
            />
          ))}
        </ul>
      </Panel>
      <TextArea
        label={formatMessage({ id: 'return.message' })}
        isOptional
        value={comment}
        rows={4}
        maxLength={longestMessage}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" isLoading={isBusy}>
          <FormattedMessage id="return.send" />
        </Button>
        <Button priority="lowLinkUnderline" to={back}>
          <FormattedMessage id="return.back" />
        </Button>
      </div>
    </form>
  );
};
