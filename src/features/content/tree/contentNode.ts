import type { ContentType } from '../types/blockKinds';

/** Styling that every block may carry; CSS values as they stand in the markup. */
export interface BoxStyle {
  minHeight?: string;
  backgroundColor?: string;
  textAlign?: 'left' | 'center' | 'right' | 'justify';
  border?: string;
  borderColor?: string;
  borderWidth?: string;
  borderRadius?: string;
  marginTop?: string;
  marginRight?: string;
  marginBottom?: string;
  marginLeft?: string;
  paddingTop?: string;
  paddingRight?: string;
  paddingBottom?: string;
  paddingLeft?: string;
}

/** Styling that holds only for some windows: property names in camel case. */
export interface MediaQuery {
  media: string;
  style: Record<string, string>;
}

/** A block of a page: its type, its element, whose properties its view reads, and the blocks within. */
export interface ContentNode {
  contentType: ContentType;
  appearance: string;
  /** Classes that the editor gave to the block. */
  cssClasses: string[];
  box: BoxStyle;
  mediaQueries: MediaQuery[];
  /** Of the sanitised tree; never put into the page. */
  element: HTMLElement;
  children: ContentNode[];
  /** How many blocks it is, itself among them. */
  size: number;
}
