import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { Button } from '@/ui/Button/Button';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { Select } from '@/ui/forms/Select';
import { TextInput } from '@/ui/forms/TextInput';
import { SetSubscriptionDateDocument, SetSubscriptionFrequencyDocument } from '../api/Changes.graphql.generated';
import type { PartProps } from './SubscriptionItems';
import styles from './Subscriptions.module.css';

/** When the next order comes, and how often it comes after that. */
export const ScheduleChange = ({ subscription, changing: { change, isBusy } }: PartProps) => {
  const { formatMessage } = useIntl();
  const { date: inWords } = useCalendar();
  const { next_order_date: next, interval_weeks: weeks, available_weeks: offered } = subscription;

  const setDate = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const date = new FormData(event.currentTarget).get('date');
    if (typeof date !== 'string' || date === '' || date === next) return;
    const said = (day: string): string => formatMessage({ id: 'subscriptions.saidDate' }, { date: inWords(day) });
    const undo = (): void =>
      void (next && change(SetSubscriptionDateDocument, { date: next }, { message: said(next) }));
    void change(SetSubscriptionDateDocument, { date }, { message: said(date), undo });
  };
  const setWeeks = (chosen: number): void => {
    const said = (each: number): string => formatMessage({ id: 'subscriptions.saidFrequency' }, { weeks: each });
    const undo = (): void => void change(SetSubscriptionFrequencyDocument, { weeks }, { message: said(weeks) });
    void change(SetSubscriptionFrequencyDocument, { weeks: chosen }, { message: said(chosen), undo });
  };

  return (
    <Disclosure title={<FormattedMessage id="subscriptions.schedule" />}>
      <form className={styles.form} onSubmit={setDate}>
        <TextInput
          key={next}
          type="date"
          name="date"
          label={formatMessage({ id: 'subscriptions.next' })}
          defaultValue={next ?? undefined}
          min={subscription.earliest_date}
          max={subscription.latest_date}
          className={styles.field}
        />
        <Button priority="low" type="submit" isLoading={isBusy}>
          <FormattedMessage id="subscriptions.saveDate" />
        </Button>
      </form>
      {offered.length > 1 && (
        <Select
          label={formatMessage({ id: 'subscriptions.delivery' })}
          value={String(weeks)}
          disabled={isBusy}
          onChange={({ target }) => setWeeks(Number(target.value))}
          options={offered.map((each) => ({
            value: String(each),
            label: formatMessage({ id: 'subscription.every' }, { weeks: each }),
          }))}
          className={styles.field}
        />
      )}
    </Disclosure>
  );
};
