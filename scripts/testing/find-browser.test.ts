import { expect, test } from 'vitest';
import { BrowserError, findBrowser, type Machine } from './find-browser.ts';

function machine(executables: string[], changes: Partial<Machine> = {}): Machine {
  return {
    chromiumPath: undefined,
    path: '/usr/local/bin:/usr/bin',
    platform: 'linux',
    isExecutable: (file) => executables.includes(file),
    ...changes,
  };
}

test('the setting wins over what is installed', () => {
  const found = findBrowser(machine(['/usr/bin/chromium', '/opt/my chrome'], { chromiumPath: '/opt/my chrome' }));
  expect(found).toBe('/opt/my chrome');
});

test('a setting that leads nowhere is an error, not a reason to take another browser', () => {
  expect(() => findBrowser(machine(['/usr/bin/chromium'], { chromiumPath: '/nowhere' }))).toThrow(BrowserError);
});

test('Chromium is preferred to Chrome wherever on the path it lies', () => {
  expect(findBrowser(machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium']))).toBe('/usr/bin/chromium');
  expect(findBrowser(machine(['/usr/bin/google-chrome-stable']))).toBe('/usr/bin/google-chrome-stable');
});

test('a Mac keeps its browser outside the path', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser(machine([chrome], { platform: 'darwin' }))).toBe(chrome);
  expect(findBrowser(machine([chrome]))).toBeNull();
});

test('nothing found is nothing, not a guess', () => {
  expect(findBrowser(machine([]))).toBeNull();
});
