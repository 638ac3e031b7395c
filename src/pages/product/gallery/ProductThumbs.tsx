import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { Image } from '@/ui/Image/Image';
import styles from './ProductGallery.module.css';
import type { ProductPicture } from '@/features/catalog/productPictures';
import { below960 } from '@/ui/breakpoints';

const thumbWidths = [80, 160] as const;

export interface ProductThumbsProps {
  pictures: readonly ProductPicture[];
  current: number;
  onShow: (index: number) => void;
}

/** Every picture, small: a button that shows it. */
export const ProductThumbs = ({ pictures, current, onShow }: ProductThumbsProps) => {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const scrolledTo = useRef(current);
  // On small screens the row scrolls with the picture; the page itself must not.
  useEffect(() => {
    // Measuring costs a layout, which the page's first paint must not wait for.
    if (scrolledTo.current === current) return;
    scrolledTo.current = current;
    const thumb = list.current?.children[current];
    if (list.current && thumb instanceof HTMLElement) list.current.scrollLeft = thumb.offsetLeft - thumb.offsetWidth;
  }, [current]);

  return (
    <ul ref={list} className={styles.thumbs} aria-label={formatMessage({ id: 'product.thumbs' })}>
      {pictures.map((picture, index) => (
        <li key={picture.file}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={picture.label}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <Image
              resource={picture.file}
              type="product"
              alt=""
              sizes={`${below960} 60px, 76px`}
              widths={thumbWidths}
            />
          </button>
        </li>
      ))}
    </ul>
  );
};
