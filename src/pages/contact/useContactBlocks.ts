import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { GetContactPageBlocksDocument } from './GetContactPageBlocks.graphql.generated';

const identifiers = [...BRAND.blocks.contact];

/** A block of the back office that is there. */
export interface ContactBlock {
  identifier: string;
  content: string;
}

export interface LoadedBlocks {
  /** In their order; missing ones are left out. */
  blocks: readonly ContactBlock[];
  /** For the first time. */
  isLoading: boolean;
  /** It is not known which blocks there are. */
  hasFailed: boolean;
  /** Another try is under way. */
  isRetrying: boolean;
  retry: () => Promise<unknown>;
}

/** Returns the blocks beside the form. */
export const useContactBlocks = (): LoadedBlocks => {
  // A block that is not there is an error beside the others.
  const { data, error, networkStatus, refetch } = useQuery(GetContactPageBlocksDocument, {
    variables: { identifiers },
    errorPolicy: 'all',
  });
  const blocks = (data?.cmsBlocks?.items ?? []).flatMap((block) =>
    block?.content ? [{ identifier: block.identifier ?? '', content: block.content }] : [],
  );
  const isRetrying = networkStatus === NetworkStatus.refetch;
  return {
    blocks,
    isLoading: networkStatus === NetworkStatus.loading && !data,
    hasFailed: !data?.cmsBlocks && (error !== undefined || isRetrying),
    isRetrying,
    retry: () => refetch(),
  };
};
