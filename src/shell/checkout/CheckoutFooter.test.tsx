import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '@/testing/renderShell';
import { CheckoutFooterLinks } from './CheckoutFooterLinks';

const answer = (items: object[]) => ({
  CheckoutFooterLinks: { cmsBlocks: { __typename: 'CmsBlocks', items } },
});

test('the links are those of the back office', async () => {
  const content = '<ul><li><a href="/terms">Small print</a></li></ul>';
  const block = { __typename: 'CmsBlock', identifier: 'checkout_footer_links', content };
  renderShell(<CheckoutFooterLinks />, answer([block]));
  expect(await screen.findByRole('link', { name: 'Small print' })).toHaveAttribute('href', '/terms');
});

test('without a block the small print is there all the same', async () => {
  const { asked } = renderShell(<CheckoutFooterLinks />, answer([]));
  await waitFor(() => expect(asked).toEqual(['CheckoutFooterLinks']));
  expect(screen.getByRole('link', { name: 'Privacy Notice' })).toHaveAttribute('href', '/privacy-notice');
});
