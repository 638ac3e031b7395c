import { FormattedList, FormattedMessage, FormattedNumber } from 'react-intl';

import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './NutritionTable.module.css';

export interface Nutrient {
  name: string;
  amount: number;
  unit: string;
  nrv_percent: number | null;
  is_source: boolean;
  /** Ingredients that bring it. */
  forms?: readonly string[] | null;
}

export interface NutritionTableProps {
  /** Daily amount, such as '2 capsules'. */
  portion: string;
  nutrients: readonly Nutrient[];
}

/** Amounts per daily portion with units and the share of the nutrient reference value, as a real table. */
export const NutritionTable = ({ portion, nutrients }: NutritionTableProps) => (
  <>
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>
          <FormattedMessage id="product.nutrition" />
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="product.perPortion" values={{ portion }} />
          </th>
          <th scope="col">
            <FormattedMessage id="product.amount" />
          </th>
          <th scope="col">
            <FormattedMessage id="product.nrv" />
          </th>
        </tr>
      </thead>
      <tbody>
        {nutrients.map(({ name, amount, unit, nrv_percent: nrv, is_source: isSource, forms }) => (
          <tr key={name} data-source={isSource || undefined}>
            <th scope="row">
              {name}
              {forms && forms.length > 0 ? (
                <span className={styles.forms}>
                  <FormattedList value={forms} type="unit" />
                </span>
              ) : null}
            </th>
            <td>
              <FormattedNumber value={amount} maximumFractionDigits={2} /> {unit}
            </td>
            <td>
              {nrv === null ? '–' : <FormattedNumber value={nrv / 100} style="percent" maximumFractionDigits={0} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.note}>
      <FormattedMessage id="product.nrvNote" />
    </p>
  </>
);
