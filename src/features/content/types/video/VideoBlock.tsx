import { useMemo } from 'react';

import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { readVideo, type VideoProps } from './readVideo';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';
import { Elsewhere } from '../../video/Elsewhere';
import { FilmPlayer } from '../../video/FilmPlayer';
import { readFilmSource } from '../../video/readFilmSource';
import styles from './VideoBlock.module.css';

const VideoView = ({ node, props }: BlockViewProps<VideoProps>) => {
  const { url, poster, title, autoplay, muted, maxWidth } = props;
  const style = useBoxCss(node);
  const source = useMemo(() => readFilmSource(url), [url]);
  if (!source && !url) return null;
  return (
    <div
      className={`${styles.video} ${blockClassNames(node)}`}
      data-align={style.textAlign}
      style={{ ...style, maxWidth }}
    >
      {source ? (
        <FilmPlayer source={source} poster={poster} title={title} isAutoplay={autoplay} isMuted={muted} />
      ) : (
        <Elsewhere url={url} title={title} />
      )}
    </div>
  );
};

/** A film of one of two services or of the shop's own; of any other address it says where it is. */
export const VideoBlock = contentBlock(readVideo, VideoView);
