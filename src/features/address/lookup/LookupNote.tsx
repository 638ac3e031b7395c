import { FormattedMessage } from 'react-intl';
import type { SearchStatus } from './useAddressSearch';

const noteOf = (status: SearchStatus) => {
  if (status.kind === 'searching') return <FormattedMessage id="address.searching" />;
  if (status.kind === 'found')
    return (
      <FormattedMessage id="address.foundCount" values={{ count: status.addresses.length, search: status.search }} />
    );
  if (status.kind === 'none') return <FormattedMessage id="address.foundNone" values={{ search: status.search }} />;
  if (status.kind === 'failed') return <FormattedMessage id="address.findFailed" />;
  return null;
};

/** Status of the look-up, announced as it changes. */
export const LookupNote = ({ status }: { status: SearchStatus }) => <span role="status">{noteOf(status)}</span>;
