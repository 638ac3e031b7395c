import styles from './TypedText.module.css';

export interface TypedTextProps {
  text: string;
  /** Text that the shopper has typed. */
  phrase: string;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text where words begin like the typed ones; every second piece is a typed one. */
const split = (text: string, phrase: string): string[] => {
  const words = phrase.split(' ').filter((word) => word !== '');
  if (words.length === 0) return [text];
  // The longer word first, or 'vit' would hide 'vitamin'.
  const pattern = words
    .sort((one, other) => other.length - one.length)
    .map(escapePattern)
    .join('|');
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})`, 'iu'));
};

/** A suggestion in which the typed part stands apart from what it adds. */
export const TypedText = ({ text, phrase }: TypedTextProps) => (
  <span>
    {split(text, phrase).map((piece, index) =>
      index % 2 === 1 ? (
        <b key={index} className={styles.typed}>
          {piece}
        </b>
      ) : (
        piece
      ),
    )}
  </span>
);
