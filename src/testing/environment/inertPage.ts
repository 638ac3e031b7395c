/** jsdom lets the page behind an open dialog take the focus; from now on it takes none, as in a browser. */
export const makePageInert = (): void => {
  const { focus } = HTMLElement.prototype;
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options?: FocusOptions) {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog || dialog.contains(this)) focus.call(this, options);
  });
};
