import { FormattedMessage } from 'react-intl';

import styles from './CategoryTools.module.css';
import { ListSelect } from './ListSelect';

const orders = [
  { value: 'position_asc', messageId: 'category.sortPosition' },
  { value: 'price_asc', messageId: 'category.sortPriceUp' },
  { value: 'price_desc', messageId: 'category.sortPriceDown' },
  { value: 'rating_desc', messageId: 'category.sortRating' },
  { value: 'newest_desc', messageId: 'category.sortNewest' },
  { value: 'name_asc', messageId: 'category.sortName' },
];

const sizes = ['6', '12', '24', '48'].map((value) => ({ value, messageId: 'category.perPage' }));

/** How many products there are, how many a page shows, and in which order. */
export const CategoryTools = ({ total }: { total: number }) => (
  <div className={styles.tools}>
    <p className={styles.count} role="status">
      <FormattedMessage id="category.count" values={{ count: total }} />
    </p>
    <div className={styles.choices}>
      <ListSelect name="limit" labelId="category.pageSize" options={sizes} />
      <ListSelect name="sort" labelId="category.sort" options={orders} />
    </div>
  </div>
);
