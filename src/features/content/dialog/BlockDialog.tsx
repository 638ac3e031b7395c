import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/ui/Dialog/Dialog';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { CmsBlocks } from '../CmsBlocks';
import { closeBlock, type LinkedBlock } from '../openedBlocks';
import { LinkedBlockDocument } from './LinkedBlock.graphql.generated';

const BlockContent = ({ identifier }: { identifier: string }) => {
  const { data, loading, error, refetch } = useQuery(LinkedBlockDocument, { variables: { identifier } });
  const blocks = data?.cmsBlocks?.items ?? [];
  if (blocks.some((block) => block?.content)) return <CmsBlocks blocks={blocks} />;
  if (loading) return <LoadingIndicator />;
  if (error) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="content.blockFailed" />
      </RetryNotice>
    );
  }
  return <CmsBlocks blocks={[]} />;
};

/** A CMS block over the page: fetched when it is first opened, mounted from then on. */
export const BlockDialog = ({ block, isOpen }: { block: LinkedBlock; isOpen: boolean }) => (
  <Dialog isOpen={isOpen} onClose={closeBlock} title={block.title} isKeptMounted>
    <BlockContent identifier={block.identifier} />
  </Dialog>
);
