import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ShopIntlProvider } from '@/kernel/i18n/ShopIntlProvider';
import { TestPlace } from './TestPlace';

/** Renders a part of the design system with texts and a router, and nothing of the shop behind it. */
export const renderUi = (content: ReactNode, path = '/') => {
  const Providers = ({ children }: { children: ReactNode }) => (
    <ShopIntlProvider>
      <MemoryRouter initialEntries={[path]}>
        <TestPlace>{children}</TestPlace>
      </MemoryRouter>
    </ShopIntlProvider>
  );
  return { ...render(content, { wrapper: Providers }), user: userEvent.setup() };
};
