import type { ReactNode } from 'react';
import { ShopLink } from '@/kernel/routing/ShopLink';
import styles from './SuggestionOption.module.css';

/** Props that the list passes to each option. */
export interface OptionProps {
  id: string;
  /** Whether Enter takes it. */
  isActive: boolean;
  /** It was taken, by click or by Enter. */
  onTake: () => void;
}

export interface SuggestionOptionProps extends OptionProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/**
 * An option of the list. It is a link, so that it prefetches, opens in a new tab and shows its address; the focus stays
 * in the field, which names the active option (`aria-activedescendant`).
 */
export const SuggestionOption = ({ id, isActive, onTake, to, className, children }: SuggestionOptionProps) => (
  <ShopLink
    id={id}
    to={to}
    role="option"
    aria-selected={isActive}
    aria-current={undefined}
    tabIndex={-1}
    className={className ? `${styles.option} ${className}` : styles.option}
    onClick={onTake}
  >
    {children}
  </ShopLink>
);
