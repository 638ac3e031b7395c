import { Suspense } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { NearBlock, Room } from '../page/NearBlock';

const widget = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "content-products" */ '../types/products/ProductsWidget')).ProductsWidget,
);

/** A list of products in running text, where Magento put a widget: cards in the place of its own markup. */
export const ProductList = ({ element }: { element: HTMLElement }) => (
  <ErrorBoundary fallback={null}>
    <NearBlock type="products">
      <Suspense fallback={<Room type="products" />}>
        <widget.Component element={element} />
      </Suspense>
    </NearBlock>
  </ErrorBoundary>
);
