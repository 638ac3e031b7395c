import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '@/kernel/head/PageHead';
import { Button } from '@/ui/Button/Button';
import { focusHeadingWhenThere } from '@/ui/focus/focusHeading';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import styles from './invoice/Invoice.module.css';
import { InvoiceSheet } from './invoice/InvoiceSheet';
import { type InvoiceOf, useInvoice } from './invoice/useInvoice';

export interface InvoiceViewProps {
  of: InvoiceOf;
  /** Address of the page that the invoice was asked for on. */
  back: string;
}

/** An invoice to print, in the place of the page that led to it. */
export const InvoiceView = ({ of, back }: InvoiceViewProps) => {
  const { formatMessage } = useIntl();
  const state = useInvoice(of);
  // Its address differs by the query alone, which leaves the page where it was scrolled to.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    return focusHeadingWhenThere();
  }, []);
  return (
    <>
      <PageHead
        title={
          state.kind === 'shown'
            ? formatMessage({ id: 'invoice.title' }, { number: state.number })
            : formatMessage({ id: 'invoice.name' })
        }
        robots="noindex"
      />
      <p className={styles.actions}>
        <Button priority="lowLinkUnderline" to={back}>
          <FormattedMessage id="invoice.back" />
        </Button>
        {state.kind === 'shown' && (
          <Button priority="normal" size="small" onClick={() => window.print()}>
            <FormattedMessage id="invoice.print" />
          </Button>
        )}
      </p>
      {state.kind === 'loading' && <LoadingIndicator />}
      {state.kind === 'failed' && (
        <RetryNotice onRetry={state.retry}>
          <FormattedMessage id="invoice.failed" />
        </RetryNotice>
      )}
      {state.kind === 'none' && (
        <>
          <h1>
            <FormattedMessage id="invoice.name" />
          </h1>
          <Notice>
            <FormattedMessage id="invoice.none" />
          </Notice>
        </>
      )}
      {state.kind === 'shown' && <InvoiceSheet order={state.order} seller={state.seller} number={state.number} />}
    </>
  );
};
