import { FormattedMessage } from 'react-intl';
import { useTopCategories } from '@/features/listing/useTopCategories';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import styles from './TooFew.module.css';

/** Categories that are offered instead. */
const mostCategories = 6;

/** A catalogue that cannot be told apart by questions: says so, and leads into it. */
export const TooFew = () => {
  const categories = useTopCategories(mostCategories);
  return (
    <EmptyState
      heading={<FormattedMessage id="finder.tooFew" />}
      text={<FormattedMessage id="finder.tooFewText" />}
      action={
        <div className={styles.ways}>
          {categories?.map(({ uid, name, path }) => (
            <Button key={uid} priority="low" size="small" to={path}>
              {name}
            </Button>
          ))}
          <Button priority="normal" size="small" to="/">
            <FormattedMessage id="category.emptyAction" />
          </Button>
        </div>
      }
    />
  );
};
