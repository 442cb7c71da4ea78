import { expect, test } from 'vitest'
import { asScriptText, shellScript } from './shell-data.ts'

test('no name ends the script that it is written into, and all are read as they were', () => {
  const name = '</script><script>alert(1)</script><!-- <ScRiPt></SCRIPT\t> <p>a < b</p> \u2028 ]]>'
  const script = shellScript({ categories: [{ id: 1, name, modules: [] }] })
  expect(script.match(/<\/?script|<!--/gi)).toEqual(['<script', '</script'])
  expect(JSON.parse(asScriptText(JSON.stringify({ name })))).toEqual({ name })
})
