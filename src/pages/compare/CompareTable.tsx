import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CardAddButton } from '@/features/cart/CardAddButton';
import { productPath } from '@/features/catalog/productPaths';
import { cardWidths } from '@/features/catalog/productPictures';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Checkbox } from '@/ui/forms/Checkbox';
import { Image } from '@/ui/Image/Image';
import type { ComparedProductFragment } from './ComparedProducts.graphql.generated';
import { compareRows, isDifference } from './compareRows';
import type { ListFact } from './list/useListFacts';
import styles from './CompareTable.module.css';

export interface CompareTableProps {
  products: readonly ComparedProductFragment[];
  /** What the backend's list compares them by besides. */
  facts: readonly ListFact[];
  onRemove: (sku: string) => void;
}

/**
 * Products side by side, a column each. Small windows scroll the columns, and the names of the lines stay; in large ones
 * the names of the products do.
 */
export const CompareTable = ({ products, facts, onRemove }: CompareTableProps) => {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'compare.title' });
  const [isShort, setIsShort] = useState(false);
  const rows = compareRows(products, facts).filter((row) => !isShort || isDifference(row, products));
  return (
    <>
      {products.length > 1 ? (
        <Checkbox
          className={styles.differences}
          checked={isShort}
          onChange={() => setIsShort(!isShort)}
          label={<FormattedMessage id="compare.differences" />}
        />
      ) : null}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be scrolled by keys too */}
      <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {products.map((product) => (
                <td key={product.uid}>
                  <div className={styles.picture}>
                    <Image
                      resource={product.small_image?.url ?? ''}
                      type="product"
                      alt=""
                      sizes="(min-width: 60rem) 16rem, 9rem"
                      widths={cardWidths}
                    />
                    <IconButton
                      icon="close"
                      className={styles.remove}
                      label={formatMessage({ id: 'compare.remove' }, { name: product.name })}
                      onClick={() => onRemove(product.sku ?? '')}
                    />
                  </div>
                </td>
              ))}
            </tr>
            <tr>
              <td className={styles.corner} />
              {products.map((product) => (
                <th key={product.uid} scope="col">
                  <ShopLink className={styles.name} to={productPath(product)}>
                    {product.name}
                  </ShopLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label: name, cell }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {products.map((product) => (
                  <td key={product.uid}>{cell(product) ?? '–'}</td>
                ))}
              </tr>
            ))}
            <tr className={styles.actions}>
              <th scope="row">
                <FormattedMessage id="compare.buy" />
              </th>
              {products.map((product) => (
                <td key={product.uid}>
                  <CardAddButton product={product} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
};
