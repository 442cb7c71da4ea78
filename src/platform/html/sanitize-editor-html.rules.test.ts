import { expect, test } from 'vitest'
import { sanitizeEditorHtml } from './sanitize-editor-html.ts'

test.each(['/training/implants#files', '#guide', 'https://who.int/page?a=1', 'mailto:ana@example.org'])(
  'a link of an editor to %s stays',
  (href) => {
    expect(sanitizeEditorHtml(`<a href="${href}">x</a>`)).toContain(`href="${href}"`)
  },
)

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
