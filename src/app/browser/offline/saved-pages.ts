import { listSaved, SAVED_AT, STORES } from '#ui/offline/stores.ts'

/** One tab of a page. */
interface SavedPage {
  path: string
  name: string
}

/** The saved pages of one subject, e.g. the tabs of a module. */
export interface PageGroup {
  title: string
  /** The category's accent, 1 to 7. */
  accent: number
  pages: SavedPage[]
  /** When the latest of them was saved, as an ISO 8601 time. */
  savedAt: string
}

const TITLE = /<title>[^<]*<\/title>/
const ACCENT = /class="category accent-(\d)"/
/** The accent in the site's own colour. */
const NO_CATEGORY_ACCENT = 2

/** The saved pages by subject, the latest first. */
export async function listSavedPages(): Promise<PageGroup[]> {
  const groups = new Map<string, PageGroup>()
  for (const { path, saved } of await listSaved(STORES.pages)) {
    const html = await saved.text()
    const { subject, tab } = readNames(html)
    const savedAt = saved.headers.get(SAVED_AT) ?? ''
    const accent = Number(ACCENT.exec(html)?.[1] ?? NO_CATEGORY_ACCENT)
    const group = groups.get(subject) ?? { title: subject, accent, pages: [], savedAt }
    // The overview, which has no name, is the first tab.
    group.pages[tab ? 'push' : 'unshift']({ path, name: tab })
    groups.set(subject, group)
  }
  return [...groups.values()]
}

/** A page's title has its tab, its subject and the site: 'Preparing A Session · Vasectomy · …'. */
function readNames(html: string): { subject: string; tab: string } {
  const title = new DOMParser().parseFromString(TITLE.exec(html)?.[0] ?? '', 'text/html').title
  const parts = title.split(' · ').slice(0, -1)
  const subject = parts.at(-1) ?? title
  return { subject, tab: parts.at(-2) ?? '' }
}
