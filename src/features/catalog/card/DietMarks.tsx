import styles from './DietMarks.module.css';

/** What a product is free of, on its picture: there it costs a card no line. */
export const DietMarks = ({ marks }: { marks: readonly string[] }) => (
  <ul className={styles.marks}>
    {marks.map((mark) => (
      <li key={mark}>{mark}</li>
    ))}
  </ul>
);
