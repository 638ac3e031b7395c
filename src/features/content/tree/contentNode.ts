import type { BlockProps, ContentType } from '../readers/blockProps';

/** Styling that every block may carry (spec §3, CMS content node); CSS values as they stand in the markup. */
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

/** A block of a page: its type with that type's properties, and the blocks within. */
export interface NodeOf<Type extends ContentType> {
  contentType: Type;
  appearance: string;
  /** Classes that the editor gave to the block. */
  cssClasses: string[];
  box: BoxStyle;
  props: BlockProps[Type];
  children: ContentNode[];
}

/** Any block. */
export type ContentNode = { [Type in ContentType]: NodeOf<Type> }[ContentType];
