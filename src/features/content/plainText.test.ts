import { plainParagraphs, textOf } from './plainText';

describe('plain text of HTML', () => {
  it('reads paragraphs of text and the usual entities', () => {
    expect(plainParagraphs('<p>Salt &amp; pepper</p>\n <p>It&#39;s 5&nbsp;mg &lt; 6 mg</p>')).toEqual([
      'Salt & pepper',
      "It's 5\u00a0mg < 6 mg",
    ]);
    expect(plainParagraphs('No markup')).toEqual(['No markup']);
  });

  it.each(['<p>a <b>b</b></p>', '<p class="x">a</p>', '<ul><li>a</li></ul>', '<p>a</p><script>1</script>', '<p>a'])(
    'leaves %s to the reader of HTML',
    (html) => {
      expect(plainParagraphs(html)).toBeUndefined();
    },
  );

  it('takes the words out of markup', () => {
    expect(textOf('<p>One <b>two</b></p>\n<p>three &unknown;</p>')).toBe('One two three &unknown;');
  });
});
