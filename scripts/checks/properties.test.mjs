import { propertiesIn, propertiesOf } from './properties.mjs';

const sorted = ({ declared, used }) => ({ declared: [...declared].sort(), used: [...used].sort() });

describe('the check of custom properties', () => {
  it('knows what a style sheet declares and uses, also where one follows from another', () => {
    const css = `@property --turn { syntax: '<angle>'; inherits: false; initial-value: 0deg }
      :root { --ink: #123; --gap: calc(2 * var( --step )) }
      @media (width > 1px) { .a { color: var(--ink, var(--text)); --own: 1px } } /* var(--no) */`;
    expect(sorted(propertiesOf(css))).toEqual({
      declared: ['--gap', '--ink', '--own', '--turn'],
      used: ['--ink', '--step', '--text'],
    });
  });

  it('knows what a module sets on an element', () => {
    const code = "const style = { '--share': `${share}%`, color: 'var(--ink)' }; run('node', ['--', '--import=tsx']);";
    expect(sorted(propertiesIn(code))).toEqual({ declared: ['--share'], used: ['--ink'] });
  });
});
