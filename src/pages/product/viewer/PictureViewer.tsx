import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { defaultImageRatio, imageUrl, imageWidths } from '@/kernel/images/imageUrl';
import type { ProductPicture } from '../productPictures';
import { PictureGrid } from './PictureGrid';
import styles from './PictureViewer.module.css';
import { useViewerLabels } from './useViewerLabels';

/** Widths worth showing on a whole screen, pixels. */
const widths = imageWidths.filter((width) => width >= 640);
const plugins = [Captions, Zoom];
/** The buttons stay in reach while the grid of all pictures lies over the viewer. */
const viewerStyles = { toolbar: { zIndex: 'calc(var(--z-sticky) + 1)' } };
/** How many times its own pixels a picture may be drawn. */
const maxZoom = 2;

export interface PictureViewerProps {
  pictures: readonly ProductPicture[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

const toSlide = ({ file, label }: ProductPicture) => {
  const sources = widths.map((width) => {
    const height = Math.round(width / defaultImageRatio);
    return { width, height, src: imageUrl(file, { type: 'product', width, height }) };
  });
  const largest = sources.at(-1);
  return { src: largest?.src ?? '', width: largest?.width, height: largest?.height, alt: label, srcSet: sources };
};

/** The pictures over the whole window: swipe, keys, pinch and double tap. */
export const PictureViewer = ({ pictures, index, onIndexChange, onClose }: PictureViewerProps) => {
  const { formatMessage } = useIntl();
  const labels = useViewerLabels();
  const [isGrid, setIsGrid] = useState(false);
  const controller = useRef<ControllerRef>(null);
  const leaveGrid = (): void => {
    setIsGrid(false);
    controller.current?.focus();
  };
  const pick = (next: number): void => {
    onIndexChange(next);
    leaveGrid();
  };
  const slides = pictures.map((picture, position) => ({
    ...toSlide(picture),
    description: `${picture.label} (${formatMessage(
      { id: 'product.viewerPosition' },
      { index: position + 1, total: pictures.length },
    )})`,
  }));
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={plugins}
      labels={labels}
      className={styles.viewer}
      styles={viewerStyles}
      controller={{ ref: controller, closeOnPullDown: true }}
      toolbar={{
        buttons: [
          <button
            key="all"
            type="button"
            className="yarl__button"
            aria-label={formatMessage({ id: 'product.thumbs' })}
            aria-pressed={isGrid}
            onClick={() => setIsGrid(!isGrid)}
          >
            <svg viewBox="0 0 24 24" className="yarl__icon" fill="currentColor" aria-hidden="true">
              <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
            </svg>
          </button>,
          'close',
        ],
      }}
      render={{
        controls: () =>
          isGrid ? <PictureGrid pictures={pictures} current={index} onPick={pick} onClose={leaveGrid} /> : null,
      }}
      carousel={{ finite: true, padding: 0 }}
      captions={{ descriptionTextAlign: 'center' }}
      zoom={{ maxZoomPixelRatio: maxZoom, scrollToZoom: true }}
      on={{ view: ({ index: shown }) => onIndexChange(shown) }}
    />
  );
};
