import { Icon } from '@/ui/Icon/Icon';
import styles from './HealthClaims.module.css';

export interface HealthClaim {
  nutrient: string;
  text: string;
  condition: string;
}

/** Claims of the Great Britain register in their authorised wording, each with its condition of use. */
export const HealthClaims = ({ claims }: { claims: readonly HealthClaim[] }) =>
  claims.length > 0 ? (
    <div className={styles.claims}>
      <Icon name="checkCircle" size={18} />
      <ul>
        {claims.map(({ text, condition }) => (
          <li key={text}>
            {text} <small className={styles.condition}>{condition}</small>
          </li>
        ))}
      </ul>
    </div>
  ) : null;
