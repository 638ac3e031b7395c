import { useId } from 'react';
import { useIntl } from 'react-intl';

import { isRequired } from '@/kernel/validation/validators';
import { FieldError } from '@/ui/forms/FieldError';
import { useInformedField } from '@/ui/forms/informed/informedField';
import { starPath } from '@/ui/Rating/Rating';
import styles from './StarField.module.css';

export interface StarFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; stars: number }[];
}

/** Stars to choose from: a group of radio buttons, so that arrow keys, names and states are the browser's own. */
export const StarField = ({ name, label, options }: StarFieldProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const { value, errorText, ref, handlers } = useInformedField({
    name,
    validate: isRequired,
    ask: formatMessage({ id: 'ask.stars' }),
  });
  const chosen = options.find((option) => option.value === value)?.stars ?? 0;
  const sorted = [...options].sort((a, b) => a.stars - b.stars);
  return (
    <fieldset
      id={id}
      className={styles.field}
      role="radiogroup"
      // The form focuses what is wrong: the group hands it to its first star.
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.querySelector('input')?.focus();
      }}
      aria-required="true"
      aria-invalid={errorText ? true : undefined}
      aria-describedby={errorText ? `${id}-message` : undefined}
    >
      <legend className={styles.label}>
        {label}
        <span className={styles.asterisk} aria-hidden="true">
          *
        </span>
      </legend>
      <div className={styles.stars}>
        {sorted.map((option, index) => (
          <label key={option.value} className={styles.star} data-filled={option.stars <= chosen || undefined}>
            <input
              {...handlers}
              ref={index === 0 ? ref : undefined}
              className={styles.input}
              type="radio"
              name={`${id}-${name}`}
              value={option.value}
              checked={option.value === value}
              aria-label={formatMessage({ id: 'reviews.stars' }, { count: option.stars })}
            />
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={starPath} />
            </svg>
          </label>
        ))}
        <span className={styles.chosen} aria-hidden="true">
          {chosen > 0 ? formatMessage({ id: 'reviews.stars' }, { count: chosen }) : null}
        </span>
      </div>
      {errorText ? <FieldError id={`${id}-message`}>{errorText}</FieldError> : null}
    </fieldset>
  );
};
