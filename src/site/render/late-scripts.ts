import { createHash } from 'node:crypto'

/**
 * Puts the page's script and fonts in at once, or, on a connection that asks to save data or is 2G, at the first press on
 * something that needs it; that press is done again when the page has come alive. Kept short: it is in every page.
 */
const BOOT = `(function(){var d=document,c=navigator.connection||{},on=0;
function go(){if(on)return;on=1;d.querySelectorAll('link[rel=later-stylesheet]').forEach(function(l){l.rel='stylesheet'});
d.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='modulepreload'});
var n=d.createElement('script');n.type='module';n.text=d.getElementById('page-script').textContent;d.body.append(n)}
if(!c.saveData&&!/2g/.test(c.effectiveType||''))return go();
d.addEventListener('click',function(e){var t=e.target.closest&&e.target.closest('[data-needs-script]');if(!t||'alive' in d.documentElement.dataset)return;
e.preventDefault();t.setAttribute('aria-busy','true');d.addEventListener('alive',function(){t.removeAttribute('aria-busy');t.click()},{once:true});go()},true)})()`

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const PRELOAD = /<link rel="modulepreload"/g
const INLINE_SCRIPT =
  /<script(?![^>]*\b(?:src=|type="(?:text\/plain|application\/(?:ld\+)?json)"))[^>]*>([\s\S]*?)<\/script>/g

/**
 * Makes the page's module script and its preloads inert, for BOOT to bring to life. They stay where they are, because
 * React looks for them there when it takes the page over. Pages without a script stay as they are.
 */
export function holdScriptBack(html: string): { html: string; moduleScript: string | undefined } {
  const moduleScript = MODULE_SCRIPT.exec(html)?.[1]
  if (moduleScript === undefined) return { html, moduleScript }
  const held = html
    .replace(MODULE_SCRIPT, () => `<script type="text/plain" id="page-script">${moduleScript}</script>`)
    .replaceAll(PRELOAD, '<link rel="later"')
    .replace('</body>', () => `<script>${BOOT}</script></body>`)
  return { html: held, moduleScript }
}

/** SHA-256 of every script that the page runs, as the CSP names them. */
export function scriptHashes(html: string, moduleScript: string | undefined): string[] {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map((match) => match[1] ?? '')
  const scripts = moduleScript === undefined ? inline : [...inline, moduleScript]
  return [...new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')))]
}
