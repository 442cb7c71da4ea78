import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { z } from 'zod'
import { startSession } from '#features/accounts/server/sessions/sessions.ts'
import { editorOf } from '#testing/editing.ts'
import type { TestResponse, TestSite } from '#testing/site.ts'

/** Answers by request. A request is a person and a path, e.g. `editor /api/editing/trash/`. */
export type Answers = Record<string, unknown>

/** Access tokens by person. */
type Tokens = ReadonlyMap<string, string>

const READER = 'reader'
export const EDITOR = 'editor'

/** The local part of the email address is the name of the person. */
const DOMAIN = '@example.org'

/** Of all accounts. */
export async function logIn({ context }: Pick<TestSite, 'context'>, now: Date): Promise<Tokens> {
  const { database, secret } = context
  const accounts = await database.db.selectFrom('account').select(['id', 'email']).execute()
  return database.db.transaction().execute(async (tx) => {
    const tokens = new Map<string, string>()
    for (const { id, email } of accounts) {
      const { access } = await startSession(tx, secret, id, now, { isChecked: true })
      tokens.set(email?.replace(DOMAIN, '') ?? '', access)
    }
    return tokens
  })
}

/** What the site answers to these requests. */
export async function listAnswers(site: TestSite, tokens: Tokens, requests: readonly string[]): Promise<Answers> {
  await site.context.changes.read()
  const answers = requests.map(async (request) => [request, await answerOf(site, tokens, request)] as const)
  return Object.fromEntries(await Promise.all(answers))
}

async function answerOf({ app }: TestSite, tokens: Tokens, request: string): Promise<unknown> {
  const [role = READER, url = '/'] = request.split(' ')
  const token = tokens.get(role)
  if (token === undefined && role !== READER) throw new Error(`There is no ${role}`)
  const response = await app.inject({ url, ...(token && { headers: { authorization: `Bearer ${token}` } }) })
  const { statusCode: status, headers, payload, rawPayload: bytes } = response
  const type = String(headers['content-type'])
  if (type.includes('json')) {
    const body: unknown = JSON.parse(payload, url.startsWith('/api/editing/') ? withFileIds : undefined)
    return status === 200 ? body : { status, body }
  }
  if (status !== 200) return { status, location: headers.location ?? null }
  if (/^application\/(?:atom\+)?xml/.test(type)) return payload.split(/\n|(?=<(?:url|entry)>)/)
  if (type === 'application/zip') return { files: Object.keys(unzipSync(bytes)) }
  return { type, sha256: createHash('sha256').update(bytes).digest('hex') }
}

const Files = z.array(z.looseObject({ id: z.int() })).transform((files) => files.map(({ id }) => id))

/** Many answers to editors have the same files. One answer has all that is known of them. */
function withFileIds(name: string, value: unknown): unknown {
  return name === 'files' ? (Files.safeParse(value).data ?? value) : value
}

/** What an editor does with entries, one after the other. */
export const ACTS = z.array(
  z.object({
    act: z.enum(['publish', 'publish again', 'untrash', 'undo-discard', 'restore']),
    kind: z.string(),
    entry: z.string(),
    /** The version to restore. */
    version: z.int().optional(),
  }),
)

const Published = z.object({ published: z.record(z.string(), z.json()) })

export async function perform(
  site: TestSite,
  tokens: Tokens,
  { act, kind, entry, version }: z.infer<typeof ACTS>[number],
): Promise<void> {
  const call = callOf(site, tokens)
  const editor = editorOf({ call })
  const path = `/api/editing/entries/${kind}/${entry}/`
  if (act === 'publish again') {
    const { published } = Published.parse((await call('GET', path)).body)
    done(await editor.save(kind, entry, published))
  } else if (act === 'restore') {
    const { draft } = await editor.get(kind, entry)
    done(await call('POST', `${path}versions/${version}/restore/`, { body: { revision: draft?.revision ?? 0 } }))
  } else if (act !== 'publish') return done(await call('POST', `${path}${act}/`))
  done(await editor.publish(kind, entry))
}

/** Publishes a value. @param entry undefined for a new one @returns its id or name */
export async function publishValue(
  site: TestSite,
  tokens: Tokens,
  { kind, entry, value }: { kind: string; entry: string | undefined; value: unknown },
): Promise<string> {
  const editor = editorOf({ call: callOf(site, tokens) })
  return (await (entry === undefined ? editor.add(kind, value) : editor.change(kind, entry, value))).entry
}

function callOf(site: TestSite, tokens: Tokens): TestSite['call'] {
  const token = tokens.get(EDITOR)
  return (method, url, given) => site.call(method, url, { ...given, ...(token !== undefined && { token }) })
}

function done({ status, body }: TestResponse): void {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
}
