import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { shownProducts } from '@/features/catalog/shownProducts';
import {
  type ComparedProduct,
  readAllCompared,
  readCompared,
  useCompared,
  writeCompared,
} from '@/features/comparison/compared';
import { comparePath, readComparedSkus } from '@/features/comparison/comparePath';
import { ListStart } from '@/features/comparison/ListStart';
import { ListTrouble } from '@/features/comparison/ListTrouble';
import { syncLater } from '@/features/comparison/loadSync';
import { PageHead } from '@/kernel/head/PageHead';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Wrap } from '@/ui/Wrap/Wrap';
import { ComparedProductsDocument } from './ComparedProducts.graphql.generated';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable';
import { type ListFact, useListFacts } from './list/useListFacts';

/** The products that the address names, else those that were chosen. */
const skusOf = (search: string, compared: readonly ComparedProduct[]): string[] => {
  const named = readComparedSkus(search);
  return named.length > 0 ? named : compared.map(({ sku }) => sku);
};

const noFacts: readonly ListFact[] = [];
const useFacts = CAPABILITIES.compareLists ? useListFacts : () => noFacts;

/** Up to four products side by side. The address names them, so that a comparison can be shared, printed and gone back to. */
export const ComparePage = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const dispatch = useAppDispatch();
  const compared = useCompared();
  const facts = useFacts();
  const skus = skusOf(search, compared);
  const sync = (): void => {
    if (CAPABILITIES.compareLists) dispatch(syncLater());
  };
  const { data, previousData, loading, error, refetch } = useQuery(ComparedProductsDocument, {
    variables: { skus, pageSize: Math.max(1, skus.length) },
    skip: skus.length === 0,
    notifyOnNetworkStatusChange: true,
  });
  const items = shownProducts((data ?? previousData)?.products?.items);
  const products = skus.flatMap((sku) => items.find((item) => item.sku === sku) ?? []);
  const isEmpty = skus.length === 0 || (data !== undefined && products.length === 0);

  // What an address names is the choice from now on: more is added to it from lists. A list that the backend keeps is not
  // given up for a link that somebody has sent.
  const keep = useEffectEvent(() => {
    if (CAPABILITIES.compareLists && readCompared().length > 0) return;
    writeCompared(products.map(({ uid, sku, name }) => ({ uid, sku: sku ?? '', name: name ?? '' })));
    sync();
  });
  useEffect(() => {
    if (data) keep();
  }, [data, search]);

  const remove = (gone: string): void => {
    heading.current?.focus();
    const rest = skus.filter((sku) => sku !== gone);
    writeCompared(readAllCompared().filter(({ sku }) => sku !== gone));
    sync();
    void navigate(comparePath(rest), { replace: true });
  };

  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={formatMessage({ id: 'compare.title' })} robots="noindex, follow" />
      <Wrap className={styles.page}>
        <div className={styles.head}>
          <h1 ref={heading} className={styles.heading} tabIndex={-1}>
            <FormattedMessage id="compare.title" />
          </h1>
          {products.length > 0 ? (
            <Button priority="lowLinkUnderline" className={styles.print} onClick={() => window.print()}>
              <FormattedMessage id="compare.print" />
            </Button>
          ) : null}
        </div>
        {CAPABILITIES.compareLists ? (
          <>
            <ListStart />
            <ListTrouble />
          </>
        ) : null}
        {isEmpty ? (
          <EmptyState
            text={<FormattedMessage id="compare.emptyText" />}
            heading={<FormattedMessage id="compare.empty" />}
            action={
              <Button to="/">
                <FormattedMessage id="category.emptyAction" />
              </Button>
            }
          />
        ) : products.length > 0 ? (
          <CompareTable products={products} facts={facts} onRemove={remove} />
        ) : loading || !error ? (
          <LoadingIndicator />
        ) : (
          <RetryNotice onRetry={() => refetch()}>
            <FormattedMessage id="compare.failed" />
          </RetryNotice>
        )}
      </Wrap>
    </main>
  );
};
