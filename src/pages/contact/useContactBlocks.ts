import { useQuery } from '@apollo/client/react';
import { GetContactPageBlocksDocument } from './GetContactPageBlocks.graphql.generated';

const identifiers = [...BRAND.blocks.contact];

/** A block of the back office that is there. */
export interface ContactBlock {
  identifier: string;
  content: string;
}

/** Returns the blocks beside the form, in their order; missing ones are left out. */
export const useContactBlocks = (): { blocks: readonly ContactBlock[]; isLoading: boolean } => {
  // A block that is not there is an error beside the others.
  const { data, loading } = useQuery(GetContactPageBlocksDocument, { variables: { identifiers }, errorPolicy: 'all' });
  const blocks = (data?.cmsBlocks?.items ?? []).flatMap((block) =>
    block?.content ? [{ identifier: block.identifier ?? '', content: block.content }] : [],
  );
  return { blocks, isLoading: loading && !data };
};
