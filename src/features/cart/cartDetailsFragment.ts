import { CartDetailsFragmentDoc } from './api/CartDetails.graphql.generated';

/** The fragment that reads the whole cart from the Apollo cache. */
export const cartDetailsFragment = { fragment: CartDetailsFragmentDoc, fragmentName: 'CartDetails' } as const;
