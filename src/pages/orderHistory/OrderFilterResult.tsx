import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { downloadsPath } from '@/features/orders/orderedItems';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './OrderHistoryPage.module.css';
import { allOrders, isFiltered, ordersPath, type OrdersQuestion, returnsPath } from './ordersAddress';
import type { OrdersView } from './useOrders';

/** That there is no order, or none that was asked for. */
const NothingFound = ({ question }: { question: OrdersQuestion }) => {
  if (!isFiltered(question)) return <FormattedMessage id="orders.empty" />;
  if (question.number === '') return <FormattedMessage id="orders.noneFound" />;
  return <FormattedMessage id="orders.noMatch" values={{ number: question.number }} />;
};

const NoOrders = ({ question }: { question: OrdersQuestion }) =>
  isFiltered(question) ? (
    <EmptyState
      heading={<NothingFound question={question} />}
      text={<FormattedMessage id={question.number === '' ? 'orders.noneFoundHint' : 'orders.noMatchHint'} />}
      action={
        <Button priority="normal" to={ordersPath(allOrders)}>
          <FormattedMessage id="orders.showAll" />
        </Button>
      }
    />
  ) : (
    <EmptyState
      heading={<NothingFound question={question} />}
      text={<FormattedMessage id="orders.emptyHint" />}
      action={
        <Button priority="normal" to="/">
          <FormattedMessage id="orders.emptyAction" />
        </Button>
      }
    />
  );

export interface OrderFilterResultProps {
  view: OrdersView;
  question: OrdersQuestion;
}

/** How many orders were found, and ways on. The status is there before the answer, so that what comes into it is read out. */
export const OrderFilterResult = ({ view, question }: OrderFilterResultProps) => {
  const status = useRef<HTMLParagraphElement>(null);
  const asked = ordersPath(question);
  const last = useRef(asked);
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    // A link to another page, or to all orders, went with the list that it belonged to.
    if (document.activeElement === document.body) status.current?.focus();
  }, [asked]);
  return (
    <>
      <div className={view.kind === 'filled' ? styles.count : undefined}>
        <p ref={status} role="status" tabIndex={-1}>
          {view.kind === 'filled' && <FormattedMessage id="orders.count" values={{ count: view.count }} />}
          {view.kind === 'empty' && (
            <VisuallyHidden>
              <NothingFound question={question} />
            </VisuallyHidden>
          )}
        </p>
        {view.kind === 'filled' && isFiltered(question) && (
          <Button priority="lowLinkUnderline" to={ordersPath(allOrders)}>
            <FormattedMessage id="orders.showAll" />
          </Button>
        )}
        {CAPABILITIES.returns && view.kind === 'filled' && view.hasReturns && (
          <Button priority="lowLinkUnderline" to={returnsPath()}>
            <FormattedMessage id="returns.title" />
          </Button>
        )}
        {CAPABILITIES.purchasedDownloads && view.kind === 'filled' && view.hasDownloads && (
          <Button priority="lowLinkUnderline" to={downloadsPath}>
            <FormattedMessage id="downloads.title" />
          </Button>
        )}
      </div>
      {view.kind === 'empty' && <NoOrders question={question} />}
    </>
  );
};
