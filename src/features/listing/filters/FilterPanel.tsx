import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '@/kernel/scheduling/afterPaint';
import { Drawer } from '@/ui/Drawer/Drawer';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { FilterActions } from './FilterActions';
import { FilterList } from './FilterList';
import styles from './FilterPanel.module.css';
import { appliedFilters, type ListLocation, toListLocation, withoutFilters } from '../parts/listLinks';
import { SidebarShimmer } from '../parts/SidebarShimmer';
import type { ListScope } from './facetVariables';
import { useFacets } from './useFacets';

export interface FilterPanelProps {
  scope: ListScope;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters over a small screen: choices count when they are applied; closing without that keeps the old ones. */
export const FilterPanel = ({ scope, isOpen, onClose }: FilterPanelProps) => {
  const { formatMessage } = useIntl();
  const location = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ListLocation>(location);
  /** The choice that counts are asked for: it is marked first, as to ask takes the client longer. */
  const [asked, setAsked] = useState(location.search);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // Each opening starts from the filters of the address.
    if (isOpen) {
      setDraft(location);
      setAsked(location.search);
    }
  }
  const { facets, isLoading, hasFailed, retry } = useFacets(scope, asked);
  const choose = (link: string): void => {
    const next = toListLocation(link);
    setDraft(next);
    afterPaint(() => setAsked(next.search));
  };
  // The panel comes at once, what it holds a moment later: a long list would keep the press waiting.
  const isThere = useDeferredValue(isOpen, false) || !isOpen;
  const shown = isThere ? facets : undefined;
  const apply = (): void => {
    onClose();
    if (draft.search !== location.search) void navigate(draft.pathname + draft.search);
  };

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      label={formatMessage({ id: 'listing.filters' })}
      footer={
        shown ? (
          <>
            <FilterActions
              total={shown.total}
              isLoading={isLoading}
              onShow={apply}
              onClear={() => choose(withoutFilters(draft))}
              canClear={appliedFilters(draft.search).length > 0}
            />
            <VisuallyHidden>
              <span role="status">
                {isLoading ? null : <FormattedMessage id="category.count" values={{ count: shown.total }} />}
              </span>
            </VisuallyHidden>
          </>
        ) : null
      }
    >
      {hasFailed ? (
        <div className={styles.failed}>
          <RetryNotice onRetry={retry} isLoading={isLoading}>
            <FormattedMessage id="listing.filtersFailed" />
          </RetryNotice>
        </div>
      ) : null}
      {shown ? <FilterList facets={shown} location={draft} onChoose={choose} /> : hasFailed ? null : <SidebarShimmer />}
      <div className={styles.end} />
    </Drawer>
  );
};
