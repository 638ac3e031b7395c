import { visit } from 'graphql';
import { clientDirectives } from '../leanApollo.js';

/**
 * Makes sure that a document has nothing that Apollo Client would have to handle itself: the build takes the walks that
 * look for it out of the client (leanApollo.js).
 * @throws Error that names what it has.
 */
export const checkClientNames = (document) =>
  visit(document, {
    Directive({ name }) {
      if (clientDirectives.includes(name.value)) throw new Error(`No document may have @${name.value}.`);
    },
    Field({ alias, name }) {
      const own = alias?.value.startsWith('__ac_') || alias?.value === '__typename';
      if (own && alias.value !== name.value) throw new Error(`No field may be called ${alias.value}.`);
    },
  });
