import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { useCalendar } from './useCalendar';

test.each([
  ['en-GB', ['12:15 am', '9:00 am', '12:30 pm']],
  ['de-DE', ['0:15', '9:00', '12:30']],
])('a time of day in %s, at noon and midnight, too', (locale, texts) => {
  const wrapper = ({ children }: { children: ReactNode }) => <IntlProvider locale={locale}>{children}</IntlProvider>;
  const { clock } = renderHook(useCalendar, { wrapper }).result.current;
  expect(['00:15', '09:00', '12:30'].map(clock)).toEqual(texts);
});
