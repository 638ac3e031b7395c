import { useId } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { webAddress } from '@/kernel/routing/webAddress';
import { Badge, type BadgeProps } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Fact } from '@/ui/Fact/Fact';
import { Facts } from '@/ui/Fact/Facts';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { orderPath } from '../ordersAddress';
import styles from './DownloadCard.module.css';
import type { Download } from './readDownloads';

const kinds: Readonly<Record<string, BadgeProps['kind']>> = { available: 'success', expired: 'off' };

const Title = ({ download: { productName, orderNumber } }: { download: Download }) =>
  productName === null ? (
    <FormattedMessage id="downloads.ofOrder" values={{ number: orderNumber }} />
  ) : (
    <>{productName}</>
  );

/** A file that was bought: what it is, whether it can be had, and the way to it. */
export const DownloadCard = ({ download }: { download: Download }) => {
  const titleId = useId();
  const fileId = useId();
  const { productName, linkTitle, orderNumber, date, status, left } = download;
  const isAvailable = status === 'available';
  const address = isAvailable ? webAddress(download.address) : null;
  // A product of one file is often called as that.
  const fileTitle = linkTitle === productName ? null : linkTitle;
  return (
    <article className={styles.card} aria-labelledby={fileTitle === null ? titleId : `${titleId} ${fileId}`}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 id={titleId} className={styles.name}>
            <Title download={download} />
          </h2>
          {fileTitle !== null && (
            <p id={fileId} className={styles.soft}>
              {fileTitle}
            </p>
          )}
        </div>
        {status !== '' && (
          <Badge kind={kinds[status] ?? 'info'}>
            <FormattedMessage id="downloads.state" values={{ status }} />
          </Badge>
        )}
      </div>
      <div className={styles.head}>
        <Facts>
          <Fact label={<FormattedMessage id="orders.order" />}>
            <ShopLink to={orderPath(orderNumber)}>{orderNumber}</ShopLink>
          </Fact>
          {date !== null && (
            <Fact label={<FormattedMessage id="orders.placed" />}>
              <FormattedDate value={parseBackendTime(date)} day="numeric" month="long" year="numeric" />
            </Fact>
          )}
          {isAvailable && left !== null && (
            <Fact label={<FormattedMessage id="downloads.left" />}>
              <FormattedNumber value={left} />
            </Fact>
          )}
        </Facts>
        {address !== null && (
          <Button priority="normal" href={address} rel="noopener">
            <FormattedMessage id="downloads.get" />
            <VisuallyHidden> {linkTitle ?? <Title download={download} />}</VisuallyHidden>
          </Button>
        )}
      </div>
      {status === 'pending' && (
        <p className={styles.soft}>
          <FormattedMessage id="downloads.pendingHint" />
        </p>
      )}
    </article>
  );
};
