import fc from 'fast-check';
import { plainCode, visibleText } from './visibleText';

test.each([
  ['\u200BAnn\u200F', 'Ann'],
  ['Fi\u00ADsher', 'Fisher'],
  ['\uFEFF1 High Street\u202C', '1 High Street'],
  ['👩\u200D🔬', '👩\u200D🔬'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['two\nlines', 'two\nlines'],
])('%j is seen as %j', (text, seen) => expect(visibleText(text)).toBe(seen));

test.each([
  ['\u202A+44 7700 900456\u202C', '+44 7700 900456'],
  ['０７７００ ９００４５６', '07700 900456'],
  ['ＢＳ６ ６ＡＮ', 'BS6 6AN'],
  ['ann\u200B@example\u200D.com', 'ann@example.com'],
  ['WEL\u00ADCOME10', 'WELCOME10'],
])('%j is read as %j', (text, read) => expect(plainCode(text)).toBe(read));

test('what is clean stays as it is, however often it is cleaned', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(visibleText(visibleText(text))).toBe(visibleText(text));
      expect(plainCode(plainCode(text))).toBe(plainCode(text));
    }),
  );
});
