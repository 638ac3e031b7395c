import { useIntl } from 'react-intl';

import { below1440, below640, below960 } from '@/ui/breakpoints';
import { blockClassNames } from '../../block/blockClassNames';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { useBoxCss } from '../../block/useBoxCss';
import { ProductRow } from './ProductRow';
import styles from './ProductsBlock.module.css';
import { type ProductsProps, readProducts } from './readProducts';
import { useProductCards } from './useProductCards';

const cardSizes = `${below640} 58vw, ${below960} 40vw, ${below1440} 22vw, 318px`;

/** The heading that stands before the list among its neighbours. */
const headingOf = (element: HTMLElement): string | undefined => {
  let place = element.previousElementSibling;
  while (place && !/^H\d$/.test(place.tagName)) place = place.previousElementSibling;
  return place?.textContent.trim() || undefined;
};

const ProductsView = ({ node, props }: BlockViewProps<ProductsProps>) => {
  const intl = useIntl();
  const { isEmpty, isBusy, cards, failure } = useProductCards(props, cardSizes);
  const style = useBoxCss(node);
  if (isEmpty) return null;

  const label = intl.formatMessage({ id: 'content.products' });
  return (
    <div className={blockClassNames(node)} style={style} aria-busy={isBusy}>
      {failure ??
        (node.appearance === 'carousel' ? (
          <ProductRow label={label} heading={headingOf(node.element)} cards={cards} movement={props} />
        ) : (
          <ul className={styles.grid} aria-label={label}>
            {cards.map((card) => (
              <li key={card.key} className={styles.item}>
                {card}
              </li>
            ))}
          </ul>
        ))}
    </div>
  );
};

/** Products that an editor chose, as a grid or a carousel. */
export const ProductsBlock = contentBlock(readProducts, ProductsView);
