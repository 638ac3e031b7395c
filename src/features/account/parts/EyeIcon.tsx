import styles from './PasswordField.module.css';

const open =
  'M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0';
const struck =
  'M10.73 5.08a10.74 10.74 0 0 1 11.21 6.57 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-1.45 2.49M14.08 14.16a3 3 0 0 1-4.24-4.24M17.48 17.5a10.75 10.75 0 0 1-15.42-5.15 1 1 0 0 1 0-.7A10.75 10.75 0 0 1 6.51 6.5M2 2l20 20';

/** Drawn here and not among the shared icons, which are in everybody's first load. */
export const EyeIcon = ({ isStruck }: { isStruck: boolean }) => (
  <svg className={styles.icon} width={18} height={18} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={isStruck ? struck : open} />
  </svg>
);
