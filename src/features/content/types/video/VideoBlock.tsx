import { useMemo } from 'react';

import { readVideo } from '../../readers/film';
import type { BlockViewProps } from '../../block/contentBlock';
import { blockClassNames } from '../../block/blockClassNames';
import { useBlockProps } from '../../blocks/useBlockProps';
import { useBoxCss } from '../../block/useBoxCss';
import { FilmPlayer } from '../../video/FilmPlayer';
import { readFilmSource } from '../../video/readFilmSource';
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
