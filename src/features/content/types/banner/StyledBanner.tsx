import { useIntl } from 'react-intl';

import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { BannerProps } from './readBanner';
import { contentTarget } from '../../rich/contentLinks';
import { ContentLink } from '../../rich/ContentLink';
import { RichContent } from '../../rich/RichContent';
import { BackgroundPicture } from '../../block/BackgroundPicture';
import plainStyles from './BannerBlock.module.css';
import { hasButton, styledBannerLook } from './bannerLook';
import type { BlockViewProps } from '../../block/contentBlock';
import type { Tone } from '../../colours/colours';
import { ContentButton } from '../../block/ContentButton';
import { backgroundTone } from '../../colours/backgroundTone';
import styles from './StyledBanner.module.css';
import { LazyBackgroundVideo } from '../../video/LazyBackgroundVideo';
import { useBoxCss } from '../../block/useBoxCss';

/** Longest name of a link that covers a banner, in characters. */
const nameLength = 100;

const leadsSomewhere = ({ link, linkType }: BannerProps): boolean =>
  link !== undefined &&
  link !== '' &&
  (linkType === 'block' || contentTarget(link, window.location.origin).kind !== 'none');

const wordsOf = (content: Node | undefined): string => content?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Returns the name of a link over the whole banner: its heading, else its words, else the editor's name for it. */
const nameOf = ({ content, slideName }: BannerProps): string | undefined => {
  const heading =
    content instanceof Element ? wordsOf(content.querySelector('h1, h2, h3, h4, h5, h6') ?? undefined) : '';
  return heading || wordsOf(content).slice(0, nameLength) || slideName;
};

interface BannerTextProps {
  props: BannerProps;
  isSmall: boolean;
  tone: Tone | undefined;
}

const BannerText = ({ props, isSmall, tone }: BannerTextProps) => (
  <>
    {props.content || props.legal ? (
      <div className={`${plainStyles.content} ${styles.content}`}>
        {props.content ? <RichContent content={props.content} /> : null}
        {props.legal ? (
          <div className={styles.legal}>
            <RichContent content={props.legal} />
          </div>
        ) : null}
      </div>
    ) : null}
    {hasButton(props) ? (
      <div className={`${plainStyles.action} ${styles.action}`}>
        <ContentButton {...props} text={props.buttonText} blockTitle={nameOf(props)} isSmall={isSmall} tone={tone} />
      </div>
    ) : null}
  </>
);

/**
 * A banner or a slide with everything that an editor can set: four appearances, a colour over the picture or behind the
 * words, always or on hover, small print, its own padding, border and background.
 */
export const StyledBanner = ({ node, props, isFirst }: BlockViewProps<BannerProps>) => {
  const look = styledBannerLook(node, props, useBoxCss(node));
  const { theme, isThemed, ground, image, overlayColor, isPoster } = look;
  const { formatMessage } = useIntl();
  const overlay =
    overlayColor === undefined ? null : <span className={styles.overlay} style={{ backgroundColor: overlayColor }} />;
  return (
    <div {...look.outer}>
      {image ? (
        <BackgroundPicture
          {...props}
          // Where the design lays it out, it stays a picture.
          {...(isThemed && { backgroundAttachment: undefined, backgroundSize: undefined })}
          desktopImage={image}
          sizes={theme.sizes}
          isPriority={isFirst}
        />
      ) : null}
      {props.backgroundType === 'video' ? <LazyBackgroundVideo {...props} /> : null}
      {ground?.needsVeil ? <span className={styles.veil} /> : null}
      {isPoster ? overlay : null}
      <div className={plainStyles.place} style={look.place}>
        <div className={styles.text}>
          {isPoster ? null : overlay}
          <BannerText
            props={props}
            isSmall={node.cssClasses.includes('banner-b')}
            tone={isThemed ? theme.tone : (ground?.tone ?? backgroundTone(node.element))}
          />
        </div>
      </div>
      {!hasButton(props) && leadsSomewhere(props) ? (
        <ContentLink
          href={props.link}
          linkType={props.linkType}
          blockTitle={nameOf(props)}
          opensInNewTab={props.openInNewTab}
          className={styles.cover}
        >
          <VisuallyHidden>{nameOf(props) ?? formatMessage({ id: 'content.readMore' })}</VisuallyHidden>
        </ContentLink>
      ) : null}
    </div>
  );
};
