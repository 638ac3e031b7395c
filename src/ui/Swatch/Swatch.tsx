import type { CSSProperties } from 'react';
import { imageUrl } from '@/kernel/images/imageUrl';
import styles from './Swatch.module.css';

/** Pixels; a swatch is shown at 1em. */
const widthPx = 40;

/** A colour, or a picture: a path below the folder of swatches, or its address. A swatch may also be a text, which the label says. */
const shown = /^(?:#[\da-f]{3,8}|(?:https?:\/)?\/[\w.:/-]+)$/i;

const styleOf = (value: string): CSSProperties =>
  value.startsWith('#')
    ? { backgroundColor: value }
    : { backgroundImage: `url("${imageUrl(value, { type: 'swatch', width: widthPx, height: widthPx })}")` };

/** The colour or the picture of an option, beside its label; nothing for an option without one. */
export const Swatch = ({ value }: { value: string | null | undefined }) =>
  value && shown.test(value) ? <i className={styles.swatch} style={styleOf(value)} /> : null;
