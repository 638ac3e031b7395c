import { FormattedDate, FormattedMessage } from 'react-intl';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Fact } from '@/ui/Fact/Fact';
import { Facts } from '@/ui/Fact/Facts';
import type { ListedReturnFragment } from './api/Returns.graphql.generated';
import styles from './returns/ReturnCard.module.css';
import { ReturnComment } from './returns/ReturnComment';
import { ReturnState } from './returns/ReturnState';

type ReturnedItem = NonNullable<NonNullable<ListedReturnFragment['items']>[number]>;

/** What the customer answered about an article, in the store's words. */
const answersOf = ({ custom_attributesV2: given }: ReturnedItem): string =>
  (given ?? [])
    .flatMap((answer) => {
      if (!answer) return [];
      if ('selected_options' in answer) return answer.selected_options.flatMap((option) => option?.label ?? []);
      return 'value' in answer ? [answer.value] : [];
    })
    .join(', ');

export interface ReturnCardProps {
  value: ListedReturnFragment;
  /** Its order, where the page is not about that order. */
  order?: { number: string; path: string } | undefined;
  /** Shows the return as it is now, after a message to the shop; without it none can be written. */
  onChanged?: (() => Promise<unknown>) | undefined;
}

/** A return: how far it is, what comes back and why, and what was written about it. */
export const ReturnCard = ({ value, order, onChanged }: ReturnCardProps) => {
  const titleId = `return-${value.number}`;
  const comments = (value.comments ?? []).filter((comment) => comment !== null);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Facts>
          <Fact label={<FormattedMessage id="return.name" />}>
            <strong id={titleId}>{value.number}</strong>
          </Fact>
          {order && (
            <Fact label={<FormattedMessage id="orders.order" />}>
              <ShopLink to={order.path}>{order.number}</ShopLink>
            </Fact>
          )}
          <Fact label={<FormattedMessage id="return.requested" />}>
            <FormattedDate value={parseBackendTime(value.created_at)} day="numeric" month="long" year="numeric" />
          </Fact>
        </Facts>
        {value.status && <ReturnState status={value.status} />}
      </div>
      <ul className={styles.lines}>
        {(value.items ?? []).map(
          (item) =>
            item && (
              <li key={item.uid}>
                <FormattedMessage
                  id="tracking.item"
                  values={{
                    quantity: item.request_quantity,
                    name: item.order_item.product_name ?? item.order_item.product_sku,
                  }}
                />
                <span className={styles.soft}>{answersOf(item)}</span>
              </li>
            ),
        )}
      </ul>
      {comments.length > 0 && (
        <ul className={styles.comments}>
          {comments.map(({ uid, text, author_name: author, created_at: time }) => (
            <li key={uid}>
              {text}
              <span className={styles.soft}>
                {author}, <FormattedDate value={parseBackendTime(time)} day="numeric" month="long" year="numeric" />
              </span>
            </li>
          ))}
        </ul>
      )}
      {onChanged && <ReturnComment uid={value.uid} number={value.number} onSent={onChanged} />}
    </article>
  );
};
