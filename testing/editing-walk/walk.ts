import { expect, vi } from 'vitest'
import { z } from 'zod'
import { FEATURES, JOBS } from '#app/features.ts'
import type { AnyValue } from '#core/content-type.ts'
import { runImport } from '#features/packages/server/commands.ts'
import { fillDefaultFolder } from '#testing/bookmarks/bookmarks.ts'
import { createFile } from '#testing/builders.ts'
import { createVeteran, postDiscussion } from '#testing/discussion.ts'
import type { TestMember } from '#testing/member.ts'
import { writeModulePackage } from '#testing/module-package.ts'
import type { TestResponse, TestSite } from '#testing/site.ts'
import type { Kind } from './kinds.ts'
import { type ActionName, act, activeDraft, type Entry, type Given, workingText } from './model.ts'
import { STEP_MS, type Start, type Step, startOf, WAIT_MS } from './steps.ts'

const State = z.object({
  entry: z.string(),
  value: z.record(z.string(), z.unknown()),
  published: z.record(z.string(), z.unknown()).nullable(),
  version: z.object({ number: z.int() }).nullable(),
  draft: z
    .object({ revision: z.int(), publish_at: z.string().nullable(), planned_revision: z.int().nullable() })
    .nullable(),
  trashed_at: z.string().nullable(),
})
const Bookmarked = z.array(z.object({ itemId: z.int() }))
const Bookmarks = z.object({
  modules: Bookmarked,
  handouts: Bookmarked,
  taken_off: z.array(z.object({ type: z.string(), id: z.int(), title: z.string() })),
})
const Results = z.object({ results: z.array(z.record(z.string(), z.unknown())) })
const resultsOf = ({ body }: TestResponse) => Results.parse(body).results

/** Walks through the steps with an entry of its own. @throws {AssertionError} when the site and the model differ */
export async function walk(place: Place, steps: readonly Step[]): Promise<void> {
  const walker = await Walker.start(place)
  await walker.compare()
  for (const step of steps) {
    await walker.take(step)
    await walker.compare()
  }
  await walker.end()
}

export interface Place {
  site: TestSite
  kind: Kind
  start: Start
  editors: readonly TestMember[]
}

export async function runJob({ app, context }: TestSite, name: string): Promise<undefined> {
  const job = JOBS.find((each) => each.name === name)
  if (job === undefined) throw new Error(`there is no job '${name}'`)
  await job.run(context, app.log, new AbortController().signal)
}

let serial = 0

class Walker {
  readonly #site: TestSite
  readonly #kind: Kind
  readonly #start: Start
  readonly #editors: readonly TestMember[]
  readonly #slug = `walk-${++serial}`
  readonly #model: Entry
  #entry = ''
  /** What editors got last. */
  #seen: z.infer<typeof State> | undefined
  /** What readers had when members were compared last. */
  #compared = ''
  /** Started once it was public. */
  #discussion: { id: number; slug: string } | undefined
  #reader: TestMember | undefined
  /** The id of its first file then, which stays. */
  #sheet = 0

  private constructor({ site, kind, start, editors }: Place, model: Entry) {
    this.#site = site
    this.#kind = kind
    this.#start = start
    this.#editors = editors
    this.#model = model
  }

