import { WishlistHeart } from './WishlistHeart';

export interface CardHeartProps {
  product: { sku: string | null; name: string | null };
}

/** The heart in the corner of a product card. */
export const CardHeart = ({ product: { sku, name } }: CardHeartProps) => (
  <WishlistHeart sku={sku ?? ''} name={name ?? ''} />
);
