import { FormattedMessage } from 'react-intl';
import { authModalOpened } from '@/features/session/authModalSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import styles from './steps.module.css';

/** Opens the sign-in over the page: nothing that was typed is lost. */
export const SignInLink = () => {
  const dispatch = useAppDispatch();
  return (
    <Button priority="lowLinkUnderline" className={styles.link} onClick={() => dispatch(authModalOpened())}>
      <FormattedMessage id="session.signIn" />
    </Button>
  );
};

/** The way to an account. */
export const SignInInvitation = () => (
  <p className={styles.intro}>
    <FormattedMessage id="checkout.haveAccount" values={{ link: <SignInLink /> }} />
  </p>
);
