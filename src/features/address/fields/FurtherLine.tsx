import { useIntl } from 'react-intl';
import { TextField } from '@/ui/forms/informed/TextField';
import { lineName } from '../streetLines';
import { AddedField } from './AddedField';
import styles from './fields.module.css';

export interface FurtherLineProps {
  scope: 'shipping' | 'billing';
  /** Counted from 1. */
  line: number;
  /** The last line that the street may have. */
  last: number;
  street: readonly string[] | undefined;
}

/** A line that few streets need, and behind it the next one. */
export const FurtherLine = ({ scope, line, last, street }: FurtherLineProps) => {
  const { formatMessage } = useIntl();
  const name = lineName(scope, line);
  return (
    <AddedField name={name} label={formatMessage({ id: line === 2 ? 'address.addStreet2' : 'address.addStreetLine' })}>
      <div className={styles.added}>
        <TextField
          name={name}
          label={formatMessage({ id: line === 2 ? 'address.street2' : 'address.streetLine' }, { line })}
          isOptional
          initialValue={street?.[line - 1]}
          autoComplete={line < 4 ? `${scope} address-line${line}` : undefined}
        />
        {line < last && <FurtherLine scope={scope} line={line + 1} last={last} street={street} />}
      </div>
    </AddedField>
  );
};
