import { FormattedMessage } from 'react-intl';
import { productPath } from '@/features/catalog/productPaths';
import { ProductPrice } from '@/features/catalog/ProductPrice';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import type { Part } from './GroupedForm';
import styles from './GroupedForm.module.css';

export interface PartRowProps {
  part: Part;
  /** None of it is added at 0. */
  quantity: number;
  onChange: (quantity: number) => void;
}

/** A part of a group: what it is called and costs, and how many of it. */
export const PartRow = ({ part, quantity, onChange }: PartRowProps) => (
  <li className={styles.part}>
    <div className={styles.facts}>
      <ShopLink to={productPath(part)} className={styles.name}>
        {part.name}
      </ShopLink>
      <ProductPrice range={part.price_range} />
    </div>
    {part.stock_status === 'OUT_OF_STOCK' ? (
      <p className={styles.gone}>
        <FormattedMessage id="product.outOfStock" />
      </p>
    ) : (
      <QuantityStepper size="small" min={0} value={quantity} onChange={onChange} label={part.name ?? ''} />
    )}
  </li>
);
