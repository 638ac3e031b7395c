import { FormattedMessage } from 'react-intl';

import { Icon } from '@/ui/Icon/Icon';
import { claimGroups, type HealthClaim } from './claimGroups';
import styles from './HealthClaims.module.css';

/**
 * Claims of the Great Britain register in their authorised wording: the first at once, the others when they are asked for;
 * each condition of use stands once, below the claims that it is for.
 */
export const HealthClaims = ({ claims }: { claims: readonly HealthClaim[] }) => {
  const [first, ...others] = claims;
  return first ? (
    <div className={styles.claims}>
      <Icon name="checkCircle" size={18} />
      <div className={styles.words}>
        <p>
          {first.text} <small className={styles.condition}>{first.condition}</small>
        </p>
        {others.length > 0 ? (
          <details>
            <summary className={styles.more}>
              <FormattedMessage id="product.moreClaims" values={{ count: others.length }} />
            </summary>
            {claimGroups(others).map(({ condition, texts }) => (
              <ul key={condition} className={styles.group}>
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
                {condition === first.condition ? null : (
                  <li>
                    <small className={styles.condition}>{condition}</small>
                  </li>
                )}
              </ul>
            ))}
          </details>
        ) : null}
      </div>
    </div>
  ) : null;
};
