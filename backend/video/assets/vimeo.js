/* global window, connect */
// Stand-in for the script of Vimeo's player: the same interface, as far as the shop uses it.
(() => {
  class Player {
    constructor(frame) {
      this.listeners = new Map();
      this.isReady = new Promise((resolve, reject) => {
        this.connection = connect(frame, (event) => {
          if (event === 'ready') resolve();
          if (event === 'error') reject(new Error('The film cannot be played.'));
          const { time: seconds, duration } = this.connection.state;
          const detail = { seconds, duration, percent: duration > 0 ? seconds / duration : 0 };
          this.listeners.get(event)?.forEach((listener) => listener(detail));
        });
      });
    }
    ready() {
      return this.isReady;
    }
    on(event, listener) {
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    }
    async tell(command, value) {
      await this.isReady;
      this.connection.send(command, value);
    }
    async know(name) {
      await this.isReady;
      return this.connection.state[name];
    }
    play() {
      return this.tell('play');
    }
    pause() {
      return this.tell('pause');
    }
    setCurrentTime(seconds) {
      return this.tell('seek', seconds);
    }
    setMuted(isMuted) {
      return this.tell('mute', isMuted);
    }
    getDuration() {
      return this.know('duration');
    }
    getVolume() {
      return this.know('volume');
    }
    getMuted() {
      return this.know('muted');
    }
  }

  window.Vimeo = { Player };
})();
