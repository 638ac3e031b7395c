import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { imageSrcSet, imageUrl } from '@/kernel/images/imageUrl';
import { CardGalleryFragmentDoc } from './CardGallery.graphql.generated';
import { cardWidths } from '../productPictures';
import styles from './HoverPicture.module.css';
import type { ProductCardFieldsFragment } from '../ProductCardFields.graphql.generated';

export interface HoverPictureProps {
  product: ProductCardFieldsFragment;
  /** The `sizes` of the picture below. */
  sizes: string;
}

/**
 * The second picture of a product, over the first while the pointer is on it. The product's page is prefetched by
 * the same pointer, and brings the gallery with it.
 */
export const HoverPicture = ({ product: { __typename, uid }, sizes }: HoverPictureProps) => {
  const [isBroken, setIsBroken] = useState(false);
  const { data } = useFragment({ fragment: CardGalleryFragmentDoc, from: { __typename, uid } });
  const [, second] = [...(data.media_gallery_entries ?? [])]
    .filter((entry) => entry?.file && !entry.disabled && entry.media_type !== 'external-video')
    .sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0));
  if (!second?.file || isBroken) return null;
  return (
    <span className={styles.second}>
      <img
        sizes={sizes}
        srcSet={imageSrcSet(second.file, { type: 'product', widths: cardWidths })}
        src={imageUrl(second.file, { type: 'product', width: 320, height: 400 })}
        alt=""
        onError={() => setIsBroken(true)}
      />
    </span>
  );
};
