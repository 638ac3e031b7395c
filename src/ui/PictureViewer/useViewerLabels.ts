import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** The words of the viewer, under the names that its library has for them. */
export const useViewerLabels = () => {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      Lightbox: formatMessage({ id: 'product.pictures' }),
      'Photo gallery': formatMessage({ id: 'product.pictures' }),
      Carousel: formatMessage({ id: 'product.viewerCarousel' }),
      Slide: formatMessage({ id: 'product.viewerSlide' }),
      Previous: formatMessage({ id: 'product.viewerPrevious' }),
      Next: formatMessage({ id: 'product.viewerNext' }),
      Close: formatMessage({ id: 'ui.close' }),
      'Zoom in': formatMessage({ id: 'product.viewerZoomIn' }),
      'Zoom out': formatMessage({ id: 'product.viewerZoomOut' }),
      // The library fills in the numbers.
      '{index} of {total}': formatMessage({ id: 'product.viewerPosition' }, { index: '{index}', total: '{total}' }),
    }),
    [formatMessage],
  );
};
