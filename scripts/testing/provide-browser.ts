import { chromium } from '@playwright/test';
import { runProgram, runTool } from '../tools/run-tool.ts';
import { BrowserError, findBrowser, isExecutable, thisMachine } from './find-browser.ts';

const advice = [
  'The journeys need Chromium or Chrome, and none could be installed here. Do one of these and run npm test again:',
  '  on Debian or Ubuntu:   sudo apt-get update && sudo apt-get install -y chromium',
  '  anywhere else:         npx playwright install --with-deps chromium',
  '  with your own browser: CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n');

type Say = (sentence: string) => void;

/** Present is not enough: Playwright's download comes without the system libraries that it needs. */
async function canStart(browser: string): Promise<{ isStarting: boolean; complaint: string }> {
  const { exitCode, output } = await runProgram(browser, ['--version']);
  return { isStarting: exitCode === 0, complaint: output.trim() };
}

async function isDebian(): Promise<boolean> {
  return process.platform === 'linux' && (await runProgram('apt-get', ['--version'])).exitCode === 0;
}

/** What lets this process install packages without asking anybody: nothing for root, `sudo -n` where it needs no password. */
async function privilege(): Promise<string[] | null> {
  if (process.getuid?.() === 0) return [];
  return (await runProgram('sudo', ['-n', 'true'])).exitCode === 0 ? ['sudo', '-n'] : null;
}

async function installDebianPackage(say: Say): Promise<void> {
  const prefix = (await isDebian()) ? await privilege() : null;
  if (prefix === null) return;
  say('No browser found: installing the Debian package chromium, about 100 MB …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]) => {
    const [program, ...rest] = [...prefix, ...words];
    return program === undefined ? null : runProgram(program, rest, { env });
  };
  await run('apt-get', 'update');
  const result = await run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  if (result && result.exitCode !== 0) say(`apt-get could not install it:\n${result.output.trim()}`);
}

async function installPlaywrightBrowser(say: Say): Promise<void> {
  if (isExecutable(chromium.executablePath())) return;
  say("No browser found: downloading Playwright's Chromium, about 150 MB …");
  const withLibraries = (await privilege()) === null ? [] : ['--with-deps'];
  const { exitCode, output } = await runTool('@playwright/test', ['install', ...withLibraries, 'chromium']);
  if (exitCode !== 0) say(`Playwright could not install it:\n${output.trim()}`);
}

/** A browser that really starts: the setting, the system's, else one installed now. A BrowserError says what to do. */
export async function provideBrowser(say: Say): Promise<string> {
  const ways = [async () => undefined, installDebianPackage, installPlaywrightBrowser];
  let complaint = '';
  for (const prepare of ways) {
    await prepare(say);
    const playwrights = chromium.executablePath();
    const found = findBrowser(thisMachine()) ?? (isExecutable(playwrights) ? playwrights : null);
    if (found === null) continue;
    const attempt = await canStart(found);
    if (attempt.isStarting) return found;
    complaint = `${found} does not start:\n${attempt.complaint}\n\n`;
  }
  throw new BrowserError(`${complaint}${advice}`);
}
