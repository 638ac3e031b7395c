import { imageSrcSet, imageUrl } from '@/kernel/images/imageUrl';
import { ContentLink } from '../rich/ContentLink';
import type { BlockViewProps } from './BlockView';
import { boxCss } from './boxCss';
import styles from './ImageBlock.module.css';

const widths = [320, 640, 960, 1280, 1600, 2560] as const;
const fallbackWidth = 1280;

/** A picture with its phone version, caption and link. */
export const ImageBlock = ({ node, isFirst }: BlockViewProps<'image'>) => {
  const { desktopImage, mobileImage, altText, title, caption, link, openInNewTab, width, height } = node.props;
  if (!desktopImage) return null;
  const picture = (
    <picture>
      {mobileImage ? (
        <source
          media="(max-width: 48rem)"
          srcSet={imageSrcSet(mobileImage, { type: 'wysiwyg', widths, ratio: null, fit: 'bounds' })}
          sizes="100vw"
        />
      ) : null}
      <img
        className={styles.image}
        src={imageUrl(desktopImage, { type: 'wysiwyg', width: fallbackWidth, fit: 'bounds' })}
        srcSet={imageSrcSet(desktopImage, { type: 'wysiwyg', widths, ratio: null, fit: 'bounds' })}
        sizes="(max-width: 90rem) 100vw, 90rem"
        alt={altText}
        title={title}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
      />
    </picture>
  );
  return (
    <figure className={styles.figure} style={boxCss(node.box)}>
      {link ? (
        <ContentLink href={link} opensInNewTab={openInNewTab}>
          {picture}
        </ContentLink>
      ) : (
        picture
      )}
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
};
