import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { mainPicture, type ProductPicture } from '@/features/catalog/productPictures';
import { Image } from '@/ui/Image/Image';
import styles from './ProductGallery.module.css';
import { ProductThumbs } from './ProductThumbs';
import { ZoomButton } from './ZoomButton';

/** Where a key leads in a row of pictures. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export interface ProductGalleryProps {
  pictures: readonly ProductPicture[];
  /** Rendered over the main picture. */
  children?: ReactNode;
}

/**
 * The pictures of a product: a row to swipe through, thumbnails beside it (below it on small screens), and a full-screen
 * view. Only the first large picture loads with the page; the others when the shopper comes near the gallery.
 */
export const ProductGallery = ({ pictures, children }: ProductGalleryProps) => {
  const { formatMessage } = useIntl();
  const rail = useRef<HTMLUListElement>(null);
  const [isWoken, setIsWoken] = useState(false);
  const [position, setPosition] = useState(0);
  const current = Math.min(position, Math.max(0, pictures.length - 1));
  const wake = (): void => setIsWoken(true);

  const show = (index: number): void => {
    const next = Math.min(pictures.length - 1, Math.max(0, index));
    setPosition(next);
    if (rail.current) rail.current.scrollLeft = next * rail.current.clientWidth;
  };
  const readPosition = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = rail.current ?? {};
    wake();
    if (clientWidth > 0) setPosition(Math.round(scrollLeft / clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };

  return (
    <div className={styles.gallery} onPointerEnter={wake} onTouchStart={wake} onFocus={wake}>
      <div className={styles.main}>
        {/* What scrolls must be reached by the keyboard. */}
        {/* eslint-disable jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={rail}
          className={styles.rail}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label={formatMessage({ id: 'product.pictures' })}
          onScroll={readPosition}
          onKeyDown={onKeyDown}
        >
          {/* eslint-enable jsx-a11y/no-noninteractive-element-interactions */}
          {pictures.map(({ file, label }, index) => (
            <li key={file} className={styles.slide} aria-hidden={index === current ? undefined : true}>
              {index === 0 || isWoken ? (
                <Image
                  resource={file}
                  type="product"
                  alt={label}
                  sizes={mainPicture.sizes}
                  widths={mainPicture.widths}
                  isPriority={index === 0}
                />
              ) : null}
            </li>
          ))}
        </ul>
        {pictures.length > 0 ? <ZoomButton pictures={pictures} index={current} onIndexChange={show} /> : null}
        {children}
      </div>
      {pictures.length > 1 ? <ProductThumbs pictures={pictures} current={current} onShow={show} /> : null}
    </div>
  );
};
