import { type BackgroundImages, backgroundSources } from '../backgroundSources';
import backgroundStyles from '../block/BackgroundPicture.module.css';
import { framedPicture, heldSize, needsFrame, pictureAddresses, ratioStyle } from '../rich/pictureLook';
import type { PictureProps } from '../readers/picture';
import type { BackgroundProps } from '../readers/background';
import { heldPicture } from '@/kernel/images/heldPicture';
import type { Drawing } from './drawing';
import { make, setAttributes } from './make';

/** One address: the other would be for a browser without sets. */
const addressOf = ({ srcSet, src }: { srcSet?: string | undefined; src?: string }) =>
  srcSet === undefined ? { src } : { srcSet, src: undefined };

export interface DrawnPicture {
  sizes: string;
  alt: string;
  className: string;
  style: object | undefined;
  /** Attributes of a `source` for other windows. */
  source?: object | undefined;
}

/** Draws a picture that an editor named; of one that is not the shop's own its alternative text. */
export const drawPicture = (drawing: Drawing, picture: PictureProps, look: DrawnPicture): Node => {
  const { src, width, height } = picture;
  const addresses = pictureAddresses(src);
  if (!addresses) return document.createTextNode(look.alt);
  const held = heldSize(picture, Boolean(look.source));
  const image = make('img', {
    alt: look.alt,
    width,
    height,
    className: `${(needsFrame(picture) && framedPicture) || ''} ${look.className}`,
    style: { ...ratioStyle(picture), ...look.style },
    src: held && heldPicture(...held),
  });
  const shown = look.source ? make('picture', {}, image) : image;
  drawing.loadPicture(image, () => {
    if (look.source) image.before(make('source', { ...look.source }));
    setAttributes(image, { sizes: look.sizes, ...addressOf(addresses) });
  });
  return shown;
};

/** Whether a background needs more than a picture: the page draws it. */
const isPicture = ({ backgroundAttachment, backgroundSize = 'cover' }: BackgroundProps): boolean =>
  backgroundAttachment !== 'fixed' && /^(?:cover|contain)$/.test(backgroundSize);

/** Draws the picture behind a block; undefined where it has none of the shop's own. */
export const drawBackground = (
  drawing: Drawing,
  props: BackgroundProps & BackgroundImages,
  sizes: string,
  mobileMedia?: string,
): Node | undefined => {
  const found = backgroundSources(props, sizes, mobileMedia);
  if (!found || !isPicture(props)) return undefined;
  const image = make('img', {
    alt: '',
    style: {
      objectFit: props.backgroundSize === 'contain' ? 'contain' : undefined,
      objectPosition: props.backgroundPosition,
    },
  });
  const picture = make('picture', { className: backgroundStyles.picture }, image);
  drawing.loadPicture(image, () => {
    image.before(...found.sources.map((source) => make('source', { ...source })));
    setAttributes(image, { sizes, ...addressOf(found.image) });
  });
  return picture;
};
