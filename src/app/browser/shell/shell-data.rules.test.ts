import { expect, test } from 'vitest'
import { asScriptText, shellScript } from './shell-data.ts'

const SHELL = {
  platform_links: [],
  funder_statement: '',
  copyright: '',
  contact: { title: '', body: '', email: '' },
  organisation: '',
  demo: false,
}

test('no name ends the script that it is written into, and all are read as they were', () => {
  const name = '</script><script>alert(1)</script><!-- <ScRiPt></SCRIPT\t> <p>a < b</p> \u2028 ]]>'
  const script = shellScript({ ...SHELL, copyright: name })
  expect(script.match(/<\/?script|<!--/gi)).toEqual(['<script', '</script'])
  expect(JSON.parse(asScriptText(JSON.stringify({ name })))).toEqual({ name })
})
