/**
 * Where a Magento lies, by the address of its GraphQL: origin and path, without a slash at the end. REST, pictures and
 * everything else of it lie beside its GraphQL.
 */
export const backendBase = (url) => {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+(?:graphql)?\/*$/, '');
};
