import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, test } from 'vitest'
import { makeDocument, parseSource } from '../make.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TABLE = `| Condition | COC | Copper IUD |\n|---|---|---|\n${'| Migraine without aura, 35 or older | 3/4 | 1 |\n'.repeat(9)}`
const STEPS = '1. ![](condom-step-pinch) Pinch the tip.\n2. ![](condom-step-unroll) Unroll it to the base.'
const STEP_LINES = Array.from({ length: 30 }, (_, step) => `- [ ] **Does step ${step} without help**`).join('\n')

const CARDS = `| Role | You are | You hide |\n|---|---|---|\n${'| 1 | A mother of three children | You are afraid of the operation |\n'.repeat(22)}`

const DOCUMENTS = [
  ['a poster', 'poster', `## Look up\n\n${TABLE.replaceAll('\n\n', '\n')}\n\n> Ask for help.`],
  ['a poster of steps', 'poster', `${STEPS}\n\n**Then** put it into the bin.`],
  ['a sheet for clients', 'client', `${STEPS}\n\n## Come back\n\n- Fever\n- Pain`],
  [
    'a page of text and tables',
    'page',
    `## One\n\n${'A long line of text with some more words. '.repeat(60)}\n\n${TABLE}\n\n## Two\n\n${TABLE}`,
  ],
  ['cards', 'page', `## Roles\n\n${CARDS}\n\n---\n\n## Key\n\n${CARDS}`],
  ['a checklist', 'page', `## Steps\n\n${STEP_LINES}\n\n## Again\n\n${STEP_LINES.replaceAll('step', 'part')}`],
] as const

test('a Word file has as many pages in LibreOffice as its PDF', async () => {
  const expected: string[] = []
  for (const [index, [name, layout, body]] of DOCUMENTS.entries()) {
    const head = `title: ${name}\ndetails: One line.\nformat: word\nlayout: ${layout}\nattempts: ${name === 'a checklist' ? 5 : 1}\ncards: ${name === 'cards'}\nsources: [WHO 2015]`
    const source = parseSource(`---\n${head}\n---\n${body}`, {
      file: 'a.md',
      language: 'en',
      context: 'Implants',
      updated: '2026-05-12',
    })
    const { bytes, pages } = await makeDocument(source)
    writeFileSync(join(folder, `${index}.docx`), bytes)
    expected.push(`${name}: ${pages}`)
  }
  const files = DOCUMENTS.map((_, index) => join(folder, `${index}.docx`))
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  spawnSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files])
  const found: string[] = []
  for (const [index, [name]] of DOCUMENTS.entries()) {
    const pdf = await getDocument({ data: new Uint8Array(readFileSync(join(folder, `${index}.pdf`))), verbosity: 0 })
      .promise
    found.push(`${name}: ${pdf.numPages}`)
  }
  expect(found).toEqual(expected)
}, 120_000)
