import { RichContent } from '../../rich/RichContent';
import { ContentLink } from '../../rich/ContentLink';
import { BackgroundPicture } from '../../block/BackgroundPicture';
import { type BannerProps, readBanner } from './readBanner';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import styles from './BannerBlock.module.css';
import { ContentButton } from '../../block/ContentButton';
import { styledBanner } from './lazyStyledBanner';
import { bannerTheme } from '../../themes/themes';
import { hasButton, isStyled, plainClassName } from './bannerLook';

/**
 * A banner or a slide: picture, text and one call to action. Without a button the whole banner is the link. What has a
 * class of the shop's design and nothing of its own is drawn here, with the first load; any other in its own chunk.
 */
export const Banner = (view: BlockViewProps<BannerProps>) => {
  const { props } = view;
  const { node } = view;
  if (isStyled(node, props)) return <styledBanner.Component {...view} />;

  const theme = bannerTheme(node.cssClasses);
  const isWithButton = hasButton(props);
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
          {isWithButton ? (
            <div className={styles.action}>
              <ContentButton
                {...props}
                text={props.buttonText}
                isSmall={node.cssClasses.includes('banner-b')}
                tone={theme.tone}
              />
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
  const className = plainClassName(node);
  return !isWithButton && props.link ? (
    <ContentLink href={props.link} opensInNewTab={props.openInNewTab} className={className}>
      {inside}
    </ContentLink>
  ) : (
    <div className={className}>{inside}</div>
  );
};

/** The content type of banners outside a slider. */
export const BannerBlock = contentBlock(readBanner, Banner);
