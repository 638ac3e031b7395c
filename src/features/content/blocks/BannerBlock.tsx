import { RichContent } from '../rich/RichContent';
import { ContentLink } from '../rich/ContentLink';
import { BackgroundPicture } from './BackgroundPicture';
import { readBanner } from '../readers/banner';
import type { BlockViewProps } from './BlockView';
import styles from './BannerBlock.module.css';
import { ContentButton } from './ContentButton';
import { bannerTheme, themeClassNames } from './themes';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** A banner or a slide: picture, text and one call to action. Without a button the whole banner is the link. */
export const BannerBlock = ({ node, isFirst }: BlockViewProps) => {
  const { cssClasses, appearance } = node;
  const props = useBlockProps(node, readBanner);
  const style = useBoxCss(node);
  const theme = bannerTheme(cssClasses);
  const hasButton = props.showButton !== 'never' && props.buttonText !== '';
  const inside = (
    <>
      {props.desktopImage ? (
        <BackgroundPicture
          desktopImage={props.desktopImage}
          mediumImage={props.mediumImage}
          mobileImage={props.mobileImage}
          sizes={theme.sizes}
          isPriority={isFirst}
        />
      ) : null}
      <div className={styles.place}>
        <div className={styles.text}>
          {props.content ? (
            <div className={styles.content}>
              <RichContent content={props.content} />
            </div>
          ) : null}
          {hasButton ? (
            <div className={styles.action}>
              <ContentButton {...props} text={props.buttonText} isSmall={cssClasses.includes('banner-b')} />
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
  const className = `${styles.banner} ${theme.className ?? ''} ${themeClassNames(cssClasses)}`;
  if (!hasButton && props.link) {
    return (
      <ContentLink href={props.link} linkType={props.linkType} opensInNewTab={props.openInNewTab} className={className}>
        {inside}
      </ContentLink>
    );
  }
  return (
    <div className={className} data-appearance={appearance} style={style}>
      {inside}
    </div>
  );
};
