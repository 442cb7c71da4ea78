import { emptyValue } from '#core/content-type.ts'
import { newAccount } from '#features/accounts/server/actions/new-account.ts'
import { moduleType } from '#features/library/content-types.ts'
import { moduleCategories, modules } from '#features/library/server/public.ts'
import { faqSectionType, newsItemType } from '#features/pages/content-types.ts'
import { faqSections, newsItems } from '#features/pages/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { newItems, writeEntry } from '#testing/write-entry.ts'
import { text } from './words.ts'

/** How much a site has. */
export interface Size {
  members: number
  discussions: number
  comments: number
  modules: number
  filesOfModule: number
  news: number
  faqSections: number
  subscribers: number
  bookmarks: number
  auditEntries: number
  missedSearches: number
  /** Downloads that are counted on each day of two years. */
  dailyCounts: number
}

/** Next year's site, and a national portal after ten years. */
export const SIZES = {
  small: {
    members: 2000,
    discussions: 2000,
    comments: 20_000,
    modules: 40,
    filesOfModule: 30,
    news: 200,
    faqSections: 50,
    subscribers: 20_000,
    bookmarks: 30_000,
    auditEntries: 10_000,
    missedSearches: 5000,
    dailyCounts: 60,
  },
  large: {
    members: 100_000,
    discussions: 50_000,
    comments: 1_000_000,
    modules: 1000,
    filesOfModule: 30,
    news: 2000,
    faqSections: 500,
    subscribers: 200_000,
    bookmarks: 300_000,
    auditEntries: 100_000,
    missedSearches: 15_000,
    dailyCounts: 600,
  },
} as const satisfies Record<string, Size>

/** Comments of the first discussion, at each size. */
export const LONG = 5000
/** The author of every fiftieth discussion and comment. */
export const BUSY_MEMBER = 2
const ROWS_A_TRANSACTION = 500
const CATEGORIES = 8
const DAY_MS = 86_400_000
const COUNTED_DAYS = 730
const TEN_YEARS_MS = 3652 * DAY_MS
/** Older than a day, so that no member counts as new. */
const START = Date.now() - 30 * DAY_MS

/** Fills an empty site, mostly row by row: calls would take hours. The search index of discussions is not built. */
export async function fillSite(context: AppContext, size: Size): Promise<void> {
  const many = async (count: number, add: (tx: Tx, numbers: number[]) => Promise<unknown>) => {
    for (let from = 0; from < count; from += ROWS_A_TRANSACTION) {
      const length = Math.min(ROWS_A_TRANSACTION, count - from)
      const numbers = Array.from({ length }, (_, at) => from + at)
      await context.database.db.transaction().execute((tx) => add(tx, numbers))
    }
  }
  const each = (count: number, add: (tx: Tx, n: number) => Promise<unknown>) =>
    many(count, async (tx, numbers) => {
      for (const n of numbers) await add(tx, n)
    })
  const rows = rowsOf(size)
  await many(size.members, (tx, numbers) => tx.insertInto('account').values(numbers.map(rows.member)).execute())
  await many(size.modules * size.filesOfModule, (tx, numbers) => addFiles(tx, numbers))
  await each(CATEGORIES, (tx, n) => writeEntry(tx, moduleCategories, { name: `Category ${n + 1}` }))
  await each(size.modules, (tx, n) => writeEntry(tx, modules, moduleValue(n, size.filesOfModule), published(n)))
  await each(size.news, (tx, n) => writeEntry(tx, newsItems, newsValue(n), published(n)))
  await each(size.faqSections, (tx, n) => writeEntry(tx, faqSections, faqValue(n), published(n)))
  await many(size.discussions, (tx, numbers) =>
    tx.insertInto('discussion').values(numbers.map(rows.discussion)).execute(),
  )
  await many(size.comments, (tx, numbers) => tx.insertInto('comment').values(numbers.map(rows.comment)).execute())
  await many(size.subscribers, (tx, numbers) =>
    tx.insertInto('newsletter_subscriber').values(numbers.map(rows.subscriber)).execute(),
  )
  await many(size.members, (tx, numbers) => tx.insertInto('bookmark_folder').values(numbers.map(rows.folder)).execute())
  await many(size.bookmarks, (tx, numbers) => tx.insertInto('bookmark').values(numbers.map(rows.bookmark)).execute())
  await many(size.auditEntries, (tx, numbers) => tx.insertInto('audit_entry').values(numbers.map(rows.audit)).execute())
  await many(size.missedSearches, (tx, numbers) =>
    tx.insertInto('missed_search').values(numbers.map(rows.missedSearch)).execute(),
  )
  await many(size.dailyCounts * COUNTED_DAYS, (tx, numbers) =>
    tx.insertInto('daily_count').values(numbers.map(rows.dailyCount)).execute(),
  )
}

const dateOf = (n: number) => new Date(START + n).toISOString()
/** The time of one of `count` rows of ten years, in ms from `START`. */
const timeWithin = (n: number, count: number) => Math.floor((n / count - 1) * TEN_YEARS_MS)

