import { listSaved, SAVED_AT, STORES } from '#ui/offline/stores.ts'

/** A page that was opened before. */
export interface SavedPage {
  path: string
  /** 'Vasectomy: Preparing A Session'. */
  title: string
  /** When it was saved, as an ISO 8601 time. */
  savedAt: string
  bytes: number
}

const TITLE = /<title>[^<]*<\/title>/

/** The saved pages, the latest first. */
export async function listSavedPages(): Promise<SavedPage[]> {
  const entries = await listSaved(STORES.pages)
  return Promise.all(
    entries.map(async ({ path, saved }) => {
      const html = await saved.text()
      return { path, title: readTitle(html), savedAt: saved.headers.get(SAVED_AT) ?? '', bytes: html.length }
    }),
  )
}

/** A page's title has its tab, its subject and the site: 'Preparing A Session · Vasectomy · …'. */
function readTitle(html: string): string {
  const title = new DOMParser().parseFromString(TITLE.exec(html)?.[0] ?? '', 'text/html').title
  const parts = title.split(' · ').slice(0, -1)
  return parts.reverse().join(': ') || title
}
