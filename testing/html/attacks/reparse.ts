import type { Attack } from './attack.ts'

/** Mutation XSS: HTML that is parsed differently when the sanitized result is parsed again. */
export const REPARSE: readonly Attack[] = [
  {
    name: 'noscript with an attribute that closes it',
    html: '<noscript><p title="</noscript><img src=x onerror=pwned()>"></noscript>',
  },
  {
    name: 'noscript closed by an ancestor',
    html: '<p><noscript></p><img title="</noscript><img src=x onerror=pwned()>">',
  },
  { name: 'noscript in a noscript', html: '<noscript><noscript></noscript><img src=x onerror=pwned()></noscript>' },
  { name: 'noscript with a style', html: '<noscript><style></noscript><img src=x onerror=pwned()></style>' },
  { name: 'noscript with a comment', html: '<noscript><!--</noscript><img src=x onerror=pwned()>--></noscript>' },
  { name: 'noembed', html: '<noembed><p title="</noembed><img src=x onerror=pwned()>"></noembed>' },
  { name: 'noframes', html: '<noframes><p title="</noframes><img src=x onerror=pwned()>"></noframes>' },
  { name: 'textarea', html: '<textarea><p title="</textarea><img src=x onerror=pwned()>"></textarea>' },
  {
    name: 'textarea that closes with a slash',
    html: '<textarea/><img title="</textarea><img src=x onerror=pwned()>">',
  },
  { name: 'title', html: '<title><p title="</title><img src=x onerror=pwned()>"></title>' },
  { name: 'xmp', html: '<xmp><p title="</xmp><img src=x onerror=pwned()>"></xmp>' },
  { name: 'xmp with references', html: '<xmp>&lt;img src=x onerror=pwned()&gt;</xmp>' },
  { name: 'plaintext', html: '<plaintext><img src=x onerror=pwned()></plaintext><img src=x onerror=pwned()>' },
  { name: 'listing', html: '<listing>&lt;img src=x onerror=pwned()&gt;</listing>' },
  {
    name: 'iframe with text that closes it',
    html: '<iframe><p title="</iframe><img src=x onerror=pwned()>"></iframe>',
  },
  { name: 'iframe in iframe', html: '<iframe><iframe></iframe><img src=x onerror=pwned()></iframe>' },
  { name: 'iframe whose text is escaped', html: '<iframe>&lt;img src=x onerror=pwned()&gt;</iframe>' },
  {
    name: 'style with an attribute that closes it',
    html: '<style><p title="</style><img src=x onerror=pwned()>"></style>',
  },
  { name: 'style with a comment that closes it', html: '<style><!--</style><img src=x onerror=pwned()>--></style>' },
  {
    name: 'script with a comment in a comment',
    html: '<script><!--<script></script><img src=x onerror=pwned()>--></script>',
  },
  { name: 'script with an odd end', html: '<script>//</script foo="bar"><img src=x onerror=pwned()>' },
  { name: 'option', html: '<select><option><style></option></select><img src=x onerror=pwned()></style>' },
  { name: 'option with a script', html: '<select><option><script>pwned()</script></option></select>' },
  { name: 'select in a table', html: '<table><select><tr><td><img src=x onerror=pwned()></select></table>' },
  {
    name: 'select with a button',
    html: '<select><button><selectedcontent><img src=x onerror=pwned()></selectedcontent></button></select>',
  },
  {
    name: 'datalist',
    html: '<datalist><option value="<img src=x onerror=pwned()>"><img src=x onerror=pwned()></datalist>',
  },
  { name: 'template', html: '<template><img src=x onerror=pwned()></template>' },
  { name: 'template in a template', html: '<template><template></template><img src=x onerror=pwned()></template>' },
  {
    name: 'template with a shadow',
    html: '<p><template shadowrootmode=open><img src=x onerror=pwned()></template></p>',
  },
  { name: 'template that a table closes', html: '<table><template></table><img src=x onerror=pwned()></template>' },
  { name: 'table with text before its rows', html: '<table>a<tr>b<td>c<img src=x onerror=pwned()></td></tr></table>' },
  {
    name: 'table with a link around rows',
    html: '<table><a href="https://good.example/"><tr><td><a href="javascript:pwned()">x</table>',
  },
  {
    name: 'table with a style in a caption',
    html: '<table><caption><svg><style></caption><img title="</style><img src=x onerror=pwned()>"></table>',
  },
  { name: 'table in a paragraph', html: '<p><table><p><table><p title="</table><img src=x onerror=pwned()>">' },
  { name: 'column group', html: '<table><colgroup><img src=x onerror=pwned()><col></colgroup></table>' },
  { name: 'form in a form', html: '<form><div></form><form><div title="</form><img src=x onerror=pwned()>">' },
  {
    name: 'link in a link',
    html: '<a href="https://good.example/"><strong><a href="javascript:pwned()">x</a></strong></a>',
  },
  {
    name: 'link in a link by a table',
    html: '<a href="https://good.example/"><table><a href="https://attack.invalid/">x</a></table></a>',
  },
  { name: 'marks that cross', html: '<strong><em><a href="https://good.example/"></strong>x<p></em>y</a>z</p>' },
  { name: 'marks that cross many times', html: '<b><i><b><i><p><b><i><p><b></i></p></b>x<img src=x onerror=pwned()>' },
  { name: 'heading in a heading', html: '<h1><h2><h1><style></h2></h1><img src=x onerror=pwned()></style>' },
  { name: 'button in a button', html: '<button><button><p></button><img src=x onerror=pwned()>' },
  { name: 'paragraph closed that was not open', html: '</p></p><p></p></p><img src=x onerror=pwned()>' },
  { name: 'break closed', html: '</br><img src=x onerror=pwned()></br>' },
  { name: 'list item without a list', html: '<li><li><ul><p><li><img src=x onerror=pwned()>' },
  { name: 'list in a paragraph', html: '<p><ul><p><li><p><ul></p><img src=x onerror=pwned()>' },
  {
    name: 'first line feed that parsers drop',
    html: '<pre>\n\n<img src=x onerror=pwned()></pre><listing>\n<img src=x onerror=pwned()></listing>',
  },
  { name: 'ruby', html: '<ruby><rtc><rt><style></rtc><img title="</style><img src=x onerror=pwned()>"></ruby>' },
  {
    name: 'html and body inside',
    html: '<p><html onclick=pwned()><head></head><body onload=pwned()><img src=x onerror=pwned()></p>',
  },
  {
    name: 'frameset inside',
    html: '<p>x</p><frameset><frame onload=pwned()></frameset><noframes><img src=x onerror=pwned()>',
  },
  { name: 'text that is escaped once', html: '&lt;img src=x onerror=pwned()&gt;' },
  { name: 'text that is escaped twice', html: '&amp;lt;img src=x onerror=pwned()&amp;gt;' },
  { name: 'text that is escaped three times', html: '&amp;amp;lt;img src=x onerror=pwned()&amp;amp;gt;' },
  { name: 'text in numbers', html: '&#60;img src=x onerror=pwned()&#62;&#x3c;script&#x3e;pwned()&#x3c;/script&#x3e;' },
  {
    name: 'text in numbers without semicolons',
    html: '&#60img src=x onerror=pwned()&#62&ltscript&gtpwned()&lt/script&gt',
  },
  { name: 'tag put together from two', html: '<scr<script>ipt>pwned()</scr</script>ipt>' },
  {
    name: 'tag put together around a tag that goes',
    html: '<<b>img src=x onerror=pwned()><<u></u>script>pwned()</script>',
  },
  { name: 'tag put together from text and reference', html: '&lt<img src=x onerror=pwned()>' },
]
