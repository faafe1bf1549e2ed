import { runTool } from '../tools/run-tool.ts';
import { findAptGet, privilege } from './debian-packages.ts';

export type Say = (sentence: string) => void;

export async function installDebianPackage(say: Say): Promise<void> {
  const aptGet = await findAptGet();
  if (aptGet === null) return;
  say('No browser found: installing the package chromium-headless-shell, about 100 MB …');
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
