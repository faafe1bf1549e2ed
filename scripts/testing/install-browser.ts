import { runProgram, runTool } from '../tools/run-tool.ts';

export type Say = (sentence: string) => void;

/** The prefix for installing packages without a prompt: none for root, `sudo -n` where it needs no password. */
async function privilege(): Promise<string[] | null> {
  if (process.getuid?.() === 0) return [];
  return (await runProgram('sudo', ['-n', 'true'])).exitCode === 0 ? ['sudo', '-n'] : null;
}

export async function installDebianPackage(say: Say): Promise<void> {
  const hasApt = process.platform === 'linux' && (await runProgram('apt-get', ['--version'])).exitCode === 0;
  const prefix = hasApt ? await privilege() : null;
  if (prefix === null) return;
  say('No browser found: installing the package chromium-headless-shell, about 100 MB …');
  // The variable is set inside sudo, which clears the environment; the outer `env` makes the command work without a prefix.
  const aptGet = (...words: string[]) =>
    runProgram('env', [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words]);
  await aptGet('update');
  const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name);
  // Ubuntu has no headless shell package.
  const shell = await install('chromium-headless-shell');
  const { exitCode, output } = shell.exitCode === 0 ? shell : await install('chromium');
  if (exitCode !== 0) say(`apt-get could not install it:\n${output.trim()}`);
}

export async function installPlaywrightBrowser(say: Say): Promise<void> {
  say("No browser found: downloading Playwright's Chromium, about 150 MB …");
  const withLibraries = (await privilege()) === null ? [] : ['--with-deps'];
  const { exitCode, output } = await runTool('@playwright/test', ['install', ...withLibraries, 'chromium']);
  if (exitCode !== 0) say(`Playwright could not install it:\n${output.trim()}`);
}
