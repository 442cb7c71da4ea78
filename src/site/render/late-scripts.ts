import { hash } from 'node:crypto'
import type { RenderedDocument } from './site-build.ts'

/**
 * Puts the page's fonts in at once, and its script at the reader's first sign: who looks at a page and leaves does not pay
 * for it. Members get it at once, and so do an address that names a place in the page, and a page that is nothing without
 * it (`data-script-now`). Who saves data or is on 2G gets both at the first press on something that needs them
 * (`data-needs-script`). Such a press, or a choice in a list, is done again when the page has come alive; a press on a link
 * that is better with the script (`data-wants-script`) too, but not where that is to be saved or can't come. Only the page's
 * own scroll is a sign (it bubbles): rows of tabs scroll by themselves to the chosen one. Kept short: it is in every page.
 */
const BOOT = `{const d=document,r=d.documentElement,c=navigator.connection||{},saving=c.saveData||/2g/.test(c.effectiveType),
wants='[data-needs-script]'+(saving?'':',[data-wants-script]'),all=(s,f)=>d.querySelectorAll(s).forEach(f),
free=b=>b.removeAttribute('aria-busy'),fonts=()=>all('link[rel=later-stylesheet]',l=>l.rel='stylesheet');
let begun,failed;
const go=()=>{if(begun)return;begun=1;fonts();all('link[rel=later]',l=>l.rel='modulepreload');
const n=d.createElement('script');n.type='module';n.text=d.getElementById('page-script').textContent;
n.onerror=()=>{failed=1;all(wants,free)};d.body.append(n)},
hear=e=>{const k=e.type,t=e.target.closest&&e.target.closest(wants);
if(!t||'alive' in r.dataset||(t.tagName=='SELECT')!=(k=='change')||t.href&&(failed||e.ctrlKey||e.metaKey||e.shiftKey))return;
e.preventDefault();if(failed)return location.reload();if(t.hasAttribute('aria-busy'))return;t.setAttribute('aria-busy','true');
d.addEventListener('alive',()=>{free(t);k=='click'?t.click():t.dispatchEvent(new Event(k,{bubbles:true}))},{once:true});go()};
for(const s of ['click','change'])d.addEventListener(s,hear,true);
if(d.querySelector('[data-script-now]'))go();else if(!saving){fonts();
if(r.hasAttribute('data-member')||location.hash)go();
else for(const s of ['pointermove','pointerdown','scroll','keydown','focusin'])addEventListener(s,go,{once:true,passive:true})}}`

const MODULE_SCRIPT = '<script type="module" async="">'
const SCRIPT_END = '</script>'
const HEAD_END = '</head>'
const DOCUMENT_END = '</body></html>'
/** What the browser does not run: data, and the module script that is held back. */
const NOT_RUN = /\bsrc=|type="(?:text\/plain|application\/(?:ld\+)?json)"/

/** A page ready to be sent, in pieces: it is copied only once, when it becomes bytes. */
export interface SentDocument {
  pieces: readonly string[]
  /** SHA-256 of every script that it runs, as the CSP names them. */
  scripts: readonly string[]
}

/**
 * Makes the page's module script and its preloads inert, for BOOT to bring to life. They stay where they are, because
 * React looks for them there when it takes the page over. Pages without a script stay as they are.
 */
export function holdScriptBack({ html, data }: RenderedDocument): SentDocument {
  if (html === '') return { pieces: [], scripts: [] }
  const at = html.lastIndexOf(MODULE_SCRIPT)
  const bodyEnd = html.length - DOCUMENT_END.length
  const runs = [...inlineScripts(html), ...inlineScripts(data)]
  if (at < 0) return documentOf([html.slice(0, bodyEnd), data], runs)
  const start = at + MODULE_SCRIPT.length
  const headEnd = html.indexOf(HEAD_END)
  const head = html.slice(0, headEnd).replaceAll('<link rel="modulepreload"', '<link rel="later"')
  const held = ['<script type="text/plain" id="page-script">', html.slice(start, bodyEnd)]
  return documentOf([head, html.slice(headEnd, at), ...held, data, `<script>${BOOT}</script>`], [...runs, BOOT])
}

function documentOf(pieces: string[], scripts: string[]): SentDocument {
  const hashes = new Set(scripts.map(hashOf))
  return { pieces: ['<!DOCTYPE html>', ...pieces, DOCUMENT_END], scripts: [...hashes] }
}

/** Pages run some thirty scripts in all: what varies from page to page is data. */
const hashes = new Map<string, string>()

function hashOf(script: string): string {
  const known = hashes.get(script)
  if (known !== undefined) return known
  const made = hash('sha256', script, 'base64')
  hashes.set(script, made)
  return made
}

function* inlineScripts(html: string): Generator<string> {
  for (let at = html.indexOf('<script'); at >= 0; ) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf(SCRIPT_END, start)
    if (!NOT_RUN.test(html.slice(at, start))) yield html.slice(start, end)
    at = html.indexOf('<script', end)
  }
}
