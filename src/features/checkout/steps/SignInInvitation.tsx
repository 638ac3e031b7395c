import { FormattedMessage } from 'react-intl';
import { authModalOpened } from '@/features/session/authModalSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import styles from './steps.module.css';

/** The way to an account, over the page: nothing that was typed is lost. */
export const SignInInvitation = () => {
  const dispatch = useAppDispatch();
  return (
    <p className={styles.intro}>
      <FormattedMessage
        id="checkout.haveAccount"
        values={{
          link: (
            <Button priority="lowLinkUnderline" className={styles.link} onClick={() => dispatch(authModalOpened())}>
              <FormattedMessage id="session.signIn" />
            </Button>
          ),
        }}
      />
    </p>
  );
};
