import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { isRequired, type Validator } from '@/kernel/validation/validators';
import { FieldFrame } from '@/ui/forms/FieldFrame';
import fieldStyles from '@/ui/forms/fieldStyles.module.css';
import { useInformedField } from '@/ui/forms/informed/informedField';
import { EyeIcon } from './EyeIcon';
import styles from './PasswordField.module.css';
import { PasswordRuleList } from './PasswordRuleList';
import type { PasswordRules } from './usePasswordRules';

export interface PasswordFieldProps {
  /** Where a form has two. */
  name?: string;
  label: string;
  /** What a new password must be; its rules are ticked one by one. */
  rules?: PasswordRules;
  validate?: Validator;
  autoComplete: 'current-password' | 'new-password';
  /** Counts what was refused: a wrong password is not to be mended letter by letter unseen, so it goes. */
  refusals?: number;
  /** Stands in the row of the label. */
  aside?: ReactNode;
}

/** A password with a button that shows it, and of a new one the rules. Without `validate`, these judge it. */
export const PasswordField = ({
  name = 'password',
  label,
  rules,
  validate = rules?.validate ?? isRequired,
  autoComplete,
  refusals = 0,
  aside,
}: PasswordFieldProps) => {
  const { formatMessage } = useIntl();
  const { value, errorText, ref, handlers, reset } = useInformedField({
    name,
    validate,
    ask: formatMessage({ id: rules ? 'ask.newPassword' : 'ask.password' }),
  });
  const empty = useEffectEvent(reset);
  useEffect(() => {
    if (refusals > 0) empty();
  }, [refusals]);
  const [isShown, setIsShown] = useState(false);
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={styles.field}>
      <FieldFrame label={label} help={rules?.text} error={errorText} isRequired>
        {(control) => (
          <>
            <span className={styles.box}>
              <input
                {...handlers}
                {...control}
                ref={ref}
                name={name}
                type={isShown ? 'text' : 'password'}
                className={fieldStyles.input}
                autoComplete={autoComplete}
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                value={text}
              />
              <button
                type="button"
                className={styles.eye}
                aria-label={formatMessage({ id: isShown ? 'account.hidePassword' : 'account.showPassword' })}
                onClick={() => setIsShown(!isShown)}
              >
                <EyeIcon isStruck={isShown} />
              </button>
            </span>
            {rules && <PasswordRuleList password={text} length={rules.length} />}
          </>
        )}
      </FieldFrame>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
};
