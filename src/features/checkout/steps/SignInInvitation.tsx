import { FormattedMessage } from 'react-intl';
import { authModalOpened } from '@/features/session/authModalSlice';
import { signInPath } from '@/features/session/signInPath';
import { useCaptchaConfig } from '@/kernel/captcha/useCaptchaConfig';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Button } from '@/ui/Button/Button';
import styles from './steps.module.css';

/** The way to an account, over the page where that can be: nothing that was typed is lost. */
export const SignInInvitation = () => {
  const dispatch = useAppDispatch();
  // Where cards are typed no script of the bot protection may run (decision 012): the page of its own has it.
  const isProtected = useCaptchaConfig()?.forms.includes('CUSTOMER_LOGIN') ?? false;
  return (
    <p className={styles.intro}>
      <FormattedMessage
        id="checkout.haveAccount"
        values={{
          link: isProtected ? (
            <ShopLink className={styles.link} to={signInPath('/checkout')}>
              <FormattedMessage id="session.signIn" />
            </ShopLink>
          ) : (
            <Button priority="lowLinkUnderline" className={styles.link} onClick={() => dispatch(authModalOpened())}>
              <FormattedMessage id="session.signIn" />
            </Button>
          ),
        }}
      />
    </p>
  );
};
