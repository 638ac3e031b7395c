import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type AuthSteps, authTitles, type AuthView } from './authViews';
import { CreateAccountForm } from './CreateAccountForm';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { SignInForm } from './SignInForm';

const forms = { signIn: SignInForm, createAccount: CreateAccountForm, forgotPassword: ForgotPasswordForm };

export interface AuthFormsProps {
  view: AuthView;
  onView: (view: AuthView) => void;
  /** Called when a customer has signed in. */
  onSignedIn: () => void;
  /** Whether the first view takes the focus too; a dialog that opens places it itself. */
  takesFocus?: boolean;
}

/**
 * The authentication views in one place, without a page of their own: in the dialog and in the drawer. The e-mail that
 * was typed goes along from view to view; the focus moves to the view that comes, which says its name.
 */
export const AuthForms = ({ view, onView, onSignedIn, takesFocus = false }: AuthFormsProps) => {
  const { formatMessage } = useIntl();
  const [email, setEmail] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const shown = useRef(takesFocus ? undefined : view);
  useEffect(() => {
    if (shown.current !== view) group.current?.focus();
    shown.current = view;
  }, [view]);
  const steps: AuthSteps = (next) => ({ onClick: () => onView(next) });
  const Form = forms[view];
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={formatMessage({ id: authTitles[view] })}>
      <Form key={view} steps={steps} onSignedIn={onSignedIn} email={email} onEmail={setEmail} />
    </div>
  );
};
