import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AddToCartButton, type AddRequest } from '@/features/cart/AddToCartButton';
import { loadAddMore } from '@/features/cart/lazyCart';
import { Notice } from '@/ui/Notice/Notice';
import type { ProductChoices } from '../choices/readQuestions';
import { PartRow } from './PartRow';
import styles from './GroupedForm.module.css';

type Group = Extract<ProductChoices, { parts: unknown }>;
type GroupItem = NonNullable<NonNullable<Group['parts']>[number]>;
/** A product that is sold as part of a group. */
export type Part = NonNullable<GroupItem['product']>;

/** The parts that can be shown, in the merchant's order, with the number that the merchant proposes. */
const partsOf = (items: Group['parts']): { part: Part; proposed: number }[] =>
  (items ?? [])
    .filter((item) => item !== null)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ product: part, qty }) =>
      part ? [{ part, proposed: part.stock_status === 'OUT_OF_STOCK' ? 0 : (qty ?? 0) }] : [],
    );

/** The parts of a group, each with its price and number; one press adds all that are wanted. */
export const GroupedForm = ({ parts: items }: { parts: Group['parts'] }) => {
  const { formatMessage, formatList } = useIntl();
  const [parts] = useState(() => partsOf(items));
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(parts.map(({ part, proposed }) => [part.uid, proposed])),
  );
  const [error, setError] = useState('');
  const chosen = parts.flatMap(({ part }) => {
    const quantity = quantities[part.uid] ?? 0;
    return quantity > 0 ? [{ sku: part.sku ?? '', name: part.name ?? '', quantity }] : [];
  });

  const request = async (): Promise<AddRequest | undefined> => {
    if (chosen.length === 0) {
      setError(formatMessage({ id: 'grouped.none' }));
      return undefined;
    }
    const { addItems } = await loadAddMore();
    return async (dispatch) => {
      const refused = await dispatch(addItems(chosen));
      if (refused.length === 0) return;
      const names = formatList(chosen.filter(({ sku }) => refused.includes(sku)).map(({ name }) => name));
      const message = formatMessage({ id: 'grouped.partly' }, { names });
      throw new CombinedGraphQLErrors({ data: null, errors: [{ message }] });
    };
  };

  return (
    <>
      <ul className={styles.parts}>
        {parts.map(({ part }) => (
          <PartRow
            key={part.uid}
            part={part}
            quantity={quantities[part.uid] ?? 0}
            onChange={(quantity) => {
              setQuantities({ ...quantities, [part.uid]: quantity });
              setError('');
            }}
          />
        ))}
      </ul>
      {error ? (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      ) : null}
      {parts.some(({ part }) => part.stock_status !== 'OUT_OF_STOCK') ? (
        <AddToCartButton item={request} productName="" onError={setError} />
      ) : null}
    </>
  );
};
