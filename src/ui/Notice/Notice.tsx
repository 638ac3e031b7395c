import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconShapes';
import tones from '../tones.module.css';
import styles from './Notice.module.css';

export type NoticeKind = 'error' | 'warning' | 'success' | 'info';

export interface NoticeProps {
  kind?: NoticeKind;
  children: ReactNode;
  /** Whether it came while the shopper was here, so that it is read out; errors are, unless told otherwise. */
  isLive?: boolean;
  className?: string;
}

const icons: Record<NoticeKind, IconName> = {
  error: 'alert',
  warning: 'warning',
  success: 'checkCircle',
  info: 'info',
};

/** A message in its place on the page. */
export const Notice = ({ kind = 'info', children, isLive = kind === 'error', className }: NoticeProps) => (
  <div
    className={[styles.notice, tones[kind], className].filter(Boolean).join(' ')}
    role={isLive ? (kind === 'error' ? 'alert' : 'status') : undefined}
  >
    <Icon name={icons[kind]} size={18} className={styles.icon} />
    <div className={styles.text}>{children}</div>
  </div>
);
