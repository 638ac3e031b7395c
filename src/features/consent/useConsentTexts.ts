import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
import type { ConsentContext } from './consentTexts';

interface ConsentTexts {
  /** HTML of the label; undefined while it is not known, and when the store has none. */
  label: string | undefined;
  /** HTML of what the law wants said besides. */
  legal: string | undefined;
  /** The store has not answered yet. */
  isLoading: boolean;
}

interface ConsentAnswer {
  storeConfig: { gdpr_consent_texts: Partial<Record<string, string | null>> | null } | null;
}

/** The query of one context. Who shows one context only brings its query, so that the others are not loaded with it. */
export type ConsentDocument = TypedDocumentNode<ConsentAnswer, Record<string, never>>;

const toTexts = (data: ConsentAnswer | undefined, context: ConsentContext): Omit<ConsentTexts, 'isLoading'> => {
  const texts = data?.storeConfig?.gdpr_consent_texts;
  return { label: texts?.[`label_${context}`] || undefined, legal: texts?.[`legal_${context}`] || undefined };
};

/**
 * The words of the store in a context.
 * @param fetchPolicy 'cache-first' where they have just been asked for ahead.
 */
export const useConsentTexts = (
  context: ConsentContext,
  document: ConsentDocument,
  fetchPolicy: 'cache-and-network' | 'cache-first' = 'cache-and-network',
): ConsentTexts => {
  const { data, loading } = useQuery(document, { fetchPolicy, skip: !CAPABILITIES.consentTexts });
  return { ...toTexts(data, context), isLoading: loading && data === undefined };
};
