import { Lexer, Source, TokenKind } from 'graphql';

import { deepestNesting } from '../http/nesting';

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Whether the brackets of a GraphQL document lie too deep within each other for its parser, which calls itself for each
 * level. Read by the lexer of that parser, so that both agree on what is a comment, a string or a block string.
 */
export const isDocumentTooDeep = (query: string): boolean => {
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  try {
    for (;;) {
      const { kind } = lexer.advance();
      if (kind === TokenKind.EOF) return false;
      if (opening.has(kind)) depth += 1;
      else if (closing.has(kind)) depth -= 1;
      if (depth > deepestNesting) return true;
    }
  } catch {
    // The parser comes no further than to this character either, and says what is wrong with it.
    return false;
  }
};
