import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { mainPicture, type ProductPicture } from '@/features/catalog/productPictures';
import { Image } from '@/ui/Image/Image';
import { NoPicture } from '@/ui/Image/NoPicture';
import { GalleryMarks } from './GalleryMarks';
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

/** Pixels between the left edges of two neighbours; 0 where nothing is laid out, or there is one picture. */
const strideOf = (rail: HTMLElement): number => {
  const [first, second] = rail.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
};

/**
 * The pictures of a product: a row to swipe through with thumbnails beside it (their count on small screens, where the
 * next picture shows beside the first), and a full-screen view. The others load when the shopper comes near the gallery.
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
    if (rail.current) rail.current.scrollLeft = next * strideOf(rail.current);
  };
  const readPosition = (): void => {
    wake();
    const stride = rail.current ? strideOf(rail.current) : 0;
    if (rail.current && stride > 0) setPosition(Math.round(rail.current.scrollLeft / stride));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };

  if (pictures.length === 0) {
    return (
      <div className={styles.gallery}>
        <div className={styles.main}>
          <div className={styles.rail}>
            <div className={styles.slide}>
              <NoPicture isOnly />
            </div>
          </div>
          {children}
        </div>
      </div>
    );
  }
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
              {/* The next ones are lazy: asked for where they are seen beside the first. */}
              {index <= 2 || isWoken ? (
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
        {pictures.length > 1 ? <GalleryMarks current={current} count={pictures.length} /> : null}
        <ZoomButton pictures={pictures} index={current} onIndexChange={show} />
        {children}
      </div>
      {pictures.length > 1 ? <ProductThumbs pictures={pictures} current={current} onShow={show} /> : null}
    </div>
  );
};
