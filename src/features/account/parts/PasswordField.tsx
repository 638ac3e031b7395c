import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Validator } from '@/kernel/validation/validators';
import { FieldFrame } from '@/ui/forms/FieldFrame';
import fieldStyles from '@/ui/forms/fieldStyles.module.css';
import { useInformedField } from '@/ui/forms/informed/informedField';
import { EyeIcon } from './EyeIcon';
import styles from './PasswordField.module.css';
import { StrengthMeter } from './StrengthMeter';

export interface PasswordFieldProps {
  label: string;
  validate: Validator;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  /** Number of character classes that a new password needs; without it no strength is shown. */
  requiredClasses?: number;
  /** Stands in the row of the label. */
  aside?: ReactNode;
}

/** A password with a button that shows it, and of a new one the strength. */
export const PasswordField = ({ label, validate, autoComplete, help, requiredClasses, aside }: PasswordFieldProps) => {
  const { formatMessage } = useIntl();
  const { value, errorText, ref, handlers } = useInformedField({ name: 'password', validate });
  const [isShown, setIsShown] = useState(false);
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={styles.field}>
      <FieldFrame label={label} help={help} error={errorText} isRequired>
        {(control) => (
          <>
            <span className={styles.box}>
              <input
                {...handlers}
                {...control}
                ref={ref}
                name="password"
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
            {requiredClasses === undefined ? null : <StrengthMeter password={text} required={requiredClasses} />}
          </>
        )}
      </FieldFrame>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
};
