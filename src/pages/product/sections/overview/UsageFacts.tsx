import { FormattedMessage } from 'react-intl';

import type { SupplementDetailsFragment } from './ProductOverview.graphql.generated';
import styles from './UsageFacts.module.css';

/** How much to take and how, what to heed, and how to keep it. */
export const UsageFacts = ({ supplement }: { supplement: SupplementDetailsFragment }) => (
  <div className={styles.facts}>
    <p>{supplement.directions}</p>
    <ul className={styles.list}>
      {supplement.warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
    <p>{supplement.storage}</p>
    {supplement.servings === null ? null : (
      <p>
        <FormattedMessage id="product.servings" values={{ count: supplement.servings }} />
      </p>
    )}
  </div>
);
