import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { mergeGuestCart } from '@/features/cart/mergeGuestCart';
import { signIn } from '@/features/session/signIn';
import { pathAfterSignIn } from '@/features/session/signInPath';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { toAppError } from '@/kernel/errors/appError';
import { PageHead } from '@/kernel/head/PageHead';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { combine, isEmail, isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { Image } from '@/ui/Image/Image';
import { Notice } from '@/ui/Notice/Notice';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { TextField } from '@/ui/forms/informed/TextField';
import styles from './SignInPage.module.css';

const picture = 'wysiwyg/account/sign-in.jpg';
const pictureRatio = 900 / 1100;
const emailRules = combine(isRequired, isEmail);

/** Sign in (spec §2.1); afterwards the shopper is back where they came from. */
export const SignInPage = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  const submit = async (values: FormValues): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setError('');
    try {
      await dispatch(
        signIn({ email: values.text('email').trim(), password: values.text('password'), prepare: mergeGuestCart }),
      );
    } catch (failure) {
      const known = toAppError(failure);
      const isWrong = known.kind === 'graphql' && known.categories.includes('graphql-authentication');
      setError(formatMessage({ id: isWrong ? 'session.signInWrong' : 'session.signInFailed' }));
      setIsBusy(false);
    }
  };

  if (isSignedIn) return <Navigate to={pathAfterSignIn(search)} replace />;
  return (
    <main className={styles.page}>
      <PageHead title={formatMessage({ id: 'session.signIn' })} robots="noindex" />
      <div className={styles.pane}>
        <h1>
          <FormattedMessage id="session.signIn" />
        </h1>
        <p className={styles.intro}>
          <FormattedMessage id="session.signInIntro" />
        </p>
        {error !== '' && (
          <Notice kind="error" className={styles.notice}>
            {error}
          </Notice>
        )}
        <InformedForm
          className={styles.form}
          aria-label={formatMessage({ id: 'session.signIn' })}
          onSubmit={(values) => void submit(values)}
        >
          <TextField
            name="email"
            label={formatMessage({ id: 'checkout.email' })}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="username"
            validate={emailRules}
          />
          <TextField
            name="password"
            label={formatMessage({ id: 'session.password' })}
            type="password"
            autoComplete="current-password"
            validate={isRequired}
          />
          <Button priority="normal" type="submit" isBlock isLoading={isBusy}>
            <FormattedMessage id="session.signIn" />
          </Button>
        </InformedForm>
      </div>
      <Image
        resource={picture}
        type="wysiwyg"
        alt=""
        sizes="(max-width: 960px) 100vw, 50vw"
        ratio={pictureRatio}
        isEager
        className={styles.picture}
      />
    </main>
  );
};
