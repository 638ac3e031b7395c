import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Wrap } from '@/ui/Wrap/Wrap';
import { blockContent } from '../blockContent';
import { BlockSlot } from '../BlockSlot';
import { useAnotherTry } from '../useAnotherTry';
import { useShopSettings } from '../useShopSettings';
import { FooterBlocksDocument } from './FooterBlocks.graphql.generated';
import { FooterColumns } from './FooterColumns';
import styles from './FooterContent.module.css';
import { FooterLegal } from './FooterLegal';
import { Newsletter } from './Newsletter';
import { NewsletterLine } from './NewsletterLine';
import { useIsFormComing } from './NewsletterSignUp';
import { useIsTaskPage } from './useIsTaskPage';

const identifiers = [BRAND.blocks.footer, BRAND.blocks.footerLinks];

export interface FooterContentProps {
  /** It is near the window, or in it; otherwise somebody reads by keyboard, and may never come to the form. */
  isSeen: boolean;
}

/** Content of the footer, from the newsletter down to the copyright. It comes all at once: a part would push the others. */
export const FooterContent = ({ isSeen }: FooterContentProps) => {
  const { config } = useShopSettings();
  const isQuiet = useIsTaskPage();
  const [hasFocus, setHasFocus] = useState(false);
  // A block that is not there is an error beside the others.
  const { data, loading, refetch } = useQuery(FooterBlocksDocument, { variables: { identifiers }, errorPolicy: 'all' });
  useAnotherTry(!loading && !data, refetch);
  // A backend that does not say has one.
  const hasNewsletter = config !== undefined && config.newsletter_enabled !== false;
  const isFormComing = useIsFormComing(isSeen && hasNewsletter && !isQuiet);
  if (loading || isFormComing) return null;

  return (
    <div role="presentation" className={styles.content} onFocus={() => setHasFocus(true)}>
      {hasNewsletter ? isQuiet ? <NewsletterLine /> : <Newsletter isWanted={isSeen || hasFocus} /> : null}
      <div className={styles.ink} data-on-ink>
        <Wrap className={styles.inside}>
          <BlockSlot html={blockContent(data, BRAND.blocks.footer)} className={styles.additional} />
          <FooterColumns hasContact={config?.contact_enabled ?? false} />
          <BlockSlot html={blockContent(data, BRAND.blocks.footerLinks)} className={styles.links} />
          <FooterLegal copyright={config?.copyright} />
        </Wrap>
      </div>
    </div>
  );
};
