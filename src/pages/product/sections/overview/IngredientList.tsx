import { Fragment } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';

import type { SupplementDetailsFragment } from './ProductOverview.graphql.generated';
import styles from './UsageFacts.module.css';

/** All ingredients in descending order with the allergens in bold, net quantity, dietary marks and who makes it. */
export const IngredientList = ({ supplement }: { supplement: SupplementDetailsFragment }) => (
  <div className={styles.facts}>
    <p>
      {supplement.ingredients.map(({ name, is_allergen: isAllergen }, index) => (
        <Fragment key={name}>
          {index > 0 ? ', ' : ''}
          {isAllergen ? <strong>{name}</strong> : name}
        </Fragment>
      ))}
      .
    </p>
    {supplement.allergens.length > 0 ? (
      <p>
        <strong>
          <FormattedMessage id="product.contains" values={{ list: <FormattedList value={supplement.allergens} /> }} />
        </strong>
      </p>
    ) : null}
    {supplement.dietary.length > 0 ? (
      <p>
        <FormattedList value={supplement.dietary} type="unit" />
      </p>
    ) : null}
    <p>
      <FormattedMessage id="product.netQuantity" values={{ quantity: supplement.net_quantity }} />
    </p>
    {supplement.origin ? <p>{supplement.origin}</p> : null}
    <p>
      <FormattedMessage id="product.manufacturer" values={{ manufacturer: supplement.manufacturer }} />
    </p>
  </div>
);
