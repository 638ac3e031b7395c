import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities } from 'selenium-webdriver';

import { freePort } from '../../deploy/testing/nginx';
import type { Engine } from './engine';

export interface WebKitPrograms {
  /** Of WebKitWebDriver. */
  driver: string;
  /** Of the browser that it drives. */
  browser: string;
  /** Of xvfb-run: the browser wants a screen. */
  screen: string;
}

/** Milliseconds that the driver may take to start, and between two looks. */
const startMs = 15_000;
const lookMs = 200;

const untilReady = async (server: string): Promise<void> => {
  for (const end = Date.now() + startMs; Date.now() < end; await wait(lookMs)) {
    const answer = await fetch(`${server}/status`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('WebKitWebDriver did not start.');
};

const endOf = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  // With the screen and the browser that belong to it.
  process.kill(-child.pid);
  await ended;
};

/** WebKitGTK's MiniBrowser, driven over WebDriver. */
export const webkit = ({ driver, browser, screen }: WebKitPrograms): Engine => ({
  name: 'WebKitGTK',
  withTab: async ({ width, height }, work) => {
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    const child = spawn(screen, ['-a', driver, `--port=${port}`], { detached: true, stdio: 'ignore' });
    try {
      await untilReady(server);
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', `--geometry=${width}x${height}`] },
      });
      const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      try {
        await session.manage().window().setRect({ x: 0, y: 0, width, height });
        await work({
          goto: (url) => session.get(url),
          ask: (expression) => session.executeScript(`return ${expression}`),
          press: (selector) => session.findElement(By.css(selector)).click(),
          type: (selector, text) => session.findElement(By.css(selector)).sendKeys(text),
        });
      } finally {
        await session.quit();
      }
    } finally {
      await endOf(child);
    }
  },
});
