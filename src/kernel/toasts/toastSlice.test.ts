import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import {
  addToast,
  removeToast,
  selectToasts,
  toastActed,
  toastDismissed,
  type ToastInput,
  toastsHeld,
  toastsReducer,
  toastsReleased,
  toToast,
} from './toastSlice';
import { toastEffects } from './toastEffects';

const createStore = () =>
  configureStore({ reducer: { toasts: toastsReducer }, middleware: (defaults) => defaults().prepend(toastEffects) });

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays five seconds unless told otherwise', () => {
    const store = createStore();
    store.dispatch(addToast({ type: 'info', message: 'Hello' }));
    jest.advanceTimersByTime(4999);
    expect(selectToasts(store.getState())).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(selectToasts(store.getState())).toHaveLength(0);
  });

  it('stays while it offers an action, until the next act does', () => {
    const store = createStore();
    const said = () => selectToasts(store.getState()).map(({ message }) => message);
    store.dispatch(addToast({ type: 'info', message: 'One is gone', actionText: 'Undo', timeout: 10_000 }));
    jest.advanceTimersByTime(10 * 60_000);
    expect(said()).toEqual(['One is gone']);
    store.dispatch(addToast({ type: 'success', message: 'Other is gone', actionText: 'Undo' }));
    expect(said()).toEqual(['Other is gone']);
    store.dispatch(addToast({ type: 'success', message: 'Placed', actionText: 'Receipt', timeout: null }));
    store.dispatch(addToast({ type: 'success', message: 'Placed, too', actionText: 'Receipt', timeout: null }));
    expect(said()).toEqual(['Other is gone', 'Placed', 'Placed, too']);
  });

  it('is one toast when its content is the same, and its time starts again', () => {
    const store = createStore();
    store.dispatch(addToast({ type: 'info', message: 'Hello' }));
    jest.advanceTimersByTime(3000);
    store.dispatch(addToast({ type: 'info', message: 'Hello' }));
    jest.advanceTimersByTime(3000);
    expect(selectToasts(store.getState())).toHaveLength(1);
    jest.advanceTimersByTime(2000);
    expect(selectToasts(store.getState())).toHaveLength(0);
  });

  it('is replaced by what is said next of its subject, also where that got another name', () => {
    const store = createStore();
    const said = () => selectToasts(store.getState()).map(({ message }) => message);
    store.dispatch(addToast({ type: 'info', message: 'One', subject: 'a' }));
    store.dispatch(addToast({ type: 'info', message: 'Other', subject: 'b' }));
    store.dispatch(addToast({ type: 'info', message: 'Nothing in particular' }));
    store.dispatch(addToast({ type: 'info', message: 'Two', subject: 'a' }));
    expect(said()).toEqual(['Other', 'Nothing in particular', 'Two']);
    store.dispatch(addToast({ type: 'info', message: 'Three', subject: 'c', formerSubject: 'a' }));
    expect(said()).toEqual(['Other', 'Nothing in particular', 'Three']);
  });

  it('stays for ever without a timeout, until dismissed', () => {
    const store = createStore();
    const { payload } = store.dispatch(addToast({ type: 'error', message: 'Stuck', timeout: 0 }));
    jest.advanceTimersByTime(1_000_000);
    expect(selectToasts(store.getState())).toHaveLength(1);
    store.dispatch(removeToast(payload.id));
    expect(selectToasts(store.getState())).toHaveLength(0);
  });

  it('keeps toasts while they are held, those added meanwhile too, and in their order', () => {
    const store = createStore();
    const messages = () => selectToasts(store.getState()).map(({ message }) => message);
    store.dispatch(addToast({ type: 'info', message: 'First', timeout: 1000 }));
    store.dispatch(addToast({ type: 'info', message: 'Lasting', timeout: 0 }));
    store.dispatch(toastsHeld());
    store.dispatch(addToast({ type: 'error', message: 'Second', timeout: 2000, dismissable: false }));
    jest.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['First', 'Lasting', 'Second']);
    store.dispatch(toastsReleased());
    jest.advanceTimersByTime(1000);
    expect(messages()).toEqual(['Lasting', 'Second']);
    jest.advanceTimersByTime(1000);
    expect(messages()).toEqual(['Lasting']);
  });

  it('is done with when it was acted on: nothing is undone twice', () => {
    const store = createStore();
    const onAction = jest.fn();
    store.dispatch(addToast({ type: 'success', message: 'Gone', actionText: 'Undo', onAction }));
    const id = selectToasts(store.getState())[0]?.id ?? '';
    store.dispatch(toastActed(id));
    store.dispatch(toastActed(id));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(selectToasts(store.getState())).toHaveLength(0);
  });

  it('calls back when an error is acted on and dismissed, and keeps no function in the state', () => {
    const store = createStore();
    const [onAction, onDismiss] = [jest.fn(), jest.fn()];
    store.dispatch(addToast({ type: 'error', message: 'Gone', actionText: 'Copy', timeout: 0, onAction, onDismiss }));
    const [toast] = selectToasts(store.getState());
    expect(toast).toEqual(JSON.parse(JSON.stringify(toast)));
    const id = toast?.id ?? '';
    store.dispatch(toastsHeld());
    store.dispatch(toastsReleased());
    store.dispatch(toastActed(id));
    expect(onAction).toHaveBeenCalledTimes(1);
    store.dispatch(toastDismissed(id));
    store.dispatch(toastDismissed(id));
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(selectToasts(store.getState())).toHaveLength(0);
  });

  it('needs a way to go', () => {
    expect(() => toToast({ type: 'info', message: 'x', timeout: 0, dismissable: false })).toThrow(TypeError);
    expect(() => toToast({ type: 'info', message: '' })).toThrow(TypeError);
  });

  it('tells toasts apart by their content', () => {
    const input = fc.record<ToastInput>({
      type: fc.constantFrom('info', 'warning', 'error', 'success'),
      message: fc.string({ minLength: 1 }),
    });
    fc.assert(
      fc.property(input, input, (a, b) => {
        const isSame = a.type === b.type && a.message === b.message;
        expect(toToast(a).id === toToast(b).id).toBe(isSame);
      }),
    );
  });
});
