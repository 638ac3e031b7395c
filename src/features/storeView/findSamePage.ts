import type { ApolloClient } from '@apollo/client';
import { FindCategoryPathDocument } from './api/FindCategoryPath.graphql.generated';
import { FindPageDocument } from './api/FindPage.graphql.generated';
import { FindProductPathDocument } from './api/FindProductPath.graphql.generated';

type Path = string | null | undefined;

/** The cache knows one store view only. */
const optionsFor = (storeCode: string) =>
  ({ fetchPolicy: 'no-cache', context: { headers: { Store: storeCode } } }) as const;

const findPage = async (apollo: ApolloClient, url: string, storeCode: string) => {
  const { data } = await apollo.query({ query: FindPageDocument, variables: { url }, ...optionsFor(storeCode) });
  return data?.route;
};

const joined = (path: Path, suffix: Path): string | undefined => (path ? `${path}${suffix ?? ''}` : undefined);

const productPath = async (apollo: ApolloClient, sku: string, storeCode: string): Promise<string | undefined> => {
  const options = optionsFor(storeCode);
  const { data } = await apollo.query({ query: FindProductPathDocument, variables: { sku }, ...options });
  const found = data?.products?.items?.find((item) => item?.sku === sku);
  return joined(found?.url_key, found?.url_suffix);
};

const categoryPath = async (apollo: ApolloClient, uid: string, storeCode: string): Promise<string | undefined> => {
  const options = optionsFor(storeCode);
  const { data } = await apollo.query({ query: FindCategoryPathDocument, variables: { uid }, ...options });
  const found = data?.categories?.items?.find((item) => item?.uid === uid);
  return joined(found?.url_path, found?.url_suffix);
};

/**
 * Where the page of a path is in another store view: a product by its SKU, a category by its uid, because their paths may
 * be in another language there, everything else by its path.
 * @returns the path; undefined when the other store view has no such page. A page of the shop itself, such as the cart,
 * is unknown to both and stays.
 */
export const findSamePage = async (
  apollo: ApolloClient,
  pathname: string,
  from: string,
  to: string,
): Promise<string | undefined> => {
  const here = await findPage(apollo, pathname, from);
  if (!here) return pathname;
  const named =
    'sku' in here && here.sku
      ? await productPath(apollo, here.sku, to)
      : 'uid' in here
        ? await categoryPath(apollo, here.uid, to)
        : undefined;
  const path = named ?? (await findPage(apollo, pathname, to))?.relative_url;
  return path === null || path === undefined ? undefined : `/${path.replace(/^\/+/, '')}`;
};
