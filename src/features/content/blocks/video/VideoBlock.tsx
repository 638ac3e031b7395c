import { useMemo } from 'react';

import { readVideo } from '../../readers/media';
import type { BlockViewProps } from '../BlockView';
import { blockClassNames } from '../blockClassNames';
import { useBlockProps } from '../useBlockProps';
import { useBoxCss } from '../useBoxCss';
import { FilmPlayer } from './FilmPlayer';
import { readFilmSource } from './readFilmSource';
import styles from './VideoBlock.module.css';

/** A film of one of two services or of the shop's own; of any other address nothing is shown. */
export const VideoBlock = ({ node }: BlockViewProps) => {
  const { url, poster, title, autoplay, muted, maxWidth } = useBlockProps(node, readVideo);
  const style = useBoxCss(node);
  const source = useMemo(() => readFilmSource(url), [url]);
  return source ? (
    <div
      className={`${styles.video} ${blockClassNames(node)}`}
      data-align={style.textAlign}
      style={{ ...style, maxWidth }}
    >
      <FilmPlayer source={source} poster={poster} title={title} isAutoplay={autoplay} isMuted={muted} />
    </div>
  ) : null;
};
