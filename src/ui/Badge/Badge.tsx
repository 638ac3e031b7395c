import type { PropsWithChildren } from 'react';
import tones from '../tones.module.css';
import styles from './Badge.module.css';

export interface BadgeProps {
  kind?: 'plain' | 'sale' | 'ink' | 'off' | 'success' | 'info' | 'warning';
  className?: string;
}

/** A short mark on a card or beside a heading; at most one per card. */
export const Badge = ({ kind = 'plain', className, children }: PropsWithChildren<BadgeProps>) => (
  <span className={[styles.badge, styles[kind] ?? tones[kind], className].filter(Boolean).join(' ')}>{children}</span>
);
