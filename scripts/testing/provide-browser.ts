import { chromium } from '@playwright/test';
import { runProgram } from '../tools/run-tool.ts';
import { browserCandidates, type Machine, thisMachine } from './find-browser.ts';
import { installDebianPackage, installPlaywrightBrowser, type Say } from './install-browser.ts';

export class BrowserError extends Error {
  override name = 'BrowserError';
}

const advice = [
  'The journeys need Chromium or Chrome, and none could be installed here. Do one of these and run npm test again:',
  '  on Debian or Ubuntu:   sudo apt-get update && sudo apt-get install -y chromium',
  '  anywhere else:         npx playwright install --with-deps chromium',
  '  with your own browser: CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n');

export interface BrowserSource {
  machine: Machine;
  /** The path of Playwright's own browser. */
  downloaded: string;
  /** Being installed is not enough: a download may lack system libraries, and some packages are only stubs. */
  startErrorOf: (browser: string) => Promise<string | null>;
  installers: ((say: Say) => Promise<void>)[];
}

function thisSource(): BrowserSource {
  return {
    machine: thisMachine(),
    downloaded: chromium.executablePath(),
    startErrorOf: async (browser) => {
      const { exitCode, output } = await runProgram(browser, ['--version']);
      return exitCode === 0 ? null : `${browser} does not start: ${output.trim() || `exit code ${exitCode}`}`;
    },
    installers: [installDebianPackage, installPlaywrightBrowser],
  };
}

/** Returns a browser that starts: CHROMIUM_PATH, an installed one, or one installed now. Throws a BrowserError. */
export async function provideBrowser(say: Say, source: BrowserSource = thisSource()): Promise<string> {
  const { machine, downloaded, startErrorOf, installers } = source;
  if (machine.chromiumPath !== undefined) {
    const startError = await startErrorOf(machine.chromiumPath);
    if (startError === null) return machine.chromiumPath;
    throw new BrowserError(`CHROMIUM_PATH leads to no browser. ${startError}`);
  }

  let errors: string[] = [];
  for (const install of [null, ...installers]) {
    await install?.(say);
    errors = [];
    for (const browser of [...browserCandidates(machine), downloaded].filter(machine.isExecutable)) {
      const startError = await startErrorOf(browser);
      if (startError === null) return browser;
      errors.push(startError);
    }
  }
  throw new BrowserError([...errors, advice].join('\n\n'));
}
