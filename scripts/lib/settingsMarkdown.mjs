const headings = ['variable', 'default', 'what it is'];

const defaultOf = ({ default: value, defaultText }) => defaultText ?? (value === undefined ? 'none' : `\`${value}\``);

/** The settings as a table of Markdown, its columns as wide as Prettier makes them. */
export const settingsMarkdown = (rows) => {
  const cells = [headings, ...rows.map((row) => [`\`${row.variable}\``, defaultOf(row), row.description])];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [first, ...others] = cells;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
};
