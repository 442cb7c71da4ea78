import { emptyValue } from '#core/content-type.ts'
import { moduleType } from '#features/library/content-types.ts'
import { moduleCategories, modules } from '#features/library/server/public.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { newItems, writeEntry } from '#testing/write-entry.ts'

let count = 0

/** Stores a small PDF and returns its id. */
export async function createFile(
  context: AppContext,
  { name = `file-${++count}.pdf`, text = 'Hello' } = {},
): Promise<number> {
  const { id } = await addTestFile(context.database.db, context.store, { name, bytes: createPdf(text), pages: 1 })
  return id
}

/** A minimal PDF with one line of text. */
export function createPdf(text: string): Uint8Array {
  const stream = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${stream.length}>> stream
${stream}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF
`)
}

interface SessionFile {
  section: string
  title: string
  details: string
  target: { fileId: number } | { url: string }
}

interface ModuleFields {
  slug?: string
  name?: string
  category?: string
  description?: string
  files?: SessionFile[]
  guideFileId?: number | null
  cover?: boolean
}

const categories = new WeakMap<AppContext, Map<string, number>>()

/** Adds a module with one objective, one video and the given files. */
export async function createModule(
  context: AppContext,
  fields: ModuleFields = {},
): Promise<{ id: number; slug: string; categoryId: number }> {
  const slug = fields.slug ?? `module-${++count}`
  const categoryId = await categoryIdOf(context, fields.category ?? 'Foundations')
  const value = {
    ...emptyValue(moduleType.fields),
    slug,
    name: fields.name ?? `Module ${slug}`,
    description: fields.description ?? 'What it is about.',
    category: String(categoryId),
    language: 'en',
    purpose: '<p>To train.</p><script>alert(1)</script>',
    facilitators_guide: '<p>Prepare the room.</p>',
    facilitators_guide_file: fields.guideFileId ?? null,
    objectives: newItems([{ title: 'Explain how it works', details: '' }]),
    videos: newItems([
      { title: 'Example', url: 'https://vimeo.com/76979871', duration: '4:12', is_cover: fields.cover ?? false },
    ]),
    files: newItems((fields.files ?? []).map(itemOf)),
  }
  const publication = { now: new Date('2026-11-12'), firstPublished: '2019-09-24' }
  const entry = await context.database.db.transaction().execute((tx) => writeEntry(tx, modules, value, publication))
  return { id: Number(entry), slug, categoryId }
}

/** Takes a module off the site. */
export async function removeModule({ database: { db } }: AppContext, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => modules.remove?.(tx, String(id)))
}

/** The id of a file or link of a module. */
export async function sessionFileId({ database: { db } }: AppContext, moduleId: number, title: string) {
  const module = await modules.read(db, String(moduleId))
  return Number(module?.files.find((file) => file.title === title)?.key)
}

function itemOf({ target, ...file }: SessionFile) {
  const none = emptyValue(moduleType.fields.files.fields)
  return 'url' in target ? { ...none, ...file, url: target.url } : { ...none, ...file, file: target.fileId }
}

async function categoryIdOf(context: AppContext, name: string): Promise<number> {
  const known = categories.get(context) ?? new Map<string, number>()
  categories.set(context, known)
  const existing = known.get(name)
  if (existing !== undefined) return existing
  const entry = await context.database.db.transaction().execute((tx) => writeEntry(tx, moduleCategories, { name }))
  known.set(name, Number(entry))
  return Number(entry)
}
