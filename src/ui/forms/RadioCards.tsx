import type { FieldsetHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './RadioCards.module.css';

export interface RadioCardsProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** Name of the group; without it an `aria-label` says what a heading above does. */
  legend?: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** A group of `RadioCard`s. */
export const RadioCards = ({ legend, children, ...rest }: RadioCardsProps) => (
  <fieldset {...rest} className={styles.cards}>
    {legend !== undefined && <legend className={styles.legend}>{legend}</legend>}
    {children}
  </fieldset>
);
