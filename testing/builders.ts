import { addCategory, addModule, type NewSessionFile } from '#features/library/server/public.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { addTestFile } from '#testing/files/ingest.ts'

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

interface ModuleFields {
  slug?: string
  name?: string
  category?: string
  description?: string
  files?: NewSessionFile[]
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
  const { id } = await context.database.db.transaction().execute((tx) =>
    addModule(tx, {
      slug,
      name: fields.name ?? `Module ${slug}`,
      description: fields.description ?? 'What it is about.',
      categoryId,
      purpose: '<p>To train.</p><script>alert(1)</script>',
      facilitatorsGuide: '<p>Prepare the room.</p>',
      facilitatorsGuideFileId: fields.guideFileId ?? null,
      language: 'English',
      published: '2019-09-24',
      updated: '2026-11-12',
      objectives: [{ title: 'Explain how it works', details: '' }],
      videos: [{ title: 'Example', url: 'https://vimeo.com/76979871', seconds: 252, cover: fields.cover ?? false }],
      files: fields.files ?? [],
    }),
  )
  return { id, slug, categoryId }
}

async function categoryIdOf(context: AppContext, name: string): Promise<number> {
  const known = categories.get(context) ?? new Map<string, number>()
  categories.set(context, known)
  const existing = known.get(name)
  if (existing !== undefined) return existing
  const { id } = await context.database.db.transaction().execute((tx) => addCategory(tx, name))
  known.set(name, id)
  return id
}
