import { createHash } from 'node:crypto'

/**
 * Puts the page's script in at once, or, on a connection that asks to save data or is 2G, at the first press on
 * something that needs it; that press is done again when the page has come alive. Kept short: it is in every page.
 */
const BOOT = `(function(){var d=document,c=navigator.connection||{},s=d.getElementById('page-script'),on=0;
function go(){if(on)return;on=1;JSON.parse(s.dataset.preload).forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});
var n=d.createElement('script');n.type='module';n.text=s.textContent;d.body.append(n)}
if(!c.saveData&&!/2g/.test(c.effectiveType||''))return go();
d.addEventListener('click',function(e){var t=e.target.closest&&e.target.closest('[data-needs-script]');if(!t||d.documentElement.dataset.alive)return;
e.preventDefault();t.setAttribute('aria-busy','true');d.addEventListener('alive',function(){t.removeAttribute('aria-busy');t.click()},{once:true});go()},true)})()`

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const INLINE_SCRIPT =
  /<script(?![^>]*\b(?:src|type="(?:text\/plain|application\/(?:ld\+)?json)")[=\b]?)[^>]*>([\s\S]*?)<\/script>/g

/** Leaves the page's module script as inert text, for BOOT to put in. Pages without a script stay as they are. */
export function holdScriptBack(html: string): { html: string; moduleScript: string | undefined } {
  const moduleScript = MODULE_SCRIPT.exec(html)?.[1]
  if (moduleScript === undefined) return { html, moduleScript }
  const preloads = [...html.matchAll(PRELOAD)].map((match) => match[1])
  const attribute = JSON.stringify(preloads).replaceAll('"', '&quot;')
  const held = `<script type="text/plain" id="page-script" data-preload="${attribute}">${moduleScript}</script>`
  const without = html.replaceAll(PRELOAD, '').replace(MODULE_SCRIPT, '')
  return { html: without.replace('</body>', () => `${held}<script>${BOOT}</script></body>`), moduleScript }
}

/** SHA-256 of every script that the page runs, as the CSP names them. */
export function scriptHashes(html: string, moduleScript: string | undefined): string[] {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map((match) => match[1] ?? '')
  const scripts = moduleScript === undefined ? inline : [...inline, moduleScript]
  return [...new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')))]
}
