/** Takes the layout out of a printed query, so that it is short in a URL; text in quotes stays as it is. */
export const collapseQuery = (text: string): string =>
  text
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\s+/g, ' ').replace(/ ?([{}()[\]:,!=|]) ?/g, '$1')))
    .join('')
    .trim();
