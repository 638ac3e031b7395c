import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { below1440, below640 } from '../breakpoints';
import { Image } from '../Image/Image';
import styles from './PictureGrid.module.css';
import type { ViewerPicture } from './viewerPicture';

export interface PictureGridProps {
  pictures: readonly ViewerPicture[];
  current: number;
  onPick: (index: number) => void;
  onClose: () => void;
}

/** The viewer below must not take what happens here for a swipe or a key of its own. */
const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** Every picture at once, three in a row, two on small screens. */
export const PictureGrid = ({ pictures, current, onPick, onClose }: PictureGridProps) => {
  const { formatMessage } = useIntl();
  const shown = useRef<HTMLButtonElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    // The handlers keep events from the viewer; what can be operated are the buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      className={styles.grid}
      aria-label={formatMessage({ id: 'product.thumbs' })}
      onPointerDown={keep}
      onWheel={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Tab') event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      {pictures.map(({ file, label, size }, index) => (
        <li key={file}>
          <button
            type="button"
            ref={index === current ? shown : undefined}
            className={styles.picture}
            aria-label={label}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onPick(index)}
          >
            <Image
              resource={file}
              type={size ? 'wysiwyg' : 'product'}
              alt=""
              sizes={`${below640} 50vw, ${below1440} 33vw, 440px`}
            />
          </button>
        </li>
      ))}
    </ul>
  );
};
