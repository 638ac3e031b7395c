/** A picture as the page shows it. */
export interface ShownImage {
  address: string;
  alt: string;
  sizes: string;
  loading: string;
  priority: string;
  /** Width of the picture that was loaded, in its own pixels. */
  loaded: number;
  /** Width that the slot needs at this pixel density. */
  needed: number;
}

/** Runs in the page; it must stand alone, as its source is sent to the browser. */
export const readImages = async (): Promise<ShownImage[]> => {
  const naturalSize = (address: string): Promise<{ width: number; height: number }> =>
    new Promise((resolve) => {
      // Without `srcset` the natural size is that of the file and not divided by its density.
      const probe = new Image();
      probe.onload = () => resolve({ width: probe.naturalWidth, height: probe.naturalHeight });
      probe.onerror = () => resolve({ width: 0, height: 0 });
      probe.src = address;
    });
  const shown: ShownImage[] = [];
  for (const image of document.querySelectorAll('img')) {
    const box = image.getBoundingClientRect();
    const isRaster = image.currentSrc !== '' && !/\.svg(?:$|\?)|^data:/.test(image.currentSrc);
    if (!isRaster || box.width < 2 || !image.checkVisibility()) continue;
    const { width, height } = await naturalSize(image.currentSrc);
    if (width === 0) continue;
    // A picture that covers its slot is as large as the longer side asks for.
    const isCover = getComputedStyle(image).objectFit === 'cover';
    const slot = isCover ? Math.max(box.width, box.height * (width / height)) : box.width;
    shown.push({
      address: image.currentSrc.replace(location.origin, ''),
      alt: image.alt,
      sizes: image.sizes,
      loading: image.loading,
      priority: image.getAttribute('fetchpriority') ?? '',
      loaded: width,
      needed: Math.round(slot * devicePixelRatio),
    });
  }
  return shown;
};
