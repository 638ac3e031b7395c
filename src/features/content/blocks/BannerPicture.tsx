import { imageUrl } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import type { BackgroundProps } from '../readers/blockProps';
import { BackgroundPicture } from './BackgroundPicture';
import styles from './StyledBanner.module.css';

/** CSS pixels of a picture that is repeated. */
const tileWidth = 320;

export interface BannerPictureProps {
  props: BackgroundProps;
  image: string;
  sizes: string;
  isPriority: boolean;
}

/** The picture once, or again and again where the editor wanted a pattern. */
export const BannerPicture = ({ props, image, sizes, isPriority }: BannerPictureProps) => {
  const { backgroundSize, backgroundPosition, backgroundRepeat = 'no-repeat' } = props;
  const isPattern = !/no-repeat|^$/.test(backgroundRepeat) && (backgroundSize ?? 'auto').startsWith('auto');
  return isPattern && isOwnPicture(image) ? (
    <span
      className={styles.tiles}
      style={{
        backgroundImage: `url("${encodeURI(imageUrl(image, { type: 'wysiwyg', width: tileWidth, fit: 'bounds' }))}")`,
        backgroundPosition,
        backgroundRepeat,
      }}
    />
  ) : (
    <BackgroundPicture {...props} desktopImage={image} sizes={sizes} isPriority={isPriority} />
  );
};
