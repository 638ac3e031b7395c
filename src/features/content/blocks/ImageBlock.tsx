import { imageSrcSet, imageUrl } from '@/kernel/images/imageUrl';
import { ContentLink } from '../rich/ContentLink';
import { readImage } from '../readers/image';
import type { BlockViewProps } from './BlockView';
import styles from './ImageBlock.module.css';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

const widths = [320, 640, 960, 1280, 1600, 2560] as const;
const fallbackWidth = 1280;

/** A picture with its phone version, caption and link. */
export const ImageBlock = ({ node, isFirst }: BlockViewProps) => {
  const { desktopImage, mobileImage, altText, title, caption, link, linkType, openInNewTab } = useBlockProps(
    node,
    readImage,
  );
  const style = useBoxCss(node);
  const image = desktopImage ?? mobileImage;
  if (!image) return null;
  const picture = (
    <picture>
      {mobileImage ? (
        <source
          media="(max-width: 48rem)"
          srcSet={imageSrcSet(mobileImage.src, { type: 'wysiwyg', widths, ratio: null, fit: 'bounds' })}
          sizes="100vw"
        />
      ) : null}
      <img
        className={styles.image}
        src={imageUrl(image.src, { type: 'wysiwyg', width: fallbackWidth, fit: 'bounds' })}
        srcSet={imageSrcSet(image.src, { type: 'wysiwyg', widths, ratio: null, fit: 'bounds' })}
        sizes="(max-width: 90rem) 100vw, 90rem"
        alt={altText}
        title={title}
        width={image.width}
        height={image.height}
        loading={isFirst ? 'eager' : 'lazy'}
      />
    </picture>
  );
  return (
    <figure className={styles.figure} style={style}>
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
