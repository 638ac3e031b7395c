import { FormattedMessage } from 'react-intl';
import type { SearchStatus } from './useAddressSearch';

export interface LookupNoteProps {
  status: SearchStatus;
  /** An address was chosen. */
  isTaken: boolean;
}

const noteOf = (status: SearchStatus, isTaken: boolean) => {
  if (isTaken) return <FormattedMessage id="address.filledIn" />;
  if (status.kind === 'searching') return <FormattedMessage id="address.searching" />;
  if (status.kind === 'found')
    return (
      <FormattedMessage
        id="address.foundCount"
        values={{ count: status.addresses.length, postcode: status.postcode }}
      />
    );
  if (status.kind === 'none') return <FormattedMessage id="address.foundNone" values={{ postcode: status.postcode }} />;
  if (status.kind === 'failed') return <FormattedMessage id="address.findFailed" />;
  return null;
};

/** Status of the look-up, announced as it changes. */
export const LookupNote = ({ status, isTaken }: LookupNoteProps) => (
  <span role="status">{noteOf(status, isTaken)}</span>
);
