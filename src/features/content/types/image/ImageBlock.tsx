import type { CSSProperties } from 'react';

import { sourceSrcSet } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import { ContentLink } from '../../rich/ContentLink';
import { ContentPicture } from '../../rich/ContentPicture';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { type ImageProps, readImage } from './readImage';
import styles from './ImageBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

/** Up to this width the phone's picture is shown. */
const mobileMedia = '(max-width: 48rem)';
const widths = [320, 640, 960, 1280, 1600] as const;

/** Borders belong to the picture, everything else to the figure with its caption. */
const splitStyle = (style: CSSProperties): Record<'picture' | 'figure', CSSProperties> => {
  const entries = Object.entries(style);
  return {
    picture: Object.fromEntries(entries.filter(([name]) => name.startsWith('border'))),
    figure: Object.fromEntries(entries.filter(([name]) => !name.startsWith('border'))),
  };
};

const ImageView = ({ node, props, isFirst }: BlockViewProps<ImageProps>) => {
  const { desktopImage, mobileImage, altText, title, caption, link, linkType, openInNewTab } = props;
  const style = splitStyle(useBoxCss(node));
  const image = isOwnPicture(desktopImage?.src) ? desktopImage : (mobileImage ?? desktopImage);
  if (!image) return null;
  const { src, width, height } = mobileImage ?? {};
  const picture = (
    <ContentPicture
      {...image}
      alt={altText}
      title={title}
      sizes={image.width ? `(max-width: ${image.width}px) 100vw, ${image.width}px` : '(max-width: 90rem) 100vw, 90rem'}
      isFirst={isFirst}
      className={styles.image}
      style={style.picture}
      sources={
        isOwnPicture(src) ? (
          <source
            media={mobileMedia}
            srcSet={sourceSrcSet(src, { type: 'wysiwyg', widths, ratio: null, fit: 'bounds' })}
            sizes="100vw"
            width={width}
            height={height}
          />
        ) : undefined
      }
    />
  );
  return (
    <figure className={`${styles.figure} ${blockClassNames(node)}`} style={style.figure}>
      {link ? (
        <ContentLink href={link} linkType={linkType} opensInNewTab={openInNewTab}>
          {picture}
        </ContentLink>
      ) : (
        picture
      )}
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
};

/** A picture with its phone version, caption and link. */
export const ImageBlock = contentBlock(readImage, ImageView);