  static async start(place: Place): Promise<Walker> {
    const { site, kind, start } = place
    const title = `Start ${++serial}`
    const file = start.hasFiles && !start.isImported ? await createFile(site.context, { text: title }) : undefined
    const model = startOf(start, title, file)
    const walker = new Walker(place, model)
    if (start.isImported) {
      await walker.#import(title)
      const { body } = await site.get(`/api/training/module/${walker.#slug}/`)
      walker.#entry = String(z.object({ id: z.int() }).parse(body).id)
    } else {
      const created = await walker.#call(0, 'POST', `/api/editing/entries/${kind.kind}/`, {
        value: kind.valueOf({ title, file }, undefined),
      })
      walker.#entry = State.parse(created.body).entry
    }
    return walker
  }

  /** Does one step on the site and in the model: both do it or refuse it. */
  async take({ action, by, seconds }: Step): Promise<void> {
    const now = Date.now() + STEP_MS
    vi.setSystemTime(action === 'wait' ? now + WAIT_MS : now)
    const title = `Text ${++serial}`
    const newFile =
      action === 'replace the file' && this.#start.hasFiles
        ? await createFile(this.#site.context, { text: title })
        : undefined
    const given: Given = {
      now: Date.now(),
      title,
      file: action === 'withdraw the file' ? this.#model.readers?.file : newFile,
      save: serial,
      planAt: Date.now() + seconds * 1000,
    }
    const response = await this.#send(action, by, given, this.#seen ?? (await this.#state()))
    const isDone = act(this.#model, action, given)
    if (response)
      expect([response.status < 300, response.status < 500, JSON.stringify(response.body)]).toEqual([
        isDone,
        true,
        expect.anything(),
      ])
    await this.#follow(response)
  }

  /** @returns undefined for what is no call of the API */
  async #send(
    action: ActionName,
    by: 0 | 1,
    given: Given,
    state: z.infer<typeof State>,
  ): Promise<TestResponse | undefined> {
    const revision = state.draft?.revision ?? 0
    const version = state.version?.number ?? 0
    // The server has parsed it.
    const former = state.value as AnyValue
    const save = (editor: 0 | 1, title: string, file = workingText(this.#model).file) =>
      this.#act(editor, 'PUT', 'draft/', { revision, version, value: this.#kind.valueOf({ title, file }, former) })
    switch (action) {
      case 'save':
        return save(by, given.title)
      case 'save unfinished':
        return save(by, '')
      case 'save at the same time': {
        const first = await save(by, given.title)
        const second = await save(by === 0 ? 1 : 0, 'Too late')
        expect(second.status).toBe(this.#model.place === 'trashed' ? 400 : 409)
        return first
      }
      case 'replace the file':
        return save(by, given.title, given.file)
      case 'plan':
        return this.#act(by, 'POST', 'schedule/', {
          revision: Math.max(revision, 1),
          note: '',
          publish_at: new Date(given.planAt).toISOString(),
        })
      case 'stop the plan':
        return this.#act(by, 'DELETE', 'schedule/')
      case 'publish':
        return this.#act(by, 'POST', 'publish/', { revision: Math.max(revision, 1), note: '' })
      case 'discard':
        return this.#act(by, 'DELETE', 'draft/')
      case 'undo discard':
        return this.#act(by, 'POST', 'undo-discard/')
      case 'take off':
        return this.#act(by, 'POST', 'unpublish/')
      case 'trash':
        return this.#act(by, 'POST', 'trash/')
      case 'restore':
        return this.#act(by, 'POST', 'untrash/')
      case 'wait':
        return runJob(this.#site, 'publish planned drafts')
      case 'import':
        return this.#model.readers?.isImported || this.#entry === '' ? this.#import(given.title) : undefined
      case 'withdraw the file':
        return given.file === undefined
          ? undefined
          : this.#call(by, 'POST', `/api/editing/files/${given.file}/withdraw/`)
    }
  }

  /** A new entry has got its id. */
  async #follow(response: TestResponse | undefined): Promise<void> {
    const { place, readers } = this.#model
    if (place !== 'live' || !this.#entry.startsWith('new-')) return
    const answered = State.safeParse(response?.body)
    const search = `/api/editing/entries/?kind=${this.#kind.kind}&search=${encodeURIComponent(readers?.title ?? '')}`
    const found = answered.success ? answered.data : resultsOf(await this.#call(0, 'GET', search))[0]
    this.#entry = String(found?.entry)
  }

  /** Compares what editors, readers and members get with the model. */
  async compare(): Promise<void> {
    const { place, readers, draft, plan } = this.#model
    const active = activeDraft(this.#model)
    const state = await this.#state()
    this.#seen = state
    const { titleField } = this.#kind
    expect({
      isPublic: state.published !== null,
      isTrashed: state.trashed_at !== null,
      title: state.value[titleField],
      hasDraft: state.draft !== null,
      planAt: state.draft?.publish_at ?? null,
      isPlanOlder: state.draft?.publish_at != null && state.draft.planned_revision !== state.draft.revision,
    }).toEqual({
      isPublic: place === 'live',
      isTrashed: place === 'trashed',
      title: workingText(this.#model).title,
      hasDraft: active !== undefined,
      planAt: plan ? new Date(plan.at).toISOString() : null,
      isPlanOlder: plan !== undefined && plan.save !== active?.save,
    })
    const read = this.#entry.startsWith('new-') ? undefined : await this.#kind.read(this.#site, this.#entry)
    expect(read?.title).toBe(place === 'live' ? readers?.title : undefined)
    if (read && readers?.file !== undefined) expect(read.all).toContain(`/files/${readers.file}/`)
    for (const file of this.#model.withdrawn) expect(read?.all ?? '').not.toContain(`/files/${file}/`)
    const trash = resultsOf(await this.#call(0, 'GET', '/api/editing/trash/'))
    const expected = place === 'trashed' ? ['entry'] : draft?.isDiscarded ? ['draft'] : []
    expect(
      trash.filter((item) => item.kind === this.#kind.kind && item.entry === this.#entry).map(({ what }) => what),
    ).toEqual(expected)
    const ofReaders = JSON.stringify([place, readers])
    if (this.#start.hasFiles && ofReaders !== this.#compared) await this.#compareMembers()
    this.#compared = ofReaders
  }

  /** A discussion about a module and a bookmark of it are there for ever, and lead to it while it is public. */
  async #compareMembers(): Promise<void> {
    const isPublic = this.#model.place === 'live'
    const id = Number(this.#entry)
    if (!isPublic && this.#reader === undefined) return
    const reader = this.#reader ?? (await createVeteran(this.#site))
    if (this.#discussion === undefined) {
      this.#reader = reader
      this.#discussion = await postDiscussion(reader, { module: id })
      const { files } = z.object({ files: z.array(z.object({ key: z.string() })) }).parse(this.#seen?.published)
      this.#sheet = Number(files[0]?.key)
      await fillDefaultFolder(reader, [['module', id], ...(this.#sheet ? [['handouts', this.#sheet] as const] : [])])
    }
    const { body } = await this.#site.get(`/api/community/discussion/${this.#discussion.slug}/`)
    const { modules } = z.object({ modules: z.array(z.object({ id: z.int() })) }).parse(body)
    expect(modules.map((module) => module.id)).toEqual(isPublic ? [id] : [])
    if (isPublic) {
      const module = await this.#site.get(`/api/training/module/${id}/`)
      expect(module.body).toMatchObject({ relatedDiscussionsId: [this.#discussion.id] })
    }
    const [folder] = resultsOf(await reader.call('GET', '/api/training/bookmarks/'))
    const bookmarks = Bookmarks.parse(folder)
    expect(bookmarks.modules.map(({ itemId }) => itemId)).toEqual(isPublic ? [id] : [])
    const away = bookmarks.taken_off.filter(({ type }) => type === 'module')
    expect(away).toEqual(isPublic ? [] : [{ type: 'module', id, title: this.#model.readers?.title }])
    // A withdrawn file takes its line along.
    if (this.#sheet && this.#model.withdrawn.size === 0)
      expect(bookmarks.handouts.map(({ itemId }) => itemId)).toEqual(isPublic ? [this.#sheet] : [])
  }

  /** Leaves a site with nothing public for the next walk. */
  async end(): Promise<void> {
    await this.#act(0, 'POST', 'trash/')
  }

  async #state() {
    return State.parse((await this.#act(0, 'GET', '')).body)
  }

  async #import(name: string): Promise<undefined> {
    const path = await writeModulePackage({ name, slug: this.#slug })
    const options = { path, isTrial: false, overwrite: false }
    await runImport(options, { context: this.#site.context, features: FEATURES }, () => undefined)
  }

  #act(by: 0 | 1, method: 'GET' | 'PUT' | 'POST' | 'DELETE', call: string, body?: unknown): Promise<TestResponse> {
    return this.#call(by, method, `/api/editing/entries/${this.#kind.kind}/${this.#entry}/${call}`, body)
  }

  #call(by: 0 | 1, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<TestResponse> {
    const editor = this.#editors[by]
    if (editor === undefined) throw new Error('there is no such editor')
    return editor.call(method, path, body === undefined ? {} : { body })
  }
}
