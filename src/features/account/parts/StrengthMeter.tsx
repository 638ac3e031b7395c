import { countCharacterClasses } from '@/kernel/validation/validators';
import styles from './PasswordField.module.css';

/** A segment for each character class that is asked for; for the eye, as the rule and the error say the same in words. */
export const StrengthMeter = ({ password, required }: { password: string; required: number }) => {
  const found = countCharacterClasses(password);
  return (
    <span className={styles.meter} aria-hidden="true">
      {Array.from({ length: required }, (_, index) => (
        <span key={index} className={index < found ? `${styles.segment} ${styles.full}` : styles.segment} />
      ))}
    </span>
  );
};
