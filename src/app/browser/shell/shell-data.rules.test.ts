import { expect, test } from 'vitest'
import { escapeScriptText, shellScript } from './shell-data.ts'

const SHELL = {
  platform_links: [],
  funder_statement: '',
  copyright: '',
  contact: { title: '', body: '', email: '' },
  demo: false,
}

test('a name with HTML does not end the script element, and readers see it unchanged', () => {
  const name = '</script><script>alert(1)</script><!-- <ScRiPt></SCRIPT\t> <p>a < b</p> \u2028 ]]>'
  const script = shellScript({ shell: { ...SHELL, copyright: name }, notices: [] })
  expect(script.match(/<\/?script|<!--/gi)).toEqual(['<script', '</script'])
  expect(JSON.parse(escapeScriptText(JSON.stringify({ name })))).toEqual({ name })
})
