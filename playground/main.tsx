import '@/ui/tokens.css';
import '@/ui/fonts/fonts.css';
import '@/ui/Image/noPicture.css';
import '@/shell/base.css';
import '@/shell/global.css';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { sourceMessages } from '@/kernel/i18n/sourceMessages';
import { Playground } from './Playground';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <IntlProvider locale="en-GB" messages={sourceMessages}>
      <MemoryRouter>
        <Playground />
      </MemoryRouter>
    </IntlProvider>,
  );
}
