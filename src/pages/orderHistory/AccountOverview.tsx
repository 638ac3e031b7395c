import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { addressLine } from '@/features/address/address';
import { useAddressBook } from '@/features/address/useAddressBook';
import { selectCurrentUser } from '@/features/session/userSlice';
import { Button } from '@/ui/Button/Button';
import { Panel } from '@/ui/Panel/Panel';
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

/** Whose account it is and where orders go, at a glance, each with the way to its page. */
export const AccountOverview = () => {
  const { firstname, lastname, email } = useSelector(selectCurrentUser);
  const { locale } = useIntl();
  const book = useAddressBook();
  const delivery = book?.find(({ isDefaultShipping }) => isDefaultShipping);
  return (
    <div className={styles.overview}>
      <Panel
        title={<FormattedMessage id="account.information" />}
        aside={<ToPage message="account.information" to="/account-information" />}
      >
        <p className={styles.glance}>
          <span>
            {firstname} {lastname}
          </span>
          <span>{email}</span>
        </p>
      </Panel>
      <Panel
        title={<FormattedMessage id="addressBook.isShipping" />}
        aside={<ToPage message="addressBook.isShipping" to="/address-book" />}
      >
        <p className={styles.glance}>
          {delivery ? addressLine(delivery, locale) : book && <FormattedMessage id="addressBook.noDefault" />}
        </p>
      </Panel>
    </div>
  );
};
