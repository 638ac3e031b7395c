import { screen } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { Button } from '@/ui/Button/Button';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { ConsentCheckbox } from './ConsentCheckbox';
import type { FormConsentContext } from './consentTexts';

playStockBuild();

test.each<FormConsentContext>(['newsletter', 'customer', 'account', 'contact'])(
  'a backend that takes no consent of %s has none demanded',
  async (context) => {
    const sent = jest.fn();
    const { user } = await renderShop({
      profile: 'stock',
      render: () => (
        <InformedForm aria-label="News" onSubmit={sent}>
          <ConsentCheckbox context={context} />
          <Button type="submit">Send</Button>
        </InformedForm>
      ),
    });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledTimes(1);
  },
);
