import { plainLines, plainParagraphs, standInParagraphs, textOf } from './plainText';

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

describe('plain lines with links', () => {
  it('reads paragraphs and one list', () => {
    expect(plainLines('<p>See <a href="/delivery?to=uk#free">Delivery &amp; returns</a> first</p>\n')).toEqual({
      isList: false,
      lines: [[{ text: 'See ' }, { text: 'Delivery & returns', to: '/delivery?to=uk#free' }, { text: ' first' }]],
    });
    expect(plainLines('<ul>\n<li><a href="/a">A</a></li><li>B</li></ul>')).toEqual({
      isList: true,
      lines: [[{ text: 'A', to: '/a' }], [{ text: 'B' }]],
    });
  });

  it.each([
    '<p><a href="javascript:alert(1)">a</a></p>',
    '<p><a href="//elsewhere.example/">a</a></p>',
    '<p><a href="https://elsewhere.example/">a</a></p>',
    '<p><a href="/a" target="_blank">a</a></p>',
    '<p><a href="/media/terms.pdf">a</a></p>',
    '<p><a href="/leaflets/zinc.pdf?v=2">a</a></p>',
    '<p><a href="/a"><b>a</b></a></p>',
    '<p>a</p><ul><li>b</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<p><a href="/a">a</p>',
    '<p><a href="/&#10;/elsewhere">a</a></p>',
  ])('leaves %s to the reader of HTML', (html) => expect(plainLines(html)).toBeUndefined());
});

test.each([
  ['<p>One &amp; two</p><p>three</p>', ['One & two', 'three']],
  ['plain &lt;', ['plain <']],
  ['<p>a <b>b</b></p>', ['a b']],
  ['<ul><li>x</li><li>y</li></ul>', ['x', 'y']],
  ['<div data-content-type="row">x</div>', []],
])('of the description %s the words stand there until its reader has come', (html, expected) => {
  expect(standInParagraphs(html)).toEqual(expected);
});
