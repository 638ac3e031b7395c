import '@testing-library/jest-dom';
import './dialogElement';
