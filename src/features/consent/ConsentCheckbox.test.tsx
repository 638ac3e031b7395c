import { screen, waitFor } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { Button } from '@/ui/Button/Button';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';
import { ConsentCheckbox } from './ConsentCheckbox';

test('a form that is sent before the words of its consent are there misses the consent', async () => {
  const sent = jest.fn();
  const shop = await renderShop({
    render: () => (
      <InformedForm aria-label="News" onSubmit={sent}>
        <ConsentCheckbox context="newsletter" />
        <Button type="submit">Send</Button>
      </InformedForm>
    ),
    seed: ({ db, faults }) => {
      insertStore(db);
      insertStoreSetting(db, 'gdpr_consent_texts', {
        label_newsletter: 'I agree to <a href="/privacy-notice">it</a>.',
      });
      faults.set([
        { target: { operation: 'NewsletterConsentTexts' }, fault: { kind: 'delay', milliseconds: 500 }, times: 1 },
      ]);
    },
  });
  const send = () => shop.user.click(screen.getByRole('button', { name: 'Send' }));
  const box = () => screen.getByRole('checkbox', { name: /I agree to it/ });

  expect(screen.queryByRole('link', { name: 'it' })).not.toBeInTheDocument();
  await send();
  expect(sent).not.toHaveBeenCalled();

  await waitFor(() => expect(box()).toHaveAccessibleDescription(/^This field is mandatory/));
  await shop.user.click(box());
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});
