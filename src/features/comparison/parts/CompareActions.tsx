import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { type ComparedProduct, useCompared } from '../compared';
import { comparePath } from '../comparePath';
import { useToggleCompared } from '../useToggleCompared';
import { ListTrouble } from '../ListTrouble';

/** Puts the product of a page into the comparison, and leads to it. */
export const CompareActions = (product: ComparedProduct) => {
  const products = useCompared();
  const toggle = useToggleCompared();
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
      {CAPABILITIES.compareLists ? <ListTrouble /> : null}
    </>
  );
};
