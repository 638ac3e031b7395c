import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { addressLine } from '@/features/address/address';
import { useAddressBook } from '@/features/address/useAddressBook';
import { getUserDetails } from '@/features/session/sessionThunks';
import { selectUser } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { Panel } from '@/ui/Panel/Panel';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './OrderHistoryPage.module.css';

const ToPage = ({ message, to }: { message: string; to: string }) => (
  <Button priority="lowLinkUnderline" to={to}>
    <FormattedMessage id="account.change" />{' '}
    <VisuallyHidden>
      <FormattedMessage id={message} />
    </VisuallyHidden>
  </Button>
);

/** Stands where a fact will be. */
const Waiting = () => <Shimmer className={styles.glanceWaiting} />;

const Person = () => {
  const dispatch = useAppDispatch();
  const { currentUser, getDetailsError } = useSelector(selectUser);
  const { firstname, lastname, email } = currentUser;
  if (email === '' && getDetailsError)
    return (
      <RetryNotice onRetry={() => dispatch(getUserDetails())}>
        <FormattedMessage id="account.detailsFailed" />
      </RetryNotice>
    );
  if (email === '') return <Waiting />;
  return (
    <p className={styles.glance}>
      <span>
        {firstname} {lastname}
      </span>
      <span>{email}</span>
    </p>
  );
};

const Delivery = () => {
  const { locale } = useIntl();
  const { book, hasFailed, reload } = useAddressBook();
  if (hasFailed)
    return (
      <RetryNotice onRetry={reload}>
        <FormattedMessage id="addressBook.loadFailed" />
      </RetryNotice>
    );
  if (book === null) return <Waiting />;
  const delivery = book.find(({ isDefaultShipping }) => isDefaultShipping);
  return (
    <p className={styles.glance}>
      {delivery ? addressLine(delivery, locale) : <FormattedMessage id="addressBook.noDefault" />}
    </p>
  );
};

/** Whose account it is and where orders go, at a glance, each with the way to its page. */
export const AccountOverview = () => (
  <div className={styles.overview}>
    <Panel
      title={<FormattedMessage id="account.information" />}
      aside={<ToPage message="account.information" to="/account-information" />}
    >
      <Person />
    </Panel>
    <Panel
      title={<FormattedMessage id="addressBook.isShipping" />}
      aside={<ToPage message="addressBook.isShipping" to="/address-book" />}
    >
      <Delivery />
    </Panel>
  </div>
);
