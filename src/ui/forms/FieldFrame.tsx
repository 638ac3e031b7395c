import { type ReactNode, use, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldError } from './FieldError';
import { RefusedBy } from './refusedBy';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './fieldStyles.module.css';

/** Texts that every field shows. */
export interface FieldText {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  /** Says '(optional)' behind the label. */
  isOptional?: boolean;
  /** Only assistive technology has the label, where a placeholder says it to the eye. */
  isLabelHidden?: boolean;
}

/** Attributes that the control inside a frame must carry. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldText {
  id?: string;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, control, help or error below, tied together for assistive technology. */
export const FieldFrame = ({
  id,
  className,
  label,
  help,
  error,
  isRequired,
  isOptional,
  isLabelHidden,
  children,
}: FieldFrameProps) => {
  const ownId = useId();
  const refusalId = use(RefusedBy);
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const helpId = `${controlId}-help`;
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={controlId} className={isLabelHidden ? hidden.hidden : styles.label}>
        {label}
        {isRequired ? (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        ) : null}
        {isOptional ? (
          <>
            {' '}
            <span className={styles.optional}>
              <FormattedMessage id="ui.optional" />
            </span>
          </>
        ) : null}
      </label>
      <span className={styles.control}>
        {children({
          id: controlId,
          // Who corrects it needs the hint as well.
          'aria-describedby': [error ? messageId : refusalId, help && helpId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error || refusalId ? true : undefined,
          'aria-required': isRequired ? true : undefined,
        })}
      </span>
      {error ? <FieldError id={messageId}>{error}</FieldError> : null}
      {help ? (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
};
