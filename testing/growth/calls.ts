import { ApiError, type Transport } from '#core/client.ts'
import { editing } from '#features/editing/browser/client.ts'
import { BUSY_MEMBER, LONG } from './fill-site.ts'
import { text, WORDS } from './words.ts'

/** What anybody asks for, by its name in the table. */
export const READS: Readonly<Record<string, string>> = {
  home: '/',
  '/training': '/training',
  'a module': '/training/module-7',
  'downloads of a module': '/training/module-7/downloads',
  'discussions of a module': '/training/module-7/related-discussions',
  'search: a common word': `/search?query=${word(1)}`,
  'search: four words': `/search?query=${[5, 70, 300, 900].map(word).join('+')}`,
  'forum, page 1': '/community/discussions',
  'forum, page 300': '/community/discussions?sort=recent&page=300',
  'forum search: a common word': `/community/discussions?search=${word(1)}`,
  'forum search: four words': `/community/discussions?search=${[5, 70, 300, 900].map(word).join('+')}`,
  [`discussion of ${LONG} comments`]: '/community/discussions/number-0',
  'a discussion': '/community/discussions/number-7',
  'profile of a busy member': `/community/user/${BUSY_MEMBER}`,
  news: '/news-and-updates',
  FAQ: '/faq',
  sitemap: '/sitemap.xml',
  'api: live search': `/api/training/module-resource/search/?keyword=${word(1)}&page_size=5&brief=true`,
  'api: modules': '/api/training/module/',
  'api: module names': '/api/training/module-names/',
  'api: forum search, two letters': '/api/community/discussions/?search=tr',
  'api: activities': `/api/community/activities/${BUSY_MEMBER}/`,
  'api: contributors': '/api/community/contributors/',
  'api: similar discussions': `/api/community/similar-discussions/?title=${[5, 70].map(word).join('+')}`,
  'api: FAQ': '/api/faq/entry/',
  'api: a module': '/api/training/module/module-7/whole/',
  'api: home': '/api/content/home/',
  'api: footer': '/api/content/shell/',
  'api: recent comments of a discussion': '/api/community/discussion/1/comments/?page=2',
  'api: versions of kept modules': '/api/kept/module-versions/?ids=7,8,9',
  'api: moderation by month': '/api/moderation/counts/',
  'api: discussions of a module': '/api/community/module-discussions/7/',
}

/** What a member who is an administrator asks for. */
export const STAFF_READS: Readonly<Record<string, string>> = {
  'staff: To do': '/api/editing/dashboard/',
  'staff: entries': '/api/editing/entries/',
  'staff: a module': '/api/editing/entries/module/7/',
  'staff: uses of a module': '/api/editing/entries/module/7/uses/',
  'staff: uses of a file': '/api/editing/file-uses/7/',
  'staff: audit log': '/api/editing/audit/',
  'staff: trash': '/api/editing/trash/',
  'staff: versions of a module': '/api/editing/entries/module/7/versions/',
  'staff: audit search': `/api/editing/audit/?search=${word(900)}`,
  'staff: audit filters': '/api/editing/audit/filters/',
  'staff: people': '/api/people/',
  'staff: people, page 1000': '/api/people/?page=1000',
  'staff: people by name': '/api/people/?sort=name',
  'staff: people by posts': '/api/people/?sort=posts',
  'staff: search in people': '/api/people/?search=boateng',
  'staff: people who are warned': '/api/people/?show=warned',
  'staff: a person': `/api/people/${BUSY_MEMBER}/`,
  'staff: numbers of a year': '/api/numbers/?period=12-months',
  'staff: mails': '/api/newsletter/mails/',
  'moderator: reports': '/api/moderation/cases/',
  'moderator: a member': `/api/moderation/members/${BUSY_MEMBER}/`,
  'member: state in a discussion': '/api/community/discussion/1/mine/',
  'member: bookmarks': '/api/training/bookmarks/',
  'member: data': '/api/auth/user/data/',
}

/** Words of `text`, from the most common one. */
function word(rank: number): string {
  return encodeURIComponent(WORDS[rank] ?? '')
}

/** What the same person changes. */
export function writesOf(send: Transport, modules: number): Record<string, (n: number) => Promise<unknown>> {
  const comment = (discussion: number) => (n: number) =>
    send({
      method: 'POST',
      url: `/api/community/discussion/${discussion}/comments/`,
      body: { comment: `${text(40)}. Number ${n}.` },
    })
  return {
    [`comment in a discussion of ${LONG}`]: comment(1),
    'comment in a discussion': comment(9),
    'publish a module': (n) => publish(send, 'module', String(n + 2)),
    'publish a section of the FAQ': (n) => publish(send, 'faq-section', String(n + 2)),
    'order modules: the first to the end': (n) => moveFirst(send, modules, n),
  }
}

/** Saves the public text of an entry as a draft with a longer name, and publishes it. */
async function publish(send: Transport, kind: string, entry: string): Promise<void> {
  const params = { kind, entry }
  const { value, version, draft } = await editing.getEntry(send, { params })
  const input = {
    revision: draft?.revision ?? 0,
    version: version?.number ?? 0,
    value: { ...value, name: `${value.name} again` },
  }
  const { revision } = await editing.saveDraft(send, { params, input })
  await editing.publishEntry(send, {
    params,
    input: { revision, note: '', is_quiet: true, withdraw_replaced: false },
  })
}

/** Moves the first of these modules to the end, the next time the second. */
async function moveFirst(send: Transport, modules: number, n: number): Promise<void> {
  const entries = Array.from({ length: modules }, (_, at) => String(((at + n + 1) % modules) + 1))
  await editing.orderEntries(send, { params: { kind: 'module' }, input: { entries } })
}

/** Sends requests with the token of a member. @throws {ApiError} */
export function transportOf(url: string, token: string): Transport {
  return async ({ method, url: path, body, idempotencyKey }) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    }
    const response = await fetch(url + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const received = await response.text()
    if (!response.ok) throw new ApiError({ status: response.status, body: `${path}: ${received.slice(0, 300)}` })
    return {
      status: response.status,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(received) : received,
    }
  }
}
