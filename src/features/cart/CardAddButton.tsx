import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { AddToCartButton } from './AddToCartButton';
import { cardChoice } from './options/cardChoice';
import { CardOptionsButton } from './options/CardOptionsButton';
import { ChooseOptionsLink } from './options/ChooseOptionsLink';
import { SoldOutLink } from './options/SoldOutLink';

/** The plus of a product card: adds a plain product at once, asks for the options of others, or leads to where that is done. */
export const CardAddButton = ({ product }: { product: ProductCardFieldsFragment }) => {
  if (product.stock_status === 'OUT_OF_STOCK') return <SoldOutLink product={product} />;
  switch (cardChoice(product)) {
    case 'popup':
      return <CardOptionsButton product={product} />;
    case 'page':
      return <ChooseOptionsLink product={product} />;
    case 'none':
      return (
        <AddToCartButton look="icon" item={{ sku: product.sku ?? '', quantity: 1 }} productName={product.name ?? ''} />
      );
  }
};
