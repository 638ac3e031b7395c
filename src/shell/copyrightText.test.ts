import { copyrightText } from './copyrightText';

it('puts the current year in its place, and lives without a text', () => {
  const now = new Date('2031-05-01T12:00:00Z');
  expect(copyrightText('© {year} Halewell Ltd. {YEAR}', now)).toBe('© 2031 Halewell Ltd. 2031');
  expect(copyrightText(null, now)).toBe('');
});
