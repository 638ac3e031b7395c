import type { ComponentProps } from 'react';
import { lazyCompareTray } from '@/features/comparison/lazyComparison';
import { ProductListing } from '@/features/listing/ProductListing';
import { Deferred } from '@/kernel/routing/Deferred';
import { renderAction, renderCorner } from './cardParts';
import styles from './SearchPage.module.css';

type FoundProductsProps = Omit<ComponentProps<typeof ProductListing>, 'empty' | 'renderAction' | 'renderCorner'>;

/** The list on the search page, with what lies below it: the products that are being compared. */
export const FoundProducts = (list: FoundProductsProps) => (
  <>
    <div className={styles.body}>
      <ProductListing {...list} empty={null} renderAction={renderAction} renderCorner={renderCorner} />
    </div>
    <Deferred>
      <lazyCompareTray.Component />
    </Deferred>
  </>
);
