import { expect, test } from 'vitest'
import type { KeepManifest, KeptContent } from '../../contract.ts'
import type { KeptThing } from './kept-things.ts'
import { contentsOf, newerOf, sizeOf, withoutWithdrawn } from './plan.ts'

const content = (name: string, size_bytes: number): KeptContent => ({
  path: `/files/${name}`,
  sha256: name,
  size_bytes,
  media_type: 'application/pdf',
})

const fileOf = (key: string, file: KeptContent, preview: KeptContent | null = null) => {
  return { key, title: key, note: '', file_type: 'PDF Document', pages: null, file, preview }
}

const manifestOf = (...files: KeepManifest['files']): KeepManifest => {
  return { id: 1, title: 'Implants', page: '/training/implants', version: String(files.length), pages: [], files }
}

const slides = fileOf('slides', content('slides.pptx', 900), content('slides.pdf', 60))
const plan = fileOf('plan', content('plan.pdf', 20))

test('to read and show takes the PDF in place of the slides, the smallest first; the same content counts once', () => {
  const manifest = manifestOf(slides, plan, fileOf('copy', { ...content('plan.pdf', 20), path: '/files/copy' }))
  expect(contentsOf(manifest, 'read').map(({ path }) => path)).toEqual([
    '/files/plan.pdf',
    '/files/copy',
    '/files/slides.pdf',
  ])
  expect(sizeOf(contentsOf(manifest, 'read'))).toBe(80)
  expect(sizeOf(contentsOf(manifest, 'all'))).toBe(980)
})

test('an update counts what is not here; a withdrawn file goes at once, a replaced one stays', () => {
  const kept = manifestOf(slides, plan, fileOf('withdrawn', content('old.pdf', 5)))
  const newer = manifestOf(slides, fileOf('plan', content('new plan.pdf', 30)))
  const thing: KeptThing = {
    ...{ key: 'module-1', kind: 'module', id: 1, choice: 'read', status: 'kept', keptAt: null },
    ...{ target: kept, kept, newer },
  }
  expect(newerOf(thing)).toEqual({ files: 1, bytes: 30 })
  expect(withoutWithdrawn(kept, newer).files.map(({ file }) => file.path)).toEqual([
    '/files/slides.pptx',
    '/files/plan.pdf',
  ])
})
