import { classesOf, classesUsed } from './classes.mjs';

describe('the check of classes', () => {
  it('knows the classes of a style sheet, in every kind of rule', () => {
    const css = `.a, .b > .c:hover { color: red } @media (width > 1px) { .d:not(.e)::before { top: 0 } }
      @keyframes spin { from { top: 1.5px } } :where(.f) { .g & { top: 0 } }`;
    expect([...classesOf(css)].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('knows what a module takes of it', () => {
    const source = `import styles from './Card.module.css';
import shared from '@/ui/shared.module.css';
const Card = () => <p className={\`\${styles.card} \${styles['low-line']} \${shared[kind]}\`} />;`;
    expect(classesUsed('src/ui/Card/Card.tsx', source)).toEqual([
      { sheet: 'src/ui/Card/Card.module.css', names: ['card', 'low-line'], isOpen: false },
      { sheet: 'src/ui/shared.module.css', names: [], isOpen: true },
    ]);
  });
});
