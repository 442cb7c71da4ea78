import { SITE_NAME } from '#core/site-name.ts'
import { listSaved, SAVED_AT, STORES } from '#ui/offline/stores.ts'

/** One tab of a page. */
interface PageHere {
  path: string
  name: string
}

/** Pages of one subject on this device, e.g. the tabs of a module. */
export interface PageGroup {
  title: string
  /** The category's accent, 1 to 7. */
  accent: number
  pages: PageHere[]
  /** When the last of them was saved, as an ISO 8601 time. */
  savedAt: string
}

const TITLE = /<title>[^<]*<\/title>/
/** Pages that belong to no category have the accent of the site's own colour. */
const ACCENT = /class="category accent-(\d)"/
const NO_CATEGORY_ACCENT = 2

/** The pages on this device by their subject, the last one read first. */
export async function listPagesHere(): Promise<PageGroup[]> {
  const groups = new Map<string, PageGroup>()
  for (const { path, saved } of await listSaved(STORES.pages)) {
    const html = await saved.text()
    const { subject, tab } = namesOf(html)
    const savedAt = saved.headers.get(SAVED_AT) ?? ''
    const accent = Number(ACCENT.exec(html)?.[1] ?? NO_CATEGORY_ACCENT)
    const group = groups.get(subject) ?? { title: subject, accent, pages: [], savedAt }
    group.pages.push({ path, name: tab })
    groups.set(subject, group)
  }
  return [...groups.values()]
}

/** A page's title says its tab, its subject and the site: 'Preparing A Session · Vasectomy · …'. */
function namesOf(html: string): { subject: string; tab: string } {
  const title = new DOMParser().parseFromString(TITLE.exec(html)?.[0] ?? '', 'text/html').title
  const parts = title.split(' · ').filter((part) => part !== SITE_NAME)
  const subject = parts.at(-1) ?? SITE_NAME
  return { subject, tab: parts.at(-2) ?? '' }
}
