import { couponSpellings, giftCardSpellings } from './codeSpellings';

test.each([
  ['WELCOME10', ['WELCOME10']],
  ['"WELCOME10"', ['WELCOME10']],
  ['“WELCOME10”.', ['WELCOME10']],
  ['„WELCOME10“', ['WELCOME10']],
  ['»WELCOME10«', ['WELCOME10']],
  ['« WELCOME10 »,', ['WELCOME10']],
  ["'WELCOME10.'", ['WELCOME10']],
  ['\u200BWELCOME10\uFEFF', ['WELCOME10']],
  ['ＷＥＬＣＯＭＥ１０', ['WELCOME10']],
  ['WELCOME 10', ['WELCOME 10', 'WELCOME10']],
  ['“SUMMER\u00A0SALE”', ['SUMMER SALE', 'SUMMERSALE']],
  ['SAVE–10', ['SAVE–10', 'SAVE-10']],
  ['V1.5!', ['V1.5!']],
  [' “” ', []],
])('the discount code in %j', (typed, spellings) => {
  expect(couponSpellings(typed)).toEqual(spellings);
});

test.each([
  ['ABCD1234', ['ABCD1234']],
  ['ABCD-1234', ['ABCD-1234', 'ABCD1234']],
  ['“ABCD 1234”', ['ABCD 1234', 'ABCD-1234', 'ABCD1234']],
  ['ABCD – 1234.', ['ABCD – 1234', 'ABCD-1234', 'ABCD1234']],
  ['', []],
])('the gift card code in %j', (typed, spellings) => {
  expect(giftCardSpellings(typed)).toEqual(spellings);
});
