import { type SyntheticEvent, useRef } from 'react';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { usePictureTurn } from '@/kernel/viewport/heldPictures';
import { backgroundSources, bannerMobileMedia, mediumMedia } from '../backgroundSources';
import type { BackgroundProps } from '../readers/background';
import styles from './BackgroundPicture.module.css';

const lazyBackgroundLayer = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-motion" */ './BackgroundLayer')).BackgroundLayer,
);

/** Up to this width the phone's picture is shown behind a row or column. */
export const rowMobileMedia = '(max-width: 64rem)';

export interface BackgroundPictureProps extends BackgroundProps {
  mobileMedia?: string;
  sizes: string;
  isPriority: boolean;
}

/** Whether a background needs features that a picture element lacks: fixed position, repetition, a size of its own. */
const isLayer = ({ backgroundAttachment, backgroundRepeat = 'no-repeat', backgroundSize = 'cover' }: BackgroundProps) =>
  backgroundAttachment === 'fixed' ||
  (backgroundSize !== 'cover' && (backgroundSize !== 'contain' || backgroundRepeat !== 'no-repeat'));

/** Nothing, for windows that have no picture: browsers draw a frame where one has no address at all. */
const noPicture = 'data:,';

/** Shows a picture that came, and no frame for one that did not. Another width of the window may bring another one. */
const show = ({ type, currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.style.visibility = type === 'error' ? 'hidden' : '';
};

/** The picture behind a block; decorative, as its message stands in the text before it. The shop's own only. */
export const BackgroundPicture = (props: BackgroundPictureProps) => {
  const { mobileMedia = bannerMobileMedia, isPriority } = props;
  const found = backgroundSources(props, props.sizes, mobileMedia);
  const image = useRef<HTMLImageElement>(null);
  const mayLoad = usePictureTurn(image, isPriority);
  if (!found) return null;
  return isLayer(props) ? (
    <Deferred>
      <lazyBackgroundLayer.Component {...props} mobileMedia={mobileMedia} mediumMedia={mediumMedia} />
    </Deferred>
  ) : (
    <picture className={styles.picture}>
      {mayLoad ? found.sources.map((source) => <source key={source.media} {...source} />) : null}
      <img
        ref={image}
        {...(mayLoad ? found.image : undefined)}
        src={(mayLoad ? found.image.src : undefined) ?? noPicture}
        alt=""
        onLoad={show}
        onError={show}
        style={{
          objectFit: props.backgroundSize === 'contain' ? 'contain' : undefined,
          objectPosition: props.backgroundPosition,
        }}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
    </picture>
  );
};
