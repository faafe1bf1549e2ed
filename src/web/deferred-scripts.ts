/**
 * Deferred hydration: the layout renders React Router's scripts inside <noscript>, where a browser with scripts sees only text, so that
 * their downloads do not compete with what the first paint needs. This starts them.
 */
function startScripts(id: string): void {
  const text = document.getElementById(id)?.textContent ?? '';
  const scripts = document.createRange().createContextualFragment(text);
  const modules = [...scripts.querySelectorAll('link, [type=module]')];
  for (const module of modules) module.remove();
  // The rest of the page writes its data into what these scripts define.
  document.body.append(scripts);
  const start = () => document.body.append(...modules);
  // A hidden page is never painted.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}

export const deferredScriptsId = 'scripts';

/** The inline script's source; empty in the browser bundle. */
export const startScriptsScript = import.meta.env.SSR ? `(${startScripts})('${deferredScriptsId}');` : '';
