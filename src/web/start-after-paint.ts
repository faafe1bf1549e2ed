import { keepPresses } from './keep-presses.ts';
import { earlyPresses as englishWords } from './messages/en/early-presses.ts';
import { earlyPresses as ukrainianWords } from './messages/uk/early-presses.ts';
import { ownScript } from './own-scripts.ts';

const modulePreload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const english = '<html lang="en"';

/** A page that nobody looks at is not painted; it starts at once and is ready when it is looked at. */
const afterPaint = `await new Promise((painted) => {
  if (document.hidden) painted();
  else requestAnimationFrame(() => setTimeout(painted));
});`;

/** All files at once, or each would only be asked for when the one before it has come; few in one go, since asking takes its time too. */
const askForAll = (files: readonly string[]) => `for (const [index, href] of ${JSON.stringify(files)}.entries()) {
  if (index % 4 === 3) await new Promise((free) => setTimeout(free));
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
  );
}`;

/** One after the other, so that between them the browser can answer a finger. */
const oneByOne = (imports: string) =>
  imports
    .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");$/gm, 'await import($1);')
    .replaceAll(/^import\(("[^"]+")\);$/gm, 'await import($1);');

const keeper = (words: typeof ukrainianWords) => `(${keepPresses})(${JSON.stringify(words)});</script>`;
const keepers = { uk: keeper(ukrainianWords), en: keeper(englishWords) };

const orGiveUp = (script: string) => `try {
${script}
} catch (error) {
  pressKeeper.giveUp();
  throw error;
}`;

/**
 * The page can be read, and its links and forms work, before its scripts have come. React Router asks for them in the head, where on a
 * thin line they take from the look, the letters and the first picture, and on a slow phone they run before anything is seen. Here they
 * are asked for when the page has been painted; what is pressed until then waits for them.
 */
export function startAfterPaint(html: string, nonce: string): string {
  const starter = ownScript(nonce, ' type="module" async=""');
  const headEnd = html.indexOf('</head>');
  const starterBegin = html.lastIndexOf(starter);
  if (headEnd < 0 || starterBegin < headEnd) return html;
  const importsBegin = starterBegin + starter.length;
  const importsEnd = html.indexOf('</script>', importsBegin);
  const head = html.slice(0, headEnd);
  const files = [...head.matchAll(modulePreload)].map(([, href]) => href ?? '');
  const imports = oneByOne(html.slice(importsBegin, importsEnd));
  return [
    head.replaceAll(modulePreload, ''),
    ownScript(nonce),
    keepers[head.includes(english) ? 'en' : 'uk'],
    html.slice(headEnd, importsBegin),
    orGiveUp([afterPaint, askForAll(files), imports].join('\n')),
    html.slice(importsEnd),
  ].join('');
}
