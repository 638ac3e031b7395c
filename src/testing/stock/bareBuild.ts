// Makes the tests of a file those of a build whose documents are trimmed for a backend; import it before anything else.
Object.assign(globalThis, { TRIMS_DOCUMENTS: true });
