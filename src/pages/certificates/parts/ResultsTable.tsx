import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { CertificateData } from './Certificate';
import styles from './ResultsTable.module.css';

type Result = CertificateData['results'][number];

export interface ResultsTableProps {
  /** What the amounts are of, such as '2 capsules'. */
  portion: string;
  results: readonly Result[];
}

const Amount = ({ value }: { value: number }) => <FormattedNumber value={value} maximumSignificantDigits={3} />;

/** What is accepted: a range, a most, a least; nothing where there is no limit. */
const Accepted = ({ least, most }: Pick<Result, 'least' | 'most'>) => {
  const low = typeof least === 'number' ? <Amount value={least} /> : null;
  const high = typeof most === 'number' ? <Amount value={most} /> : null;
  if (low && high) return <FormattedMessage id="certificates.between" values={{ least: low, most: high }} />;
  if (high) return <FormattedMessage id="certificates.atMost" values={{ most: high }} />;
  return low ? <FormattedMessage id="certificates.atLeast" values={{ least: low }} /> : '–';
};

/** What was measured beside what the label declares and what is accepted. */
export const ResultsTable = ({ portion, results }: ResultsTableProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>
      <FormattedMessage id="certificates.caption" values={{ portion }} />
    </caption>
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage id="certificates.substance" />
        </th>
        <th scope="col">
          <FormattedMessage id="certificates.declared" />
        </th>
        <th scope="col">
          <FormattedMessage id="certificates.measured" />
        </th>
        <th scope="col">
          <FormattedMessage id="certificates.accepted" />
        </th>
      </tr>
    </thead>
    <tbody>
      {results.map(({ name, unit, declared, measured, least, most, is_accepted: isAccepted }) => (
        <tr key={name} data-outside={!isAccepted || undefined}>
          <th scope="row">
            {name} <span className={styles.unit}>{unit}</span>
          </th>
          <td>{typeof declared === 'number' ? <Amount value={declared} /> : '–'}</td>
          <td className={styles.measured}>
            <Amount value={measured} />
            {isAccepted ? null : (
              <VisuallyHidden>
                {' '}
                <FormattedMessage id="certificates.outside" />
              </VisuallyHidden>
            )}
          </td>
          <td>
            <Accepted least={least} most={most} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
