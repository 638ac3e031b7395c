import { FormattedMessage } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { IngredientList } from '../IngredientList';
import { NutritionTable } from '../NutritionTable';
import type { SupplementDetailsFragment } from '../ProductOverview.graphql.generated';
import { UsageFacts } from '../UsageFacts';
import styles from './PartFacts.module.css';

export interface PartFactsProps {
  name: string;
  /** Page on which it is sold alone. */
  path: string | null;
  supplement: SupplementDetailsFragment | null;
}

/** What stands on the label of one pack of a set, and where that pack can be bought alone. */
export const PartFacts = ({ name, path, supplement }: PartFactsProps) => (
  <div className={styles.facts}>
    {supplement ? (
      <>
        <NutritionTable portion={supplement.daily_portion} nutrients={supplement.nutrients} />
        <UsageFacts supplement={supplement} />
        <IngredientList supplement={supplement} />
      </>
    ) : null}
    {path ? (
      <p>
        <ShopLink to={path} className={styles.link}>
          <FormattedMessage id="product.partAlone" values={{ name }} />
        </ShopLink>
      </p>
    ) : null}
  </div>
);
