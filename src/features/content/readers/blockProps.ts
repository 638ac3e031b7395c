/** A picture behind a block. */
export interface BackgroundProps {
  desktopImage?: string;
  mediumImage?: string;
  mobileImage?: string;
  backgroundSize?: string;
  backgroundPosition?: string;
  backgroundRepeat?: string;
}

export type LinkType = 'default' | 'category' | 'product' | 'page';

/** A link that an editor set on a block. */
export interface LinkProps {
  link?: string;
  linkType: LinkType;
  openInNewTab: boolean;
}

export type VerticalAlignment = 'top' | 'middle' | 'bottom';

export interface RowProps extends BackgroundProps {
  verticalAlignment: VerticalAlignment;
}

export interface ColumnProps extends BackgroundProps {
  width?: string;
  verticalAlignment: VerticalAlignment;
}

export interface HeadingProps {
  headingType: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  text: string;
}

/** Rich content, still as a DOM node of the sanitised tree. */
export interface RichProps {
  content: Node;
}

export interface ImageProps extends LinkProps {
  desktopImage?: string;
  mobileImage?: string;
  altText: string;
  title?: string;
  caption?: string;
  width?: number;
  height?: number;
}

export type ButtonType = 'primary' | 'secondary' | 'tertiary' | 'link';

export interface ButtonItemProps extends LinkProps {
  text: string;
  buttonType: ButtonType;
}

export interface BannerProps extends BackgroundProps, LinkProps {
  content?: Node;
  showButton: 'always' | 'hover' | 'never';
  buttonText: string;
  buttonType: ButtonType;
}

export interface SliderProps {
  autoplay: boolean;
  /** Milliseconds. */
  autoplaySpeed: number;
  infinite: boolean;
  showArrows: boolean;
  showDots: boolean;
}

export interface ProductsProps {
  /** URL keys of the products, in order. */
  urlKeys: string[];
}

/** The properties of each content type (spec §3, "CMS content node" and what follows it). */
export interface BlockProps {
  row: RowProps;
  'column-group': object;
  'column-line': object;
  column: ColumnProps;
  heading: HeadingProps;
  text: RichProps;
  html: RichProps;
  image: ImageProps;
  buttons: object;
  'button-item': ButtonItemProps;
  banner: BannerProps;
  slider: SliderProps;
  slide: BannerProps;
  products: ProductsProps;
}

export type ContentType = keyof BlockProps;
