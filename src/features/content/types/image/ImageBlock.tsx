import { ContentLink } from '../../rich/ContentLink';
import { ContentPicture } from '../../rich/ContentPicture';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { imageSizes, phoneSource, shownImage, splitStyle } from './imageLook';
import { type ImageProps, readImage } from './readImage';
import styles from './ImageBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

const ImageView = ({ node, props, isFirst }: BlockViewProps<ImageProps>) => {
  const { altText, title, caption, link, linkType, openInNewTab } = props;
  const style = splitStyle(useBoxCss(node));
  const image = shownImage(props);
  if (!image) return null;
  const source = phoneSource(props);
  const picture = (
    <ContentPicture
      {...image}
      alt={altText}
      title={title}
      sizes={imageSizes(image)}
      isFirst={isFirst}
      className={styles.image}
      style={style.picture}
      sources={source && <source {...source} />}
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
