/* The properties of each content type (spec §3, "CMS content node" and what follows it). */

/** A film behind a block (spec §3: row, banner and slide). */
export interface BackgroundVideoProps {
  backgroundType: 'image' | 'video';
  videoSrc?: string;
  /** Picture in the place of a film that cannot be shown. */
  videoFallbackSrc?: string;
  videoLoop: boolean;
  videoPlayOnlyVisible: boolean;
  videoLazyLoading: boolean;
  videoOverlayColor?: string;
}

/** A picture behind a block. */
export interface BackgroundProps {
  desktopImage?: string;
  mediumImage?: string;
  mobileImage?: string;
  backgroundSize?: string;
  backgroundPosition?: string;
  backgroundAttachment?: string;
  backgroundRepeat?: string;
}

export type LinkType = 'default' | 'category' | 'product' | 'page' | 'block';

/** A link that an editor set on a block. */
export interface LinkProps {
  /** An address; for the link type block the identifier of a CMS block. */
  link?: string;
  linkType: LinkType;
  openInNewTab: boolean;
}

export type VerticalAlignment = 'top' | 'middle' | 'bottom';

export interface RowProps extends BackgroundProps, BackgroundVideoProps {
  verticalAlignment: VerticalAlignment;
  enableParallax: boolean;
  /** As the editor wrote it; the row clamps it (spec §5). */
  parallaxSpeed: number;
}

export interface ColumnProps extends BackgroundProps {
  width?: string;
  verticalAlignment: VerticalAlignment;
}

export interface ColumnGroupProps {
  /** A group that an editor hid. Its grid is only where the editor's tool snaps to: columns have their widths. */
  display?: string;
}

export interface HeadingProps {
  headingType: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  text: string;
}

/** Rich content, still as a DOM node of the sanitised tree. */
export interface RichProps {
  content: Node;
}

/** A picture that an editor uploaded. */
export interface PictureProps {
  src: string;
  /** CSS pixels; the ratio is width by height. */
  width?: number;
  height?: number;
  ratio?: number;
}

export interface ImageProps extends LinkProps {
  desktopImage?: PictureProps;
  mobileImage?: PictureProps;
  altText: string;
  title?: string;
  caption?: string;
}

export type ButtonType = 'primary' | 'secondary' | 'tertiary' | 'link' | 'invertedLink' | 'underlineInvertedLink';

export interface ButtonsProps {
  isSameWidth: boolean;
}

export interface ButtonItemProps extends LinkProps {
  text: string;
  buttonType: ButtonType;
  /** Heading of the dialog that a link of type block opens. */
  blockTitle?: string;
}

type Visibility = 'always' | 'hover' | 'never';

export interface BannerProps extends BackgroundProps, BackgroundVideoProps, LinkProps {
  content?: Node;
  /** Small print under the text. */
  legal?: Node;
  showButton: Visibility;
  buttonText: string;
  buttonType: ButtonType;
  showOverlay: Visibility;
  overlayColor?: string;
}

export interface SlideProps extends BannerProps {
  slideName?: string;
}

export interface SliderProps {
  autoplay: boolean;
  /** Milliseconds. */
  autoplaySpeed?: number;
  fade: boolean;
  infinite: boolean;
  showArrows: boolean;
  showDots: boolean;
}

export interface ProductsProps {
  /** Addresses of the products as the backend rendered them, in order. */
  pathNames: string[];
  autoplay: boolean;
  /** Milliseconds. */
  autoplaySpeed?: number;
  infinite: boolean;
  arrows: boolean;
  dots: boolean;
  carouselMode: 'default' | 'continuous';
  /** CSS length that a continuous carousel shows of its neighbours. */
  centerPadding?: string;
}

export interface TabsProps {
  /** Tab that is open first. */
  defaultIndex: number;
  headers: string[];
  tabNavigationAlignment: 'left' | 'center' | 'right';
}

export interface TabItemProps extends BackgroundProps {
  tabName: string;
  verticalAlignment: VerticalAlignment;
}

export interface FaqItemProps {
  question: string;
  answer: Node;
  image?: PictureProps & { altText: string };
}

export interface DividerProps {
  width?: string;
  color?: string;
  thickness?: string;
}

export interface DynamicBlockProps {
  uids: string[];
  displayMode: 'fixed' | 'salesrule' | 'catalogrule';
  displayInline: boolean;
}

export interface VideoProps {
  url?: string;
  /** Still and name, which Page Builder's own form does not ask for. */
  poster?: string;
  title?: string;
  autoplay: boolean;
  muted: boolean;
  maxWidth?: string;
}

/** A place on a map. */
export interface MapLocation {
  name: string;
  /** Degrees. */
  latitude?: number;
  longitude?: number;
  phone?: string;
  address?: string;
  city?: string;
  state?: string;
  zipcode?: string;
  country?: string;
  comment?: string;
}

export interface MapProps {
  height?: string;
  showControls: boolean;
  locations: MapLocation[];
}
