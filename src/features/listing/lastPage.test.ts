import type { AppError } from '@/kernel/errors/appError';
import { atLastPage } from './lastPage';

const refusal = (message: string): AppError => ({ kind: 'graphql', messages: [message], categories: [''] });
const ofList = refusal('currentPage value 99 specified is greater than the 9 page(s) available.');
const ofCategory = refusal('currentPage value 9 specified is greater than the number of pages available.');

test('a page behind the last one is the last one, however the backend says so', () => {
  expect(atLastPage(ofList, '?page=99&form=a,b')).toBe('?page=9&form=a,b');
  expect(atLastPage(ofCategory, '?page=99', 9)).toBe('?page=9');
});

test('nothing else is', () => {
  expect(atLastPage(ofCategory, '?page=99')).toBeUndefined();
  expect(atLastPage(ofCategory, '?page=9', 9)).toBeUndefined();
  expect(atLastPage(refusal('Internal server error'), '?page=99', 9)).toBeUndefined();
  expect(atLastPage({ kind: 'network', message: 'currentPage value 1' }, '?page=99', 9)).toBeUndefined();
});
