import { useIntl } from 'react-intl';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { type ComparedProduct, useCompared } from '../compared';
import { useToggleCompared } from '../useToggleCompared';
import styles from './CompareToggle.module.css';

/** A pair of scales. */
const scalesShape = 'M12 4v16M8 20h8M4 7l8-2 8 2M4 7l-2.5 7a3 3 0 0 0 5 0zM20 7l-2.5 7a3 3 0 0 0 5 0z';

/** Puts a product into the comparison: an icon in the corner of a card. */
export const CompareToggle = ({ uid, sku, name }: ComparedProduct) => {
  const { formatMessage } = useIntl();
  const toggle = useToggleCompared();
  const isChosen = useCompared().some((product) => product.sku === sku);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isChosen}
      aria-label={formatMessage({ id: 'compare.named' }, { name })}
      onClick={() => toggle({ uid, sku, name })}
    >
      <LineIcon path={scalesShape} size={18} />
    </button>
  );
};
