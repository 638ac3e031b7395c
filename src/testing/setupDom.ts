import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './dialogElement';

// A busy machine makes tests slower, not wrong.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);

// jsdom has no layout to scroll, and says so at every call.
window.scrollTo = () => undefined;
