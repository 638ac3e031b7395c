import { RichContent } from '../../rich/RichContent';
import { ContentLink } from '../../rich/ContentLink';
import { BackgroundPicture } from '../../block/BackgroundPicture';
import { type BannerProps, readBanner } from './readBanner';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import styles from './BannerBlock.module.css';
import { ContentButton } from '../../block/ContentButton';
import { styledBanner } from './lazyStyledBanner';
import { bannerTheme, defaultBannerTheme, themeClassNames } from '../../themes/themes';

/**
 * A banner or a slide: picture, text and one call to action. Without a button the whole banner is the link. What has a
 * class of the shop's design and nothing of its own is drawn here, with the first load; any other in its own chunk.
 */
export const Banner = (view: BlockViewProps<BannerProps>) => {
  const { props } = view;
  const { cssClasses, box, mediaQueries } = view.node;
  const theme = bannerTheme(cssClasses);
  const own = [mediaQueries[0], props.legal, props.videoSrc, ...Object.values<unknown>({ ...box })];
  if (
    theme === defaultBannerTheme ||
    props.linkType === 'block' ||
    props.showButton === 'hover' ||
    props.showOverlay !== 'never' ||
    own.some(Boolean)
  ) {
    return <styledBanner.Component {...view} />;
  }

  const hasButton = props.showButton !== 'never' && props.buttonText !== '';
  const inside = (
    <>
      {props.desktopImage ? (
        <BackgroundPicture
          {...props}
          // The design lays it out: it stays a picture.
          backgroundAttachment={undefined}
          backgroundSize={undefined}
          desktopImage={props.desktopImage}
          sizes={theme.sizes}
          isPriority={view.isFirst}
        />
      ) : null}
      <div className={styles.place}>
        <div>
          {props.content ? (
            <div className={styles.content}>
              <RichContent content={props.content} />
            </div>
          ) : null}
          {hasButton ? (
            <div className={styles.action}>
              <ContentButton
                {...props}
                text={props.buttonText}
                isSmall={cssClasses.includes('banner-b')}
                tone={theme.tone}
              />
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
  const className = `${styles.banner} ${theme.className ?? ''} ${themeClassNames(cssClasses)}`;
  return !hasButton && props.link ? (
    <ContentLink href={props.link} opensInNewTab={props.openInNewTab} className={className}>
      {inside}
    </ContentLink>
  ) : (
    <div className={className}>{inside}</div>
  );
};

/** The content type of banners outside a slider. */
export const BannerBlock = contentBlock(readBanner, Banner);
