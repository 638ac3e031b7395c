import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/Button/Button';
import { Select } from '@/ui/forms/Select';
import { TextInput } from '@/ui/forms/TextInput';
import styles from './OrderFilter.module.css';
import { type OrdersFilter, ordersPath, orderStates, readOrdersQuestion } from './ordersAddress';

/** Words of the states, those of the page that tracks an order. */
const stateWords = {
  pending: 'tracking.placed',
  processing: 'tracking.preparing',
  complete: 'tracking.sent',
  closed: 'orders.refunded',
  canceled: 'orders.canceled',
} as const;

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Finds orders by a part of their number and, where the backend can, by state and day; the address keeps it. On phones
 * all but the number waits behind a button: orders come first.
 */
export const OrderFilter = ({ filter: { number, state, from, to } }: { filter: OrdersFilter }) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isExtra = [state, from, to].some((value) => value !== '');
  const [wasExtra, setWasExtra] = useState(isExtra);
  const [isOpen, setIsOpen] = useState(isExtra);
  if (isExtra !== wasExtra) {
    setWasExtra(isExtra);
    if (isExtra) setIsOpen(true);
  }
  useEffect(() => {
    // Another address has other values. The fields stay mounted: to remount them would take the focus away.
    for (const [name, value] of Object.entries({ number, state, from, to })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [number, state, from, to]);
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const query = new URLSearchParams(['number', 'state', 'from', 'to'].map((name) => [name, textOf(typed, name)]));
    void navigate(ordersPath(readOrdersQuestion(query.toString())));
  };
  return (
    <form
      ref={form}
      className={CAPABILITIES.orderFilters ? (isOpen ? styles.fields : styles.closedFields) : styles.search}
      role="search"
      aria-label={formatMessage({ id: 'orders.filter' })}
      onSubmit={find}
    >
      <TextInput
        name="number"
        label={formatMessage({ id: 'orders.search' })}
        defaultValue={number}
        autoComplete="off"
        autoCapitalize="characters"
        className={styles.number}
      />
      {CAPABILITIES.orderFilters && (
        <>
          <Button
            priority="lowLinkUnderline"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <FormattedMessage id="listing.filters" />
          </Button>
          <Select
            name="state"
            className={`${styles.extra} ${styles.state}`}
            label={formatMessage({ id: 'orders.state' })}
            defaultValue={state}
            options={[
              { value: '', label: formatMessage({ id: 'orders.anyState' }) },
              ...orderStates.map((code) => ({ value: code, label: formatMessage({ id: stateWords[code] }) })),
            ]}
          />
          <TextInput
            name="from"
            type="date"
            className={styles.extra}
            label={formatMessage({ id: 'orders.from' })}
            defaultValue={from}
          />
          <TextInput
            name="to"
            type="date"
            className={styles.extra}
            label={formatMessage({ id: 'orders.to' })}
            defaultValue={to}
          />
        </>
      )}
      <Button priority="low" type="submit">
        <FormattedMessage id="orders.find" />
      </Button>
    </form>
  );
};
