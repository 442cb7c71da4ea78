/** What clipboards hold when text is copied elsewhere, and what the editor should make of it. */

export const WORD_CLIPBOARD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:Calibri;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h2>Before the session<o:p></o:p></h2>
<p class=MsoNormal style='margin-bottom:0cm'><b style='mso-bidi-font-weight:normal'><span lang=EN-US>Bring</span></b><span
lang=EN-US> the <i>printed</i> cards,
see <a href="https://example.org/cards">the cards</a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Pens<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>blue ones<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Paper<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Welcome<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Practice<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Day</p></td><td><p class=MsoNormal>Topic</p></td></tr></table>
<!--EndFragment--></body></html>`

export const WORD_HTML =
  '<p><strong>Before the session</strong></p>' +
  '<p><strong>Bring</strong> the <em>printed</em> cards, see <a href="https://example.org/cards">the cards</a>.</p>' +
  '<ul><li><p>Pens</p><ul><li><p>blue ones</p></li></ul></li><li><p>Paper</p></li></ul>' +
  '<ol><li><p>Welcome</p></li><li><p>Practice</p></li></ol>' +
  '<p>Day, Topic</p>'

/** Word on phones, and mail programs, keep the marks as words only. */
export const WORD_PHONE_CLIPBOARD = `<p class="MsoListParagraph" style="margin-left:36pt">·&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Pens</p><p class="MsoListParagraph">o&nbsp;&nbsp; blue ones</p><p class="MsoListParagraph">·&nbsp; Paper</p><p class="MsoListParagraph">1.&nbsp; Welcome</p><p class="MsoNormal">1. is the first</p>`

export const WORD_PHONE_HTML =
  '<ul><li><p>Pens</p><ul><li><p>blue ones</p></li></ul></li><li><p>Paper</p></li></ul>' +
  '<ol><li><p>Welcome</p></li></ol><p>1. is the first</p>'

export const GOOGLE_DOCS_CLIPBOARD = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">Our next </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">training</span><span style="font-weight:400;font-style:normal;white-space:pre-wrap;"> is </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">soon</span><span style="font-weight:400;font-style:normal;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Models</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">two of each</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:400;">Gloves</span></p></li></ul><p dir="ltr"><a href="https://example.org/a?b=1&amp;c=2" style="text-decoration:none;"><span style="font-weight:700;color:#1155cc;">Read more</span></a><span style="font-weight:400;"><img src="https://example.org/x.png" alt="a map" /></span></p></b><br class="Apple-interchange-newline">`

export const GOOGLE_DOCS_HTML =
  '<p>Our next <strong>training</strong> is <em>soon</em>.</p>' +
  '<ul><li><p>Models</p><ul><li><p>two of each</p></li></ul></li><li><p>Gloves</p></li></ul>' +
  '<p><a href="https://example.org/a?b=1&amp;c=2"><strong>Read more</strong></a>a map</p>'

export const WHATSAPP_TEXT = `*Good news* for all!
The _new_ cards are here.

Please bring:
• your ID
• two pens

1. Register
2. Sit down
See you 😊 https://example.org/_map_`

export const WHATSAPP_HTML =
  '<p><strong>Good news</strong> for all!<br>The <em>new</em> cards are here.</p>' +
  '<p>Please bring:</p><ul><li><p>your ID</p></li><li><p>two pens</p></li></ul>' +
  '<ol><li><p>Register</p></li><li><p>Sit down</p></li></ol>' +
  '<p>See you 😊 https://example.org/_map_</p>'

export const WEB_PAGE_CLIPBOARD = `<html><body><!--StartFragment--><script>alert(1)</script><h1 class="t">Counselling</h1><div>First line<br>second line<br><br>new paragraph <a href="javascript:alert(1)">bad</a> <a href="/relative">local</a></div><img src=x onerror=alert(1) alt="A clinic"><blockquote>Ask <b onclick="x()">first</b></blockquote><table><tbody><tr><th>Method</th><th>Use</th></tr><tr><td>Pill</td><td>daily</td></tr></tbody></table><ol start="3"><li>three<p>and more</p></li></ol><pre>a
b</pre><p style="display:none">secret</p><!--EndFragment--></body></html>`

export const WEB_PAGE_HTML =
  '<p><strong>Counselling</strong></p><p>First line<br>second line</p><p>new paragraph bad local</p><p>A clinic</p>' +
  '<blockquote><p>Ask <strong>first</strong></p></blockquote>' +
  '<p><strong>Method</strong>, <strong>Use</strong></p><p>Pill, daily</p>' +
  '<ol><li><p>three<br>and more</p></li></ol><p>a<br>b</p>'

