import { backgroundTone } from './backgroundTone';

const toneIn = (around: string): string | undefined => {
  const root = document.createElement('div');
  root.innerHTML = around.replace('HERE', '<i></i>');
  const element = root.querySelector('i');
  return element ? backgroundTone(element) : 'nowhere';
};

test.each([
  ['the page', 'HERE', 'light'],
  ['a row of ink', '<div class="on-ink">HERE</div>', 'dark'],
  ['a dark colour', '<div style="background-color: #1c4537">HERE</div>', 'dark'],
  ['black', '<div style="background-color: black">HERE</div>', 'dark'],
  [
    'a light panel on a dark row',
    '<div class="on-ink"><div style="background-color: #faeec8">HERE</div></div>',
    'light',
  ],
  ['a tinted column on a dark row', '<div class="on-ink"><div class="panel tint-sage">HERE</div></div>', 'light'],
  [
    'what lets a dark row through',
    '<div class="on-ink"><p style="background-color: transparent">HERE</p></div>',
    'dark',
  ],
  ['a colour that hardly shows', '<div style="background-color: rgba(0, 0, 0, 0.2)">HERE</div>', 'light'],
  ['a picture', '<div data-background-images="{&quot;desktop_image&quot;:&quot;a.jpg&quot;}">HERE</div>', undefined],
  ['no picture', '<div data-background-images="{}">HERE</div>', 'light'],
  ['a film', '<div data-background-type="video">HERE</div>', undefined],
])('%s is known for what it is', (_, around, tone) => {
  expect(toneIn(around)).toBe(tone);
});
