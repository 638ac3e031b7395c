import { CardMark } from '@/ui/CardMark/CardMark';
import styles from './CardMarks.module.css';

/** Marks of card brands. They are decorative: the component that shows them names the brands as text, too. */
export const CardMarks = ({ brands }: { brands: readonly string[] }) => (
  <span className={styles.marks} aria-hidden="true">
    {brands.map((brand) => (
      <CardMark key={brand} brand={brand} isDecorative />
    ))}
  </span>
);
