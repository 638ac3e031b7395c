import type { ProductSubscriptionInput } from '@/schema.generated';
import type { SubscriptionFieldsFragment } from './api/Subscriptions.graphql.generated';

/** A subscription as the backend gives it. */
export type Subscription = SubscriptionFieldsFragment;

/** The right to change a subscription: a session needs no link. */
export const keyOf = ({ uid }: Subscription, link: string | null): ProductSubscriptionInput =>
  link === null ? { uid } : { uid, link };

/** What a subscription is called: by what comes. */
export const nameOf = ({ items }: Subscription): string => items.map(({ product_name: name }) => name).join(', ');

/** Whether nothing more comes of it. */
export const isEnded = ({ status }: Subscription): boolean => status === 'CANCELLED';
