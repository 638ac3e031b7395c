import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { below640 } from '@/ui/breakpoints';
import styles from './ProductsBlock.module.css';
import { readProducts } from './readProducts';
import { useProductCards } from './useProductCards';

const cardSizes = `${below640} 45vw, 220px`;

/** Products of a widget that Magento rendered into running text, with the widget's title; nothing where none is left. */
export const ProductsWidget = ({ element }: { element: HTMLElement }) => {
  const intl = useIntl();
  const props = useMemo(() => readProducts(element), [element]);
  const { isEmpty, isBusy, cards, failure } = useProductCards(props, cardSizes);
  if (isEmpty) return null;

  const title = element.querySelector('.block-title')?.textContent.trim();
  return (
    <div aria-busy={isBusy}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {failure ?? (
        <ul className={styles.narrow} aria-label={title || intl.formatMessage({ id: 'content.products' })}>
          {cards.map((card) => (
            <li key={card.key} className={styles.item}>
              {card}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
