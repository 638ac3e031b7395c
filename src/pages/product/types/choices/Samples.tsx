import { FormattedMessage } from 'react-intl';
import styles from './choices.module.css';

/** The samples of a downloadable product. */
export const Samples = ({ samples }: { samples: readonly { title: string; url: string }[] }) =>
  samples.length > 0 ? (
    <ul className={styles.samples}>
      {samples.map(({ title, url }) => (
        <li key={url}>
          <a className={styles.sample} href={url} target="_blank" rel="noreferrer">
            <FormattedMessage id="choices.sampleOf" values={{ title }} />
          </a>
        </li>
      ))}
    </ul>
  ) : null;
