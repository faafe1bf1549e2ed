import { expect, test } from 'vitest';
import { BrowserError, type BrowserSource, provideBrowser } from './provide-browser.ts';

/** A fake machine; `broken` programs exist but do not start. */
function machineWith(
  programs: string[],
  { broken = [] as string[], chromiumPath = undefined as string | undefined } = {},
) {
  const present = new Set([...programs, ...broken]);
  const source: BrowserSource = {
    machine: {
      chromiumPath,
      path: '/usr/local/bin:/usr/bin',
      platform: 'linux',
      isExecutable: (file) => present.has(file),
    },
    downloaded: '/cache/chrome',
    startErrorOf: async (browser) =>
      present.has(browser) && !broken.includes(browser) ? null : `${browser} does not start`,
    installers: [],
  };
  return { source, present };
}

const ignore = () => undefined;

test('Chromium is preferred to Chrome, wherever on the path it lies', async () => {
  const { source } = machineWith(['/usr/local/bin/google-chrome', '/usr/bin/chromium']);
  expect(await provideBrowser(ignore, source)).toBe('/usr/bin/chromium');
});

test('the setting wins over what is installed', async () => {
  const { source } = machineWith(['/usr/bin/chromium', '/opt/my chrome'], { chromiumPath: '/opt/my chrome' });
  expect(await provideBrowser(ignore, source)).toBe('/opt/my chrome');
});

test('a setting that leads nowhere is an error, never a reason to take or install another browser', async () => {
  const { source } = machineWith(['/usr/bin/chromium'], { chromiumPath: '/nowhere' });
  source.installers.push(() => Promise.reject(new Error('nothing may be installed')));
  await expect(provideBrowser(ignore, source)).rejects.toThrow('CHROMIUM_PATH leads to no browser. /nowhere');
});

test('a browser that does not start is passed over for the next', async () => {
  const { source } = machineWith(['/usr/bin/google-chrome'], { broken: ['/usr/bin/chromium'] });
  expect(await provideBrowser(ignore, source)).toBe('/usr/bin/google-chrome');
});

test('a Mac keeps its browser outside the path', async () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const { source } = machineWith([chrome]);
  source.machine.platform = 'darwin';
  expect(await provideBrowser(ignore, source)).toBe(chrome);
});

test('where there is none, installers are tried in turn until one helps', async () => {
  const { source, present } = machineWith([]);
  const tried: string[] = [];
  source.installers.push(
    async () => {
      tried.push('package');
    },
    async () => {
      tried.push('download');
      present.add('/cache/chrome');
    },
    async () => {
      tried.push('never reached');
    },
  );
  expect(await provideBrowser(ignore, source)).toBe('/cache/chrome');
  expect(tried).toEqual(['package', 'download']);
});

test('where nothing helps, it says what is wrong and what to do', async () => {
  const { source } = machineWith([], { broken: ['/cache/chrome'] });
  const failure = provideBrowser(ignore, source);
  await expect(failure).rejects.toThrow(BrowserError);
  await expect(failure).rejects.toThrow(/\/cache\/chrome does not start[\s\S]+apt-get install -y chromium/);
});
