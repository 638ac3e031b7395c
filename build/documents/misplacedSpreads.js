import { Kind, print, visit } from 'graphql';
import { productLinks } from './inlineFragments.js';

/**
 * Spreads that a real Magento answers wrongly, each in words: inside an inline fragment, or below a link to a product.
 * @returns none for a document that `inlineFragments` made.
 */
export const misplacedSpreads = (document) => {
  const found = [];
  const isPlace = (node) =>
    node?.kind === Kind.INLINE_FRAGMENT || (node?.kind === Kind.FIELD && productLinks.has(node.name.value));
  visit(document, {
    FragmentSpread: (node, _key, _parent, _path, ancestors) => {
      const above = ancestors.filter((each) => !Array.isArray(each));
      const place = above.find(isPlace);
      const inFragment = above.find((each) => each?.kind === Kind.FRAGMENT_DEFINITION);
      const name = document.definitions[0].name?.value;
      if (place) found.push(`${name}: ${print(node)} stands below ${place.name?.value ?? 'an inline fragment'}.`);
      else if (inFragment) found.push(`${name}: ${print(node)} stands in the fragment ${inFragment.name.value}.`);
    },
  });
  return found;
};
