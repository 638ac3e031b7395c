import type { CSSProperties } from 'react';
import { blockClassNames } from '../../block/blockClassNames';
import type { ContentNode } from '../../tree/contentNode';
import type { RowProps } from './readRow';
import styles from './RowBlock.module.css';

/** The editor's padding at the sides, which is added to the gutter (RowBlock.module.css). A sum takes lengths only. */
const roomOf = (padding: unknown): string => (/^[\d.]+[a-z%]+$/.test(String(padding)) ? String(padding) : '0px');

const withinGutters = ({
  paddingLeft,
  paddingRight,
  ...style
}: CSSProperties): CSSProperties & Record<'--left' | '--right', string> => ({
  ...style,
  '--left': roomOf(paddingLeft),
  '--right': roomOf(paddingRight),
});

const appearances: Record<string, string | undefined> = {
  contained: styles.contained,
  'full-width': styles.fullWidth,
  'full-bleed': styles.fullBleed,
};

/** Attributes of a row's element; the first view of a page gives it the same. */
export const rowLook = (node: ContentNode, { verticalAlignment }: RowProps, style: CSSProperties) => {
  // What a class says of the row says how far its blocks stand apart, too.
  const plain = node.cssClasses.length === 0 ? styles.plain : '';
  return {
    className: `${styles.row} ${appearances[node.appearance] ?? styles.contained} ${plain} ${blockClassNames(node)}`,
    'data-align': verticalAlignment,
    style: node.appearance === 'full-bleed' ? style : withinGutters(style),
  };
};
