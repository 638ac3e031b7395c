import styles from './CardMarks.module.css';

/** Letters on a mark, by the brand's name; no artwork. */
const letters: Readonly<Record<string, string>> = {
  Visa: 'VISA',
  Mastercard: 'MC',
  'American Express': 'AMEX',
  Discover: 'DISC',
  Maestro: 'MAES',
  'Diners Club': 'DINERS',
};

/** Marks of card brands. They are decorative: the component that shows them names the brands as text, too. */
export const CardMarks = ({ brands }: { brands: readonly string[] }) => (
  <span className={styles.marks} aria-hidden="true">
    {brands.map((brand) => (
      <span key={brand} className={styles.mark}>
        {letters[brand] ?? brand.slice(0, 6).toUpperCase()}
      </span>
    ))}
  </span>
);
