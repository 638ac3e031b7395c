import { type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { Button } from '@/ui/Button/Button';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { Select } from '@/ui/forms/Select';
import { TextInput } from '@/ui/forms/TextInput';
import { SetSubscriptionDateDocument, SetSubscriptionFrequencyDocument } from '../api/Changes.graphql.generated';
import { nameOf } from '../subscription';
import type { PartProps } from './SubscriptionItems';
import styles from './Subscriptions.module.css';

/** Reads a field of a form that is sent. */
const fieldOf = (event: SubmitEvent<HTMLFormElement>, name: string): string => {
  event.preventDefault();
  const value = new FormData(event.currentTarget).get(name);
  return typeof value === 'string' ? value : '';
};

const NextDate = ({ subscription, changing: { change, isBusy } }: PartProps) => {
  const { formatMessage } = useIntl();
  const { date: inWords } = useCalendar();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { next_order_date: next } = subscription;
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    const date = fieldOf(event, 'date');
    if (date === '' || date === next) {
      setProblem(formatMessage({ id: date === '' ? 'subscriptions.dateMissing' : 'subscriptions.dateSame' }));
      field.current?.focus();
      return;
    }
    setProblem(undefined);
    const said = (day: string): string => formatMessage({ id: 'subscriptions.saidDate' }, { date: inWords(day) });
    const undo = (): void =>
      void (next && change(SetSubscriptionDateDocument, { date: next }, { message: said(next) }));
    void change(SetSubscriptionDateDocument, { date }, { message: said(date), undo });
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextInput
        key={next}
        ref={field}
        type="date"
        name="date"
        label={formatMessage({ id: 'subscriptions.next' })}
        error={problem}
        defaultValue={next ?? undefined}
        min={subscription.earliest_date}
        max={subscription.latest_date}
        className={styles.field}
      />
      <Button priority="low" type="submit" isLoading={isBusy}>
        <FormattedMessage id="subscriptions.saveDate" />
      </Button>
    </form>
  );
};

/** Chosen first and saved then: the arrow keys of a list pass by what nobody wants (WCAG 3.2.2). */
const Frequency = ({ subscription, changing: { change, isBusy } }: PartProps) => {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLSelectElement>(null);
  const [problem, setProblem] = useState<string>();
  const { interval_weeks: weeks, available_weeks: offered } = subscription;
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    const chosen = Number(fieldOf(event, 'weeks'));
    if (chosen === weeks) {
      setProblem(formatMessage({ id: 'subscriptions.frequencySame' }));
      field.current?.focus();
      return;
    }
    setProblem(undefined);
    const said = (each: number): string => formatMessage({ id: 'subscriptions.saidFrequency' }, { weeks: each });
    const undo = (): void => void change(SetSubscriptionFrequencyDocument, { weeks }, { message: said(weeks) });
    void change(SetSubscriptionFrequencyDocument, { weeks: chosen }, { message: said(chosen), undo });
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <Select
        key={weeks}
        ref={field}
        name="weeks"
        label={formatMessage({ id: 'subscriptions.delivery' })}
        error={problem}
        defaultValue={String(weeks)}
        options={offered.map((each) => ({
          value: String(each),
          label: formatMessage({ id: 'subscription.every' }, { weeks: each }),
        }))}
        className={styles.field}
      />
      <Button priority="low" type="submit" isLoading={isBusy}>
        <FormattedMessage id="subscriptions.saveFrequency" />
      </Button>
    </form>
  );
};

/** When the next order comes, and how often it comes after that. */
export const ScheduleChange = (props: PartProps) => (
  <Disclosure title={<FormattedMessage id="subscriptions.schedule" />} about={nameOf(props.subscription)}>
    <NextDate {...props} />
    {props.subscription.available_weeks.length > 1 && <Frequency {...props} />}
  </Disclosure>
);
