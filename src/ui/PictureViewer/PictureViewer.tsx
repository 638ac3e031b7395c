import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { defaultImageRatio, imageUrl, imageWidths } from '@/kernel/images/imageUrl';
import { useHistoryLayer } from '@/kernel/routing/useHistoryLayer';
import { Icon } from '../Icon/Icon';
import { PictureGrid } from './PictureGrid';
import styles from './PictureViewer.module.css';
import { useViewerKeys } from './useViewerKeys';
import { useViewerLabels } from './useViewerLabels';
import { ViewerButton } from './ViewerButton';
import { ViewerIcon } from './ViewerIcon';
import type { ViewerPicture } from './viewerPicture';

/** Widths worth showing on a whole screen, pixels. */
const widths = imageWidths.filter((width) => width >= 640);
const plugins = [Captions, Zoom];
const onPicture = {
  margin: '0 var(--sp-3)',
  border: '1px solid var(--color-floating-line)',
  borderRadius: 'var(--radius-full)',
  background: 'var(--color-floating)',
};
const viewerStyles = {
  // The buttons stay in reach while the grid of all pictures lies over the viewer.
  toolbar: { zIndex: 'calc(var(--z-sticky) + 1)' },
  // Neither the buttons nor the caption lie on the picture.
  slide: { paddingBlock: '3.75rem' },
};
/** How many times its own pixels a picture may be drawn. */
const mostZoom = 2;

export interface PictureViewerProps {
  pictures: readonly ViewerPicture[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

const toSlide = ({ file, label, size }: ViewerPicture) => {
  const ratio = size ? size.width / size.height : defaultImageRatio;
  const sources: { width: number; height: number; src: string }[] = widths
    .filter((width) => !size || width < size.width)
    .map((width) => {
      const height = Math.round(width / ratio);
      return { width, height, src: imageUrl(file, { type: size ? 'wysiwyg' : 'product', width, height }) };
    });
  // A picture of its own size is shown in no larger one.
  if (size) sources.push({ ...size, src: imageUrl(file, { type: 'wysiwyg', ...size }) });
  const largest = sources.at(-1);
  return { src: largest?.src ?? '', width: largest?.width, height: largest?.height, alt: label, srcSet: sources };
};

/** The pictures over the whole window: swipe, keys, pinch and double tap. */
export const PictureViewer = ({ pictures, index, onIndexChange, onClose }: PictureViewerProps) => {
  const { formatMessage } = useIntl();
  const labels = useViewerLabels();
  const [isGrid, setIsGrid] = useState(false);
  const controller = useRef<ControllerRef>(null);
  const all = useRef<HTMLButtonElement>(null);
  const leaveGrid = (): void => {
    setIsGrid(false);
    all.current?.focus();
  };
  useViewerKeys({
    viewer: styles.viewer ?? '',
    close: () => (isGrid ? leaveGrid() : controller.current?.close()),
    previous: () => controller.current?.prev(),
    next: () => controller.current?.next(),
  });
  useHistoryLayer(true, onClose);
  useHistoryLayer(isGrid, leaveGrid);
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
      controller={{ ref: controller, focus: false, closeOnPullDown: true }}
      toolbar={{
        buttons: [
          <ViewerButton
            key="all"
            ref={all}
            label={formatMessage({ id: 'product.thumbs' })}
            isPressed={isGrid}
            onClick={() => setIsGrid(!isGrid)}
          >
            <ViewerIcon name="grid" />
          </ViewerButton>,
          'close',
        ],
      }}
      render={{
        buttonClose: () => (
          <ViewerButton key="close" isFirst label={labels.Close} onClick={() => controller.current?.close()}>
            <Icon name="close" />
          </ViewerButton>
        ),
        buttonPrev: () => (
          <ViewerButton
            className="yarl__navigation_prev"
            style={onPicture}
            label={labels.Previous}
            isOff={index === 0}
            onClick={() => controller.current?.prev()}
          >
            <Icon name="chevronLeft" />
          </ViewerButton>
        ),
        buttonNext: () => (
          <ViewerButton
            className="yarl__navigation_next"
            style={onPicture}
            label={labels.Next}
            isOff={index === pictures.length - 1}
            onClick={() => controller.current?.next()}
          >
            <Icon name="chevronRight" />
          </ViewerButton>
        ),
        buttonZoom: ({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }) => (
          <>
            <ViewerButton label={labels['Zoom in']} isOff={disabled || zoom >= maxZoom} onClick={zoomIn}>
              <ViewerIcon name="zoomIn" />
            </ViewerButton>
            <ViewerButton label={labels['Zoom out']} isOff={disabled || zoom <= minZoom} onClick={zoomOut}>
              <ViewerIcon name="zoomOut" />
            </ViewerButton>
          </>
        ),
        controls: () =>
          isGrid ? <PictureGrid pictures={pictures} current={index} onPick={pick} onClose={leaveGrid} /> : null,
      }}
      carousel={{ finite: true, padding: 0 }}
      captions={{ descriptionTextAlign: 'center' }}
      zoom={{ maxZoomPixelRatio: mostZoom, scrollToZoom: true }}
      on={{ view: ({ index: shown }) => onIndexChange(shown) }}
    />
  );
};
