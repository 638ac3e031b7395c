import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { getUserDetails } from '@/features/session/sessionThunks';
import { selectUser } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { ConsentDetail } from './information/ConsentDetail';
import { DataDetail } from './information/DataDetail';
import { DataRequest, type PersonalDataLink } from './information/DataRequest';
import { DeleteDetail } from './information/DeleteDetail';
import { EmailDetail } from './information/EmailDetail';
import { MoreDetail } from './information/MoreDetail';
import { NameDetail } from './information/NameDetail';
import { PasswordDetail } from './information/PasswordDetail';
import styles from './information/AccountInformation.module.css';

export interface AccountInformationProps {
  /** By which the customer came. */
  link?: PersonalDataLink | null;
}

/** What the customer may see and change of the account itself. */
export const AccountInformation = ({ link }: AccountInformationProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { currentUser, getDetailsError } = useSelector(selectUser);
  if (currentUser.email === '') {
    return getDetailsError ? (
      <RetryNotice onRetry={() => dispatch(getUserDetails())}>
        <FormattedMessage id="account.detailsFailed" />
      </RetryNotice>
    ) : (
      <div role="status" aria-busy="true" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Shimmer className={styles.waiting} />
      </div>
    );
  }
  return (
    <div className={styles.panels}>
      {link && <DataRequest link={link} />}
      <NameDetail user={currentUser} />
      <MoreDetail />
      <EmailDetail user={currentUser} />
      <PasswordDetail user={currentUser} />
      {CAPABILITIES.consentRecords && <ConsentDetail />}
      {CAPABILITIES.personalData ? <DataDetail /> : <DeleteDetail user={currentUser} />}
    </div>
  );
};
