'use strict';
/* global window, setInterval, clearInterval, URL */
/** Speaks with the frame of a stand-in player. Both stand-in scripts begin with this text. */
// eslint-disable-next-line no-unused-vars -- used by the script that follows this text
const connect = (frame, hear) => {
  const origin = new URL(frame.src).origin;
  const state = { time: 0, duration: 0, volume: 1, muted: false };
  const send = (command, value) => frame.contentWindow?.postMessage({ command, value }, origin);
  // The frame may still be loading: it is asked until it answers.
  const asking = setInterval(() => send('listen'), 50);
  let isReady = false;
  const listener = ({ source, data }) => {
    if (source !== frame.contentWindow || data?.standIn !== true) return;
    Object.assign(state, { time: data.time, duration: data.duration, volume: data.volume, muted: data.muted });
    if (data.event === 'ready' || data.event === 'error') {
      clearInterval(asking);
      if (isReady && data.event === 'ready') return;
      isReady = true;
    }
    hear(data.event);
  };
  window.addEventListener('message', listener);
  const close = () => {
    clearInterval(asking);
    window.removeEventListener('message', listener);
  };
  return { state, send, close };
};
