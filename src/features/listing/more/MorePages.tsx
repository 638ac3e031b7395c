import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isPlainClick } from '@/kernel/routing/isPlainClick';
import { Button } from '@/ui/Button/Button';
import type { ProductListingProps } from '../ProductListing';
import { readListQuery } from '../listQuery';
import { pageLink } from '../parts/listLinks';
import { MorePage } from './MorePage';
import { moreVariables } from './moreVariables';
import type { PagesShown } from './usePagesShown';
import styles from './MorePages.module.css';

export interface MorePagesProps
  extends
    Pick<ProductListingProps, 'label' | 'scope' | 'sortedBy' | 'renderAction' | 'renderCorner'>,
    Pick<PagesShown, 'last' | 'isFresh' | 'showMore'> {
  /** Number of the page that the address asks for. */
  page: number;
  pages: number;
  total: number;
}

/** The pages of a list below that of its address, and the way to the next: a link, which shows it here when it is clicked. */
export const MorePages = (props: MorePagesProps) => {
  const { label, scope, sortedBy, renderAction, renderCorner, page, pages, total, last, isFresh, showMore } = props;
  const { formatMessage } = useIntl();
  const location = useLocation();
  const { pageSize } = readListQuery(location.search);
  const countOf = (number: number): number => Math.min(pageSize, total - (number - 1) * pageSize);
  const further = Array.from({ length: Math.max(0, last - page) }, (_, index) => page + 1 + index);
  const shown = Math.min(total, last * pageSize);
  return (
    <>
      {further.map((number) => (
        <MorePage
          key={number}
          variables={moreVariables(scope, location.search, sortedBy, number)}
          expected={countOf(number)}
          takesFocus={isFresh && number === last}
          label={`${label}, ${formatMessage({ id: 'listing.pageOf' }, { page: number, pages })}`}
          renderAction={renderAction}
          renderCorner={renderCorner}
        />
      ))}
      <div className={styles.more}>
        <p className={styles.seen}>
          <FormattedMessage id="listing.seen" values={{ from: (page - 1) * pageSize + 1, to: shown, count: total }} />
        </p>
        {last < pages ? (
          <Button
            href={pageLink(location, last + 1)}
            priority="low"
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              // Products of two moments do not stand in one list: the link leads to a page of its own then.
              const isOfEarlier = CAPABILITIES.preview && window.shopBoot?.hasPreviewEnded;
              if (!isPlainClick(event) || isOfEarlier) return;
              event.preventDefault();
              showMore();
            }}
          >
            <FormattedMessage id="listing.moreProducts" values={{ count: countOf(last + 1) }} />
          </Button>
        ) : null}
      </div>
    </>
  );
};
