import type { CSSProperties } from 'react';
import { type BannerTheme, bannerTheme, defaultBannerTheme, themeClassNames } from '../../themes/themes';
import type { ContentNode } from '../../tree/contentNode';
import plainStyles from './BannerBlock.module.css';
import { type BannerTone, bannerTone } from './bannerTone';
import type { BannerProps } from './readBanner';
import styles from './StyledBanner.module.css';

/** Whether a banner shows its button at all. */
export const hasButton = ({ showButton, buttonText }: BannerProps): boolean =>
  showButton !== 'never' && buttonText !== '';

/** Whether an editor set more on a banner than a class of the shop's design. */
export const isStyled = ({ cssClasses, box, mediaQueries }: ContentNode, props: BannerProps): boolean =>
  bannerTheme(cssClasses) === defaultBannerTheme ||
  props.linkType === 'block' ||
  props.showButton === 'hover' ||
  props.showOverlay !== 'never' ||
  [mediaQueries[0], props.legal, props.videoSrc, ...Object.values<unknown>({ ...box })].some(Boolean);

/** Class of a banner that has its design's look only. */
export const plainClassName = ({ cssClasses }: ContentNode): string =>
  `${plainStyles.banner} ${bannerTheme(cssClasses).className ?? ''} ${themeClassNames(cssClasses)}`;

/** How a banner with settings of an editor's is laid out. */
export interface StyledBannerLook {
  theme: BannerTheme;
  isThemed: boolean;
  /** The ground of its words; undefined where the design has it, or there are no words. */
  ground: BannerTone | undefined;
  /** The picture behind it in wide windows. */
  image: string | undefined;
  /** Colour between picture and words. */
  overlayColor: string | undefined;
  isPoster: boolean;
  /** Padding of the place of the words. */
  place: CSSProperties;
  /** Attributes of its element. */
  outer: { className: string; style: CSSProperties };
}

/** The first view of a page lays a banner out as the page does. */
export const styledBannerLook = (node: ContentNode, props: BannerProps, box: CSSProperties): StyledBannerLook => {
  const { cssClasses, appearance, contentType } = node;
  const { paddingTop, paddingRight, paddingBottom, paddingLeft, ...outer } = box;
  const theme = bannerTheme(cssClasses);
  const isThemed = theme !== defaultBannerTheme;
  const ground = isThemed ? undefined : bannerTone(props, node.box.backgroundColor);
  const image = props.desktopImage ?? props.mobileImage ?? props.videoFallbackSrc;
  const overlayColor = props.showOverlay === 'never' ? undefined : props.overlayColor;
  const className = [
    plainStyles.banner,
    styles.banner,
    isThemed ? theme.className : styles.plain,
    themeClassNames(cssClasses),
  ].join(' ');
  const attributes = {
    'data-appearance': appearance,
    'data-type': contentType,
    'data-align': outer.textAlign,
    'data-tone': ground?.tone,
    'data-overlay': overlayColor === undefined ? undefined : props.showOverlay,
    'data-button': props.showButton,
    'data-pictured': image !== undefined || undefined,
  };
  return {
    theme,
    isThemed,
    ground,
    image,
    overlayColor,
    isPoster: appearance === 'poster',
    place: { paddingTop, paddingRight, paddingBottom, paddingLeft },
    outer: { className, style: outer, ...attributes },
  };
};
