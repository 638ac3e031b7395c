import { cardPictures, plainCard } from './cardPictures';
import styles from './CardMark.module.css';

export interface CardMarkProps {
  /** The brand by its name: Visa, Mastercard, American Express. */
  brand: string;
  /** The brand stands beside it in words. */
  isDecorative?: boolean;
}

/** The mark of a card brand, as a picture; a brand that nobody drew is a plain card. */
export const CardMark = ({ brand, isDecorative = false }: CardMarkProps) => {
  const { ground, picture } = Object.hasOwn(cardPictures, brand) ? (cardPictures[brand] ?? plainCard) : plainCard;
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 38 24"
      width="38"
      height="24"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': brand })}
    >
      <rect width="38" height="24" fill={ground} />
      {picture}
    </svg>
  );
};
