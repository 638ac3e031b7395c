import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { type ComparedProduct, useCompared } from '../compared';
import { comparePath } from '../comparePath';
import { useToggleCompared } from '../useToggleCompared';
import { ListTrouble } from '../ListTrouble';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { useCompareNews } from './useCompareNews';

/** Puts the product of a page into the comparison, and leads to it. */
export const CompareActions = (product: ComparedProduct) => {
  const products = useCompared();
  const toggle = useToggleCompared();
  const news = useCompareNews(products);
  const isChosen = products.some(({ sku }) => sku === product.sku);
  return (
    <>
      <Button priority="lowLinkUnderline" aria-pressed={isChosen} onClick={() => toggle(product)}>
        <FormattedMessage id={isChosen ? 'compare.chosen' : 'compare.add'} />
      </Button>
      {products.length > 0 ? (
        <Button priority="lowLinkUnderline" to={comparePath(products.map(({ sku }) => sku))}>
          <FormattedMessage id="compare.open" values={{ count: products.length }} />
        </Button>
      ) : null}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {CAPABILITIES.compareLists ? <ListTrouble /> : null}
    </>
  );
};
