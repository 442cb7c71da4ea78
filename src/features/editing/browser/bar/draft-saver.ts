import { ApiError } from '#core/client.ts'
import type { AnyValue } from '#core/content-type.ts'
import type { Draft, EntryState } from '../../contract.ts'
import { confirmed, type DraftState, isUnsaved, merged, valueToSave } from './draft-state.ts'
import { barText as words } from './messages.ts'

/** A draft is saved this long after the last key, in ms. */
export const SAVE_AFTER_MS = 800
/** Without a connection the next try is after this time, then after twice the time, up to a minute, in ms. */
const FIRST_RETRY_MS = 8000
const LONGEST_RETRY_MS = 60_000

const UNAUTHORIZED = 401
const CONFLICT = 409
const TOO_LARGE = 413

/** What a saver needs of its page and of the API. */
export interface SaverContext {
  get(): DraftState
  set(state: DraftState): void
  save(sent: AnyValue, state: DraftState): Promise<Draft>
  load(): Promise<EntryState>
  /** Asks the editor to log in; calls back when they have. */
  promptLogin(onLogin: () => void): void
  /** Stores the text on this device, or deletes it there when the server has it. */
  storeCopy(value: AnyValue | undefined): void
}

/**
 * Saves the draft of one entry: one request at a time, and text typed meanwhile goes into the next one. Nothing that was typed
 * is lost without a connection or a session, or when somebody else has saved.
 */
export class DraftSaver {
  readonly #context: SaverContext
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false
  #isStopped = false
  #retryMs = FIRST_RETRY_MS

  constructor(context: SaverContext) {
    this.#context = context
  }

  /** The editor has typed. */
  change(value: AnyValue): void {
    const { get, set, storeCopy } = this.#context
    const { changedBy: _, ...state } = get()
    const isWaiting = state.status.kind === 'offline' || state.status.kind === 'signed-out'
    set({ ...state, value, status: isWaiting ? state.status : { kind: 'saving' } })
    storeCopy(value)
    if (!isWaiting) this.#schedule(SAVE_AFTER_MS)
  }

  /** Saves now, e.g. when a field or the sheet is left. */
  flush(): void {
    clearTimeout(this.#timer)
    void this.#send()
  }

  /** After a logout or a publication: ignores the answer of a save that is on its way. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), afterMs)
  }

  async #send(): Promise<void> {
    const { get, set, save, storeCopy } = this.#context
    if (this.#isSending || this.#isStopped) return
    const state = get()
    if (!isUnsaved(state)) {
      if (state.status.kind !== 'saved') set({ ...state, status: { kind: 'saved' } })
      return
    }
    this.#isSending = true
    const sent = valueToSave(state)
    set({ ...state, status: { kind: 'saving' } })
    try {
      const draft = await save(sent, state)
      if (this.#isStopped) return
      this.#retryMs = FIRST_RETRY_MS
      set(confirmed(get(), sent, draft))
      if (!isUnsaved(get())) storeCopy(undefined)
    } catch (error) {
      if (this.#isStopped) return
      await this.#fail(error)
    } finally {
      this.#isSending = false
    }
    if (!this.#isStopped && get().status.kind === 'saving') this.#schedule(isUnsaved(get()) ? SAVE_AFTER_MS : 0)
  }

  async #fail(error: unknown): Promise<void> {
    const { get, set, promptLogin } = this.#context
    if (!(error instanceof ApiError)) return this.#retryLater()
    if (error.status === UNAUTHORIZED) {
      set({ ...get(), status: { kind: 'signed-out' } })
      promptLogin(() => this.flush())
    } else if (error.status === CONFLICT) {
      try {
        const server = await this.#context.load()
        if (!this.#isStopped) set(merged(get(), server))
      } catch {
        if (!this.#isStopped) this.#retryLater()
      }
    } else if (error.status >= 500 || error.status === 429) this.#retryLater()
    else
      set({
        ...get(),
        status: { kind: 'rejected', message: error.status === TOO_LARGE ? words.tooLarge : messageOf(error) },
      })
  }

  #retryLater(): void {
    const { get, set } = this.#context
    set({ ...get(), status: { kind: 'offline', retryAtMs: Date.now() + this.#retryMs } })
    this.#schedule(this.#retryMs)
    this.#retryMs = Math.min(2 * this.#retryMs, LONGEST_RETRY_MS)
  }
}

/** The first sentence of an error response, else `otherwise`. */
export function failureOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && messageOf(error)) || otherwise
}

/** The first sentence of an error response. */
export function messageOf({ body }: ApiError): string {
  if (typeof body !== 'object' || body === null) return ''
  const [first] = Object.values(body).flat()
  return typeof first === 'string' ? first : ''
}
