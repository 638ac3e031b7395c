import { createSlice } from '@reduxjs/toolkit';
import { hideForeignKeys } from './hideForeignKeys';

const count = () => createSlice({ name: 'count', initialState: 0, reducers: { more: (state) => state + 1 } });

test('a slice works although a script has added to all objects, and what it added can be called', () => {
  const each = () => 'called';
  Object.defineProperty(Object.prototype, 'each', { value: each, enumerable: true, configurable: true });
  try {
    hideForeignKeys();
    const { reducer, actions } = count();
    expect(reducer(1, actions.more())).toBe(2);
    expect(Reflect.get({}, 'each')).toBe(each);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'each');
  }
});
