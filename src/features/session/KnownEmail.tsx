import { type FocusEvent, type ReactNode, useState } from 'react';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';

const lazyHint = lazyComponent(
  async () => (await import(/* webpackChunkName: "known-email" */ './knownEmail/KnownEmailHint')).KnownEmailHint,
);

export interface KnownEmailProps {
  /** The field, named `email`. */
  children: ReactNode;
  /** The way to sign in. */
  signIn: ReactNode;
}

/**
 * Says below the field of an e-mail that it has an account already, where the merchant lets the backend tell; asked when
 * the field is left. It helps and never holds up: without an answer nothing is said.
 */
export const KnownEmail = ({ children, signIn }: KnownEmailProps) => {
  const [email, setEmail] = useState('');
  const onBlur = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value.trim());
  };
  return (
    <div onBlur={onBlur}>
      {children}
      {email === '' ? null : (
        <Deferred>
          <lazyHint.Component email={email} signIn={signIn} />
        </Deferred>
      )}
    </div>
  );
};
