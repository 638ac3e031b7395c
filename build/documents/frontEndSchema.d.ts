/** The shop's schema in which a field that some known backend lacks may be null. @param root folder of the project. */
export declare const frontEndSchema: (root: string) => string;
