import type { RequestContext } from '../context';
import { noSuchEntityError } from '../graphql/errors';
import type { ProductSubscriptionInput } from '../schema/resolvers.generated';

import { readLinkToken } from './manageLink';
import type { SubscriptionRow } from './models';
import { findSubscriptionByUid } from './subscriptionQueries';

/** Whether a link opens this subscription today; those of customers open by signing in alone. */
const isOpenedBy = ({ db, shopNow }: RequestContext, row: SubscriptionRow, link: string): boolean => {
  const read = row.customer_id === null ? readLinkToken(db, link, shopNow()) : null;
  return read?.uid === row.uid && !read.isExpired;
};

/**
 * The subscription that an operation names, for its owner.
 * @throws GraphQLError (graphql-no-such-entity) for everybody else, as for one that there is not.
 */
export const requireSubscription = (
  context: RequestContext,
  { uid, link }: ProductSubscriptionInput,
): SubscriptionRow => {
  const row = findSubscriptionByUid(context.db, uid);
  const isOwn = row !== undefined && row.customer_id !== null && row.customer_id === context.customerId;
  if (!row || !(isOwn || isOpenedBy(context, row, link ?? ''))) {
    throw noSuchEntityError(
      'This subscription cannot be found. Open it again from your account or from our last email.',
    );
  }
  return row;
};
