import { useState } from 'react';
import { useIntl } from 'react-intl';

import { Image } from '@/ui/Image/Image';
import type { ProductPicture } from './productPictures';
import styles from './ProductGallery.module.css';

/** The main picture fills the screen of a phone and 53 % of the site's width; boot/ preloads by the same words. */
export const mainPictureSizes = '(max-width: 960px) 100vw, (max-width: 1440px) 46vw, 660px';
const mainWidths = [320, 640, 960, 1280, 1600] as const;
const thumbWidths = [80, 160] as const;

export interface ProductGalleryProps {
  pictures: readonly ProductPicture[];
}

/** The pictures of a product: a rail of thumbnails beside the main picture, below it on small screens. */
export const ProductGallery = ({ pictures }: ProductGalleryProps) => {
  const { formatMessage } = useIntl();
  const [chosenFile, setChosenFile] = useState<string>();
  const current = pictures.find(({ file }) => file === chosenFile) ?? pictures[0];

  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        <Image
          key={current?.file}
          resource={current?.file ?? ''}
          type="product"
          alt={current?.label ?? ''}
          sizes={mainPictureSizes}
          widths={mainWidths}
          isPriority={current === pictures[0]}
        />
      </div>
      {pictures.length > 1 ? (
        <ul className={styles.thumbs} aria-label={formatMessage({ id: 'product.pictures' })}>
          {pictures.map((picture) => (
            <li key={picture.file}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={picture.label}
                aria-current={picture === current ? 'true' : undefined}
                onClick={() => setChosenFile(picture.file)}
              >
                <Image resource={picture.file} type="product" alt="" sizes="76px" widths={thumbWidths} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
