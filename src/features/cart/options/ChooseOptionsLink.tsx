import { useIntl } from 'react-intl';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { productPath } from '@/features/catalog/productPaths';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import styles from './CardOptionsButton.module.css';

/** The plus of a product whose choices are made on its own page. */
export const ChooseOptionsLink = ({ product }: { product: ProductCardFieldsFragment }) => {
  const { formatMessage } = useIntl();
  return (
    <ShopLink
      to={productPath(product)}
      className={styles.icon}
      aria-label={formatMessage({ id: 'product.chooseOptions' }, { name: product.name ?? '' })}
    >
      <Icon name="plus" />
    </ShopLink>
  );
};