/** Clipboard HTML with what it becomes. */
export const HTML_SAMPLES = [
  ['Word', WORD_CLIPBOARD, WORD_HTML],
  ['Word on a phone', WORD_PHONE_CLIPBOARD, WORD_PHONE_HTML],
  ['Google Docs', GOOGLE_DOCS_CLIPBOARD, GOOGLE_DOCS_HTML],
  ['a web page', WEB_PAGE_CLIPBOARD, WEB_PAGE_HTML],
] as const

const GOOGLE_SPAN =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;white-space:pre-wrap;'

const GOOGLE_DOCS_PAGE_CLIPBOARD = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7d0a4b1e-7fff-3c5e"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-weight:400;">Side effects</span></h1><p dir="ltr"><span style="${GOOGLE_SPAN}">Bleeding may </span><span style="${GOOGLE_SPAN.replace('400', '700')}">change</span><span style="${GOOGLE_SPAN}">. See </span><a href="https://example.org/bleeding" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the handbook</span></a><span style="${GOOGLE_SPAN}">.</span></p><br /><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">What to say</span></h2><ol style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="${GOOGLE_SPAN}">Listen</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="${GOOGLE_SPAN}">Explain</span><span style="${GOOGLE_SPAN}"></span></p></li></ol><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span style="${GOOGLE_SPAN}">Week 1</span></p></td><td><p dir="ltr"><span style="${GOOGLE_SPAN}">Spotting</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

/** In a text of the site, which has headings. */
const GOOGLE_DOCS_PAGE_HTML =
  '<h3>Side effects</h3>' +
  '<p>Bleeding may <strong>change</strong>. See <a href="https://example.org/bleeding">the handbook</a>.</p>' +
  '<h3>What to say</h3><ol><li><p>Listen</p></li><li><p>Explain</p></li></ol>' +
  '<table><tbody><tr><td><p>Week 1</p></td><td><p>Spotting</p></td></tr></tbody></table>'

/** Word in a browser: a list of its own for each item, headings by their role. */
const WORD_ONLINE_CLIPBOARD = `<div class="OutlineElement Ltr SCXW1 BCX0" style="direction: ltr;"><p class="Paragraph SCXW1 BCX0" xml:lang="EN-GB" lang="EN-GB" paraid="1" role="heading" aria-level="1" style="font-family: Segoe UI;"><span data-contrast="none" class="TextRun SCXW1" style="font-size: 16pt; color: rgb(46, 116, 181);"><span class="NormalTextRun SCXW1" data-ccp-parastyle="heading 1">Equipment</span></span><span class="EOP SCXW1" data-ccp-props="{&quot;134233117&quot;:false}">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" role="listitem" data-aria-posinset="1" data-aria-level="1" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1" style="font-weight: bold;"><span class="NormalTextRun">Gloves</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="o" data-listid="1" role="listitem" data-aria-posinset="1" data-aria-level="2" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1"><span class="NormalTextRun">two pairs</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div>`

const WORD_ONLINE_HTML =
  '<h3>Equipment</h3><ul><li><p><strong>Gloves</strong></p><ul><li><p>two pairs</p></li></ul></li></ul>'

const EXCEL_CLIPBOARD = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--td {padding:0px;} .xl65 {font-weight:700;}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64>Month</td><td class=xl65 width=64>Clients</td></tr><tr style='display:none'><td>April</td><td align=right>7</td></tr><tr height=20><td height=20>May</td><td></td></tr><!--EndFragment--></table></body></html>`

const EXCEL_HTML =
  '<table><tbody><tr><td><p>Month</p></td><td><p>Clients</p></td></tr>' +
  '<tr><td><p>May</p></td><td><p><br class="ProseMirror-trailingBreak"></p></td></tr></tbody></table>'

/** Clipboard HTML with what a text of the site becomes. */
export const SITE_TEXT_SAMPLES = [
  [
    'Word',
    WORD_CLIPBOARD,
    WORD_HTML.replace(/^<p><strong>(.*?)<\/strong><\/p>/, '<h3>$1</h3>').replace(
      '<p>Day, Topic</p>',
      '<table><tbody><tr><td><p>Day</p></td><td><p>Topic</p></td></tr></tbody></table>',
    ),
  ],
  ['Excel', EXCEL_CLIPBOARD, EXCEL_HTML],
  ['Word in a browser', WORD_ONLINE_CLIPBOARD, WORD_ONLINE_HTML],
  ['Google Docs', GOOGLE_DOCS_PAGE_CLIPBOARD, GOOGLE_DOCS_PAGE_HTML],
] as const
