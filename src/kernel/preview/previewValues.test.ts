import { dropPreview, previewTimeLeft, readPreviewMessage, savedPreview, savePreview } from './previewValues';

const values = { authorization: 'Bearer abc.DEF-1', version: '1795510800' };

describe('the values of a preview', () => {
  afterEach(() => {
    jest.useRealTimers();
    window.sessionStorage.clear();
  });

  it('come with or without the word before the token', () => {
    expect(readPreviewMessage({ authorization: 'abc.DEF-1', previewVersion: '1795510800' })).toEqual(values);
    expect(readPreviewMessage({ authorization: 'Bearer abc.DEF-1', previewVersion: '1795510800', more: 1 })).toEqual(
      values,
    );
  });

  it.each([
    undefined,
    null,
    'abc',
    [],
    {},
    { authorization: 'abc' },
    { previewVersion: '1' },
    { authorization: 'abc', previewVersion: 1 },
    { authorization: '', previewVersion: '1' },
    { authorization: 'abc\r\nX: y', previewVersion: '1' },
    { authorization: 'Basic abc', previewVersion: '1' },
    { authorization: 'abc', previewVersion: 'now' },
    { authorization: 'a'.repeat(5000), previewVersion: '1' },
    { authorization: 'abc', previewVersion: '1'.repeat(40) },
  ])('A-06: are none of what else a window may send: %j', (message) => {
    expect(readPreviewMessage(message)).toBeUndefined();
  });

  it('are kept for ten seconds, and saved once', () => {
    jest.useFakeTimers();
    expect(savePreview(values)).toBe(true);
    expect(savePreview(values)).toBe(false);
    expect(savePreview({ ...values, version: '1' })).toBe(true);
    expect(previewTimeLeft()).toBe(10_000);
    jest.advanceTimersByTime(9_900);
    expect(savedPreview()).toEqual({ ...values, version: '1' });
    jest.advanceTimersByTime(200);
    expect(savedPreview()).toBeUndefined();
    expect(previewTimeLeft()).toBe(0);
  });

  it('are gone when dropped, and never there when spoilt', () => {
    savePreview(values);
    dropPreview();
    expect(savedPreview()).toBeUndefined();
    window.sessionStorage.setItem(
      'HALEWELL__preview',
      JSON.stringify({ value: { version: 1 }, timeStored: Date.now() }),
    );
    expect(savedPreview()).toBeUndefined();
  });
});
