import type { MigrationStep } from '../migrate.ts'

/** Pictures of the first pages of PDFs, by the content of the PDF: see src/platform/files/first-pages.ts. */
export const firstPages: MigrationStep = {
  name: '006-first-pages',
  async up(db) {
    await db.schema
      .createTable('first_page')
      .addColumn('pdf_sha256', 'text', (c) => c.primaryKey())
      .addColumn('picture_sha256', 'text')
      .addColumn('size_bytes', 'integer', (c) => c.notNull())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('made_at', 'text', (c) => c.notNull())
      .execute()
  },
}
