import { caseNumbers, casesOf, faultProblems } from './faults.mjs';

const rowOf = (number, tests) => `| ${number} | what | how | ${tests} |`;
const table = (changes = {}) => caseNumbers.map((number) => rowOf(number, changes[number] ?? '`a.test.ts`')).join('\n');
const everyCase = caseNumbers.map((number) => `test('${number}: holds', () => {});`).join('\n');
const tests = (source = everyCase) => new Map([['a.test.ts', source]]);

describe('the table of cases', () => {
  it('is complete when each has a row whose tests name it', () => {
    expect(faultProblems(table(), tests())).toEqual([]);
  });

  it('knows what titles name', () => {
    expect([...casesOf("it('F-01, A-14: x', f); it(`F-02: %s`, f); it('about F-03', f);")]).toEqual([
      'F-01',
      'A-14',
      'F-02',
    ]);
  });

  it.each([
    ['a case without a row', table().replace(/.*F-31.*\n/, ''), undefined, 'F-31 has 0 rows'],
    ['a case with two', `${table()}\n${rowOf('F-31', '`a.test.ts`')}`, undefined, 'F-31 has 2 rows'],
    ['a case that is none', `${table()}\n${rowOf('F-90', '`a.test.ts`')}`, undefined, 'F-90 is no case'],
    ['a row without a test', table({ 'A-01': 'none' }), undefined, 'A-01 names no test'],
    [
      'a test that is not there',
      table({ 'A-01': '`b.test.ts`' }),
      undefined,
      'A-01 names b.test.ts, which is not there',
    ],
    [
      'a test that does not name its case',
      table(),
      everyCase.replace('A-01: ', ''),
      'in which no title begins with it',
    ],
    ['a title whose row leads elsewhere', table({ 'A-01': 'open: later' }), undefined, 'whose row does not name it'],
  ])('names %s', (_what, document, source, problem) => {
    expect(faultProblems(document, tests(source)).join('\n')).toContain(problem);
  });

  it('takes a reason in the place of a test', () => {
    const without = everyCase.replace(/.*A-01.*\n/, '');
    expect(faultProblems(table({ 'A-01': 'open: the worker is being rebuilt' }), tests(without))).toEqual([]);
  });
});
