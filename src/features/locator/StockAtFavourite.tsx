import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { PointOfSaleStockDocument } from './api/PointOfSaleStock.graphql.generated';
import { useFavourite } from './useFavourite';

export interface StockAtFavouriteProps {
  sku: string;
  linkClassName?: string | undefined;
  /** Puts the words into their place; not called when there are none. */
  children: (words: ReactNode) => ReactNode;
}

/** Whether the shopper's own shop has a product; nothing without such a shop, and where the backend does not know. */
export const StockAtFavourite = ({ sku, linkClassName, children }: StockAtFavouriteProps) => {
  const { favourite } = useFavourite();
  const { data } = useQuery(PointOfSaleStockDocument, {
    variables: { identifier: favourite?.identifier ?? '', sku },
    skip: !favourite,
  });
  const status = data?.pointOfSaleStock?.status;
  if (!favourite || !status) return null;
  const values = {
    store: (
      <ShopLink to={`/${favourite.path}`} className={linkClassName}>
        {favourite.name}
      </ShopLink>
    ),
  };
  switch (status) {
    case 'IN_STOCK':
      return children(<FormattedMessage id="locator.inStock" values={values} />);
    case 'LOW_STOCK':
      return children(<FormattedMessage id="locator.lowStock" values={values} />);
    case 'OUT_OF_STOCK':
      return children(<FormattedMessage id="locator.noStock" values={values} />);
  }
};
