import { describe, expect, test } from 'vitest'
import { sanitizeMemberHtml } from './sanitize-member-html.ts'

const link = (href: string, words: string) => `<a href="${href}" rel="nofollow ugc noopener">${words}</a>`

/** Input and sanitized output. */
const TABLES: Record<string, readonly (readonly [string, string])[]> = {
  'text and marks': [
    ['', ''],
    [' \n ', ''],
    ['Hello', '<p>Hello</p>'],
    ['<p>Hello</p>', '<p>Hello</p>'],
    ['a <b>b</b> <i>c</i> <u>d</u>', '<p>a <strong>b</strong> <em>c</em> d</p>'],
    ['<em><strong>a</strong></em><strong>b</strong>', '<p><strong><em>a</em>b</strong></p>'],
    ['<b>a<b>b</b></b>', '<p><strong>ab</strong></p>'],
    ['<p>a<strong> </strong>b<em></em></p>', '<p>a b</p>'],
    ['<b>x <i>y</b> z</i>', '<p><strong>x <em>y</em></strong> z</p>'],
    ['<strong><p>a</p><p>b</p></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['a<br>b<br/>c', '<p>a<br>b<br>c</p>'],
    ['5 < 6 && 7 > 6 "so"', '<p>5 &lt; 6 &amp;&amp; 7 &gt; 6 "so"</p>'],
    ['&lt;b&gt; &amp;lt; &copy; a&nbsp;b', '<p>&lt;b&gt; &amp;lt; © a\u00a0b</p>'],
    ['&quot;&#39;&apos;', "<p>\"''</p>"],
    ['প্রশ্ন: কত\u200cদিন? 👩🏽‍⚕️', '<p>প্রশ্ন: কত\u200cদিন? 👩🏽‍⚕️</p>'],
    ['a\r\nb\rc', '<p>a\nb\nc</p>'],
    ['a\u0000b\u202ec\ufeffd\ud800e&#x202e;f', '<p>abcdef</p>'],
  ],
  paragraphs: [
    ['<h2>Title</h2>text', '<p>Title</p><p>text</p>'],
    ['<div>a</div><div><div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
    ['a<hr>b', '<p>a</p><p>b</p>'],
    ['<p></p><p>a</p><p> </p><p><br></p><p>&nbsp;</p><p>b</p><p></p>', '<p>a</p><p></p><p>b</p>'],
    ['<p>\n  a\n  b\n</p>', '<p>a\n  b</p>'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', '<p>a</p><p>b</p><p>c</p>'],
  ],
  'lists and quotes': [
    ['<ul><li>a</li><li><p>b</p></li></ul>', '<ul><li>a</li><li><p>b</p></li></ul>'],
    ['<ol start="3" type="i"><li value="4">a</ol>', '<ol><li>a</li></ol>'],
    ['<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
    ['<ul>a<li>b</li>c</ul>', '<ul><li>a</li><li>b<p>c</p></li></ul>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ul><li></li><li> <br></li></ul>', ''],
    [
      '<ul><li>1<ul><li>2<ul><li>3<ul><li>4<ul><li>5</li></ul></li></ul>z</li></ul></li></ul></li></ul>',
      '<ul><li>1<ul><li>2<ul><li>3</li><li>4</li><li>5<p>z</p></li></ul></li></ul></li></ul>',
    ],
    ['<p>a<ul><li>b</ul>c', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
    ['<blockquote>a<p>b</p></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['<blockquote> </blockquote>', ''],
    [
      '<blockquote>1<blockquote>2<blockquote>3<blockquote>4</blockquote></blockquote></blockquote></blockquote>',
      '<blockquote><p>1</p><blockquote><p>2</p><blockquote><p>3</p><p>4</p></blockquote></blockquote></blockquote>',
    ],
  ],
  links: [
    ['<a href="https://who.int">WHO</a>', `<p>${link('https://who.int/', 'WHO')}</p>`],
    ['<a href="HTTP://WHO.int/a b" target=_blank title=x>WHO</a>', `<p>${link('http://who.int/a%20b', 'WHO')}</p>`],
    ['<a href="https://who.int/?a=1&b=&quot;">x</a>', `<p>${link('https://who.int/?a=1&amp;b=%22', 'x')}</p>`],
    ['<a href="https://münchen.example/ü">x</a>', `<p>${link('https://xn--mnchen-3ya.example/%C3%BC', 'x')}</p>`],
    ['<a href="MailTo:a@b.org?subject=a b">x</a>', `<p>${link('mailto:a@b.org?subject=a%20b', 'x')}</p>`],
    [
      '<b>a<a href="https://b.org">c</a></b>',
      `<p><strong>a</strong>${link('https://b.org/', '<strong>c</strong>')}</p>`,
    ],
    [
      '<a href="https://b.org"><p>a</p>c</a>',
      `<p>${link('https://b.org/', 'a')}</p><p>${link('https://b.org/', 'c')}</p>`,
    ],
    ['<a href="https://b.org"><img src=x></a>', ''],
    ['a<a href="https://b.org"> </a>c', '<p>a c</p>'],
    ['<a href="/x">a</a><a href="//b.org">b</a><a href="#c">c</a><a>d</a><a href="tel:1">e</a>', '<p>abcde</p>'],
    ['<a href="https://user@b.org">a</a><a href="https://:x@b.org">b</a>', '<p>ab</p>'],
    [`<a href="https://b.org/${'x'.repeat(2000)}">a</a>`, '<p>a</p>'],
  ],
  'links whose text names a URL': [
    ['<a href="https://b.org/x">b.org</a>', `<p>${link('https://b.org/x', 'b.org')}</p>`],
    [
      '<a href="https://www.b.org/x">(https://b.org/y),</a>',
      `<p>${link('https://www.b.org/x', '(https://b.org/y),')}</p>`,
    ],
    ['<a href="https://b.org/x">bank.example</a>', `<p>${link('https://b.org/x', 'https://b.org/x')}</p>`],
    [
      '<a href="https://b.org/x">go to https://bank.example now</a>',
      `<p>${link('https://b.org/x', 'https://b.org/x')}</p>`,
    ],
    ['<a href="https://b.org/x">www.<b>bank</b>.example</a>', `<p>${link('https://b.org/x', 'https://b.org/x')}</p>`],
    [
      '<a href="https://b.org/">https://b.org@bank.example</a>',
      `<p>${link('https://b.org/', 'https://b.org@bank.example')}</p>`,
    ],
    ['<a href="https://b.org/">https://bank.example@b.org</a>', `<p>${link('https://b.org/', 'https://b.org/')}</p>`],
    ['<a href="https://b.org/">bаnk。example</a>', `<p>${link('https://b.org/', 'https://b.org/')}</p>`],
    [
      '<a href="https://xn--80ak6aa92e.com">аррӏе.com</a>',
      `<p>${link('https://xn--80ak6aa92e.com/', 'https://xn--80ak6aa92e.com/')}</p>`,
    ],
    ['<a href="mailto:a@b.org">A@B.org</a>', `<p>${link('mailto:a@b.org', 'A@B.org')}</p>`],
    ['<a href="mailto:a@b.org">c@d.org</a>', `<p>${link('mailto:a@b.org', 'a@b.org')}</p>`],
    ['<a href="https://b.org/h.pdf">handout.pdf</a>', `<p>${link('https://b.org/h.pdf', 'handout.pdf')}</p>`],
    ['<a href="https://b.org/">Dr. Roy, version 3.5</a>', `<p>${link('https://b.org/', 'Dr. Roy, version 3.5')}</p>`],
  ],
  'pasted from elsewhere': [
    [
      '<html xmlns:o="urn:x"><head><meta charset=utf-8><title>Doc</title><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--></head><body lang=EN-GB><!--StartFragment--><p class=MsoNormal style="margin:0"><b><span lang=EN-US style="font-size:14pt">Plan<o:p></o:p></span></b></p><p class=MsoListParagraph><![if !supportLists]><span>·<span>&nbsp; </span></span><![endif]>First<o:p>&nbsp;</o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>',
      '<p><strong>Plan</strong></p><p>·\u00a0 First\u00a0</p>',
    ],
    [
      '<meta charset="utf-8"><div class="copyable-text" data-pre-plain-text="[10:02, 1/2/2025] Asha: "><span dir="ltr" class="selectable-text">Hello <strong class="x">all</strong><br><img alt="🙂" src="data:image/gif;base64,R0lG" draggable="false"> See <a href="https://who.int/" dir="auto" title="https://who.int/" target="_blank" rel="noopener noreferrer" class="y">https://who.int/</a></span></div>',
      `<p>Hello <strong>all</strong><br> See ${link('https://who.int/', 'https://who.int/')}</p>`,
    ],
    [
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span>One</span></p><br><ul><li dir="ltr"><p role="presentation"><span>Two</span></p></li></ul></b>',
      '<p><strong>One</strong></p><ul><li><p><strong>Two</strong></p></li></ul>',
    ],
  ],
}

for (const [title, rows] of Object.entries(TABLES)) {
  describe(title, () => {
    test.each(rows)('%s', (html, sanitized) => {
      expect(sanitizeMemberHtml(html)).toBe(sanitized)
      expect(sanitizeMemberHtml(sanitized)).toBe(sanitized)
    })
  })
}
