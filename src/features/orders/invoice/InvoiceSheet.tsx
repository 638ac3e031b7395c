import { FormattedDate, FormattedMessage } from 'react-intl';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { Fact } from '@/ui/Fact/Fact';
import { linesOnOrder } from '../orderAddress';
import { OrderTotals } from '../OrderTotals';
import type { InvoicedFragment } from '../api/InvoicedOrder.graphql.generated';
import styles from './Invoice.module.css';
import { InvoiceLines } from './InvoiceLines';
import { InvoiceParty } from './InvoiceParty';
import type { SellerDetails } from './useInvoice';

export interface InvoiceSheetProps {
  order: InvoicedFragment;
  seller: SellerDetails;
  /** Of the invoice. */
  number: string;
}

/** The invoice itself, as it is printed. */
export const InvoiceSheet = ({ order, seller, number }: InvoiceSheetProps) => {
  const buyer = order.billing_address ?? order.shipping_address;
  return (
    <article className={styles.sheet} aria-labelledby="invoice">
      <div className={styles.head}>
        <h1 id="invoice">
          <FormattedMessage id="invoice.title" values={{ number }} />
        </h1>
        <dl className={styles.facts}>
          <Fact label={<FormattedMessage id="orders.order" />}>{order.number}</Fact>
          <Fact label={<FormattedMessage id="orders.placed" />}>
            <FormattedDate value={parseBackendTime(order.order_date)} day="numeric" month="long" year="numeric" />
          </Fact>
        </dl>
      </div>
      <div className={styles.parties}>
        <InvoiceParty
          label={<FormattedMessage id="invoice.seller" />}
          lines={[seller.name, ...seller.street, [seller.city, seller.postcode].filter(Boolean).join(' ')].filter(
            Boolean,
          )}
          countryCode={seller.country_code}
        >
          <span className={styles.soft}>
            {seller.vat_number ? (
              <FormattedMessage id="invoice.vatNumber" values={{ number: seller.vat_number }} />
            ) : null}
          </span>
          <span className={styles.soft}>
            {seller.company_number ? (
              <FormattedMessage id="invoice.companyNumber" values={{ number: seller.company_number }} />
            ) : null}
          </span>
        </InvoiceParty>
        {buyer ? (
          <InvoiceParty
            label={<FormattedMessage id="invoice.buyer" />}
            lines={linesOnOrder(buyer)}
            countryCode={buyer.country_code}
          />
        ) : null}
      </div>
      <InvoiceLines items={order.items} />
      {order.total ? (
        <OrderTotals
          total={order.total}
          lines={order.items ?? []}
          isShipped={order.shipping_address !== null}
          isCollected={Boolean(order.pickup)}
        />
      ) : null}
    </article>
  );
};
