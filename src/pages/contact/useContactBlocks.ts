import { useQuery } from '@apollo/client/react';
import { GetContactPageBlocksDocument } from './GetContactPageBlocks.graphql.generated';

const identifiers = [...BRAND.blocks.contact];

/** A block of the back office that is there. */
export interface ContactBlock {
  identifier: string;
  content: string;
}

/** What stands beside the form, in its order; without what is not there. */
export const useContactBlocks = (): { blocks: readonly ContactBlock[]; isLoading: boolean } => {
  // A block that is not there is an error beside the others.
  const { data, loading } = useQuery(GetContactPageBlocksDocument, { variables: { identifiers }, errorPolicy: 'all' });
  const blocks = (data?.cmsBlocks?.items ?? []).flatMap((block) =>
    block?.content ? [{ identifier: block.identifier ?? '', content: block.content }] : [],
  );
  return { blocks, isLoading: loading && !data };
};