/** Rows by number, from 0. */
function rowsOf(size: Size) {
  const authorOf = (n: number) => (n % 50 === 0 ? BUSY_MEMBER : (n % size.members) + 1)
  const post = (n: number, time: number) => ({
    created_at: dateOf(time),
    updated_at: dateOf(time),
    author_id: authorOf(n),
    body_hash: String(n),
    state: 'visible' as const,
  })
  return {
    member: (n: number) => ({
      ...newAccount(
        {
          password_hash: '',
          first_name: 'Ama',
          last_name: 'Boateng',
          timezone: 'Africa/Nairobi',
          email: `member-${n}@example.org`,
        },
        new Date(START),
        new Date(START),
      ),
      points: n % 500,
      email_community_responses: 0,
    }),
    discussion: (n: number) => ({
      ...post(n, timeWithin(n, size.discussions)),
      slug: `number-${n}`,
      topic_id: (n % 4) + 1,
      title: text(9),
      body: `<p>${text(60)}</p>`,
      comment_count: n === 0 ? LONG : Math.floor((size.comments - LONG) / size.discussions),
      view_count: n % 5000,
      notify_at: null,
    }),
    comment: (n: number) => {
      const discussion = n < LONG ? 0 : (n % (size.discussions - 1)) + 1
      // The comments of a discussion follow it, in their order.
      const time = timeWithin(discussion, size.discussions) + n
      return { ...post(n, time), discussion_id: discussion + 1, body: text(30) }
    },
    subscriber: (n: number) => ({
      email: `reader-${n}@example.org`,
      created_at: dateOf(timeWithin(n, size.subscribers)),
      left_at: null,
    }),
    folder: (n: number) => ({
      account_id: n + 1,
      folder_name: 'My bookmarks',
      folder_key: 'my bookmarks',
      is_default: 1,
      created_at: dateOf(n),
    }),
    bookmark: (n: number) => ({
      folder_id: (n % size.members) + 1,
      item_type: 'module',
      item_id: (Math.floor(n / size.members) % size.modules) + 1,
      position: Math.floor(n / size.members),
      created_at: dateOf(n),
    }),
    audit: (n: number) => ({
      at: dateOf(n),
      account_id: (n % 20) + 1,
      action: 'published' as const,
      kind: n % 3 === 0 ? 'module' : 'news-item',
      entry: String((n % size.modules) + 1),
      title: text(4),
      detail: '',
    }),
    missedSearch: (n: number) => ({
      query: `${text(3)} ${n}`,
      language: 'en',
      day: new Date(START + (n % 30) * DAY_MS).toISOString().slice(0, 10),
      count: (n % 5) + 1,
    }),
    dailyCount: (n: number) => ({
      day: new Date(Date.now() - (n % COUNTED_DAYS) * DAY_MS).toISOString().slice(0, 10),
      kind: 'download' as const,
      subject: `file:${Math.floor(n / COUNTED_DAYS) + 1}`,
      count: (n % 9) + 1,
    }),
  }
}

/** Files without bytes: a third are PDFs, whose first page can't be drawn. */
async function addFiles(tx: Tx, numbers: readonly number[]): Promise<void> {
  const files = numbers.map((n) => ({
    name: `File ${n + 1}.${n % 3 === 0 ? 'pdf' : 'docx'}`,
    sha256: n.toString(16).padStart(64, '0'),
    media_type:
      n % 3 === 0 ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    size_bytes: 20_000 + n,
    crc32: n,
    pages: 4,
    created_at: dateOf(n),
    published_at: dateOf(n),
  }))
  const rows = await tx.insertInto('file').values(files).returning('id').execute()
  await tx
    .insertInto('file_text')
    .values(rows.map(({ id }) => ({ file_id: id, text: text(200) })))
    .execute()
  const pages = files.filter(({ media_type }) => media_type === 'application/pdf')
  await tx
    .insertInto('first_page')
    .values(
      pages.map(({ sha256, created_at }) => ({
        pdf_sha256: sha256,
        picture_sha256: null,
        size_bytes: 0,
        width: 0,
        height: 0,
        made_at: created_at,
      })),
    )
    .execute()
}

/** Dates of a publication long ago: nobody gets a mail. */
const published = (n: number) => ({ now: new Date(START + n), firstPublished: dateOf(n) })

function moduleValue(n: number, files: number) {
  const none = emptyValue(moduleType.fields.files.fields)
  const sections = ['module_session_plan', 'presentation_slides', 'evaluation_tools', 'handouts', 'references'] as const
  return {
    ...emptyValue(moduleType.fields),
    name: `${text(4).slice(0, 100)} ${n}`,
    slug: `module-${n}`,
    description: text(20).slice(0, 160),
    category: String((n % CATEGORIES) + 1),
    language: 'en',
    purpose: `<p>${text(80)}</p>`,
    objectives: newItems([{ title: text(12), details: '' }]),
    files: newItems(
      Array.from({ length: files }, (_, at) => ({
        ...none,
        title: text(5),
        section: sections[at % sections.length] ?? 'handouts',
        file: n * files + at + 1,
      })),
    ),
  }
}

const newsValue = (n: number) => ({
  ...emptyValue(newsItemType.fields),
  title: `${text(8)} ${n}`,
  category: 'News',
  content: `<p>${text(60)}</p>`,
})

const faqValue = (n: number) => ({
  ...emptyValue(faqSectionType.fields),
  name: `${text(3)} ${n}`,
  entries: newItems(Array.from({ length: 6 }, () => ({ question: text(9), answer: `<p>${text(100)}</p>` }))),
})
