import type { Config } from 'dompurify';
import { shopPolicy } from '@/kernel/trustedTypes/shopPolicy';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** Where the browser has Trusted Types it is one of its policies; elsewhere it hands on texts, and serves as well. */
const isPolicy = (policy: unknown): policy is Policy => Boolean(policy);

const policy: unknown = shopPolicy();

/** The shop's policy for the sanitiser: never DOMPurify's own, whose name any script before it could claim to vouch for all. */
export const ownPolicy: Policy | null = isPolicy(policy) ? policy : null;
