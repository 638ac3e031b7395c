import { FormattedMessage } from 'react-intl';
import { Notice } from '@/ui/Notice/Notice';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { ShopSearch } from './useShopSearch';

/** Why the device did not tell where it is. */
const deviceProblems = {
  denied: 'locator.denied',
  slow: 'locator.slow',
  unavailable: 'locator.unavailable',
} as const;

export interface ShopStatusProps {
  search: Pick<ShopSearch, 'found' | 'problem' | 'pending'>;
  /** All that were found are listed, and not the first few. */
  isUnfolded: boolean;
  /** No shop has everything. */
  isNone: boolean;
}

/** What a search for shops came to, in one live region. */
export const ShopStatus = ({ search: { found, problem, pending }, isUnfolded, isNone }: ShopStatusProps) => {
  const count = found?.length ?? 0;
  return (
    <div role="status">
      {problem && (
        <Notice kind="warning">
          {problem.kind === 'unknown' ? (
            <FormattedMessage id="locator.unknownPlace" values={{ place: problem.place }} />
          ) : (
            <FormattedMessage id={deviceProblems[problem.kind]} />
          )}
        </Notice>
      )}
      {isNone && (
        <Notice kind="warning">
          <FormattedMessage id="collect.none" />
        </Notice>
      )}
      {count > 0 && !pending && (
        <VisuallyHidden>
          {isUnfolded ? (
            <FormattedMessage id="collect.shown" values={{ count }} />
          ) : (
            <FormattedMessage id="collect.found" values={{ count, name: found?.[0]?.name }} />
          )}
        </VisuallyHidden>
      )}
    </div>
  );
};
