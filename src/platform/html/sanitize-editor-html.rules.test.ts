import { expect, test } from 'vitest'
import { sanitizeEditorHtml } from './sanitize-editor-html.ts'

test.each(['/training/implants#files', '#guide', 'https://who.int/page?a=1', 'mailto:ana@example.org'])(
  'a link of an editor to %s stays',
  (href) => {
    expect(sanitizeEditorHtml(`<a href="${href}">x</a>`)).toContain(`href="${href}"`)
  },
)

test('a table keeps its merged cells, in bounds, and loses styles and scripts', () => {
  const cells = '<th colspan="2" style="color:red">a</th><td rowspan="3" onclick="x()">b</td>'
  const bad = '<td colspan="1000000" rowspan="-1">c</td><td colspan="a">d</td>'
  expect(sanitizeEditorHtml(`<table width="9"><tbody><tr>${cells}${bad}</tr></tbody></table>`)).toBe(
    '<table><tbody><tr><th colspan="2">a</th><td rowspan="3">b</td><td colspan="20">c</td><td>d</td></tr></tbody></table>',
  )
})

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/&#9;/evil.example',
  'http://a:b@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
])('a link of an editor to %s becomes text', (href) => {
  expect(sanitizeEditorHtml(`<p><a href="${href}">x</a></p>`)).toBe('<p><a>x</a></p>')
})
