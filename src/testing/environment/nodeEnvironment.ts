import './compileOnce';

/** Jest's own environment of Node, in a process that compiles each module once. */
export { TestEnvironment as default } from 'jest-environment-node';
