import { Wrap } from '@/ui/Wrap/Wrap';
import { actions } from './samples/actions';
import { fields } from './samples/fields';
import { lists } from './samples/lists';
import { messages } from './samples/messages';
import { overlays } from './samples/overlays';
import { pictures } from './samples/pictures';
import styles from './Playground.module.css';

const groups = [...actions, ...fields, ...messages, ...lists, ...pictures, ...overlays];

/** Every part of `src/ui` in its states, for people who build with them; axe and screenshots look at it too. */
export const Playground = () => (
  <main>
    <Wrap>
      <h1>Parts of the shop</h1>
      <nav aria-label="Parts">
        <ul className={styles.index}>
          {groups.map(({ part }) => (
            <li key={part}>
              <a href={`#${part}`}>{part}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ part, samples }) => (
        <section key={part} id={part} className={styles.part} aria-labelledby={`${part}-heading`}>
          <h2 id={`${part}-heading`}>{part}</h2>
          <div className={styles.samples}>
            {samples.map(({ state, show }) => (
              <figure key={state} className={styles.sample}>
                <div className={styles.stage}>{show}</div>
                <figcaption className={styles.state}>{state}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </Wrap>
  </main>
);
