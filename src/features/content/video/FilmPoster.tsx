import { type RefObject, useEffect, useRef, useState } from 'react';

import { imageSrcSet, imageUrl } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import { findPoster } from '@/kernel/video/findPoster';
import type { VideoSource } from '@/kernel/video/videoSource';
import { useNear } from '@/kernel/viewport/useNear';
import styles from './FilmPlayer.module.css';
import { below1280 } from '@/ui/breakpoints';

/** So many seconds into a file lies its still: the very first frame is often black. */
const stillSeconds = 0.1;
const widths = [320, 640, 960, 1280] as const;
const options = { type: 'wysiwyg', fit: 'bounds' } as const;

/** The still that a service has of its film, once the film comes near the window. */
const useHostedPoster = (place: RefObject<Element | null>, source: VideoSource): string | undefined => {
  const isNear = useNear(place);
  const [poster, setPoster] = useState<string>();
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    void findPoster(source).then((found) => {
      if (isCurrent) setPoster(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [isNear, source]);
  return poster;
};

export interface FilmPosterProps {
  source: VideoSource;
  /** Still that the editor chose. */
  poster?: string;
}

/** The still of a film: the editor's, the service's, or the file's own beginning. Decorative: the button names the film. */
export const FilmPoster = ({ source, poster }: FilmPosterProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const hosted = useHostedPoster(place, source);
  if (isOwnPicture(poster)) {
    return (
      <img
        className={styles.poster}
        src={imageUrl(poster, { ...options, width: 960 })}
        srcSet={imageSrcSet(poster, { ...options, widths, ratio: null })}
        sizes={`${below1280} 100vw, 1280px`}
        alt=""
        loading="lazy"
      />
    );
  }
  if (source.service === 'file') {
    const time = source.start ?? stillSeconds;
    return (
      <video
        className={styles.poster}
        src={`${source.url}#t=${time}`}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        aria-hidden
      />
    );
  }
  return (
    <span ref={place} className={styles.poster}>
      {hosted ? <img className={styles.poster} src={hosted} alt="" referrerPolicy="no-referrer" /> : null}
    </span>
  );
};
