import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/Button/Button';
import { TextInput } from '@/ui/forms/TextInput';
import styles from './OrderHistoryPage.module.css';
import { ordersPath } from './useOrders';

/** Looks for an order by a part of its number; the address keeps it. */
export const OrderSearch = ({ number }: { number: string }) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('number');
    void navigate(ordersPath({ page: 1, number: typeof typed === 'string' ? typed.trim() : '' }));
  };
  return (
    <form className={styles.search} role="search" aria-label={formatMessage({ id: 'orders.search' })} onSubmit={search}>
      <TextInput
        key={number}
        name="number"
        label={formatMessage({ id: 'orders.search' })}
        defaultValue={number}
        autoComplete="off"
        autoCapitalize="characters"
        className={styles.number}
      />
      <Button priority="low" type="submit">
        <FormattedMessage id="orders.find" />
      </Button>
    </form>
  );
};
