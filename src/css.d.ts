declare module '*.module.css' {
  /** Class names by their names in the file. */
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css';
