import { useEffect } from 'react';
import { shopPolicy } from '../trustedTypes/shopPolicy';

/** A description in the words of schema.org, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Puts a description of what is on screen into the head, for search engines. @returns takes it out. */
export const publishData = (data: StructuredData): (() => void) => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = shopPolicy().createScript(JSON.stringify({ '@context': 'https://schema.org', ...data }));
  document.head.append(script);
  return () => script.remove();
};

/**
 * Describes what a component shows while it is there.
 * @param data as it stands in the page: schema.org asks for nothing that a visitor does not see. The same object, or
 *   undefined for nothing, must come again while it says the same.
 */
export const useStructuredData = (data: StructuredData | undefined): void => {
  useEffect(() => (data === undefined ? undefined : publishData(data)), [data]);
};
