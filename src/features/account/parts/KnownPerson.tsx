import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './KnownPerson.module.css';

export interface KnownPersonProps {
  firstName: string;
  lastName: string;
  email: string;
  onChange: () => void;
}

/** Who the account is for, where that is known already, and the way to say otherwise. */
export const KnownPerson = ({ firstName, lastName, email, onChange }: KnownPersonProps) => (
  <div className={styles.person}>
    <p className={styles.text}>
      {firstName} {lastName}
      <span className={styles.email}>{email}</span>
    </p>
    {/* Tells password managers whose password it is. */}
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
    <Button priority="lowLinkUnderline" onClick={onChange}>
      <FormattedMessage id="checkout.change" />
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="account.nameAndEmail" />
      </VisuallyHidden>
    </Button>
  </div>
);
