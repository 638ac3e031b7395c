/* global window, setTimeout, connect */
// Stand-in for the script of YouTube's player: the same interface, as far as the shop uses it.
(() => {
  const states = { ended: 0, play: 1, pause: 2 };

  class Player {
    constructor(frame, { events = {} } = {}) {
      const hear = (event) => {
        if (event === 'ready') events.onReady?.({ target: this });
        if (event === 'error') events.onError?.({ target: this, data: 150 });
        if (event in states) events.onStateChange?.({ target: this, data: states[event] });
      };
      this.frame = frame;
      this.connection = connect(frame, hear);
    }
    playVideo() {
      this.connection.send('play');
    }
    pauseVideo() {
      this.connection.send('pause');
    }
    seekTo(seconds) {
      this.connection.send('seek', seconds);
    }
    mute() {
      this.connection.send('mute', true);
    }
    getDuration() {
      return this.connection.state.duration;
    }
    getCurrentTime() {
      return this.connection.state.time;
    }
    getVolume() {
      return this.connection.state.volume * 100;
    }
    isMuted() {
      return this.connection.state.muted;
    }
    getIframe() {
      return this.frame;
    }
    destroy() {
      this.connection.close();
      this.frame.remove();
    }
  }

  // As with the service, the player is there a little later than its script.
  setTimeout(() => {
    window.YT = { Player, PlayerState: { ENDED: 0, PLAYING: 1, PAUSED: 2 } };
    window.onYouTubeIframeAPIReady?.();
  }, 30);
})();
