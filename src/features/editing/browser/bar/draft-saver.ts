import { ApiError } from '#core/client.ts'
import type { AnyValue } from '#core/content-type.ts'
import type { Draft, EntryState } from '../../contract.ts'
import { confirmed, type DraftState, isUnsaved, merged, type SaveStatus, valueToSave } from './draft-state.ts'
import { barText as words } from './messages.ts'

/** A draft is saved this long after the last key, in ms. */
export const SAVE_AFTER_MS = 800
/** Without a connection the next try is after this time, then after twice the time, up to a minute, in ms. */
const FIRST_RETRY_MS = 8000
const LONGEST_RETRY_MS = 60_000

const UNAUTHORIZED = 401
const CONFLICT = 409
const TOO_LARGE = 413
const TOO_MANY = 429
export const STORAGE_FULL = 507

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

export type DraftSaver = ReturnType<typeof createSaver>

/**
 * Saves the draft of one entry: one request at a time, and text typed meanwhile goes into the next one. Nothing that was typed
 * is lost without a connection or a session, or when somebody else has saved.
 */
export function createSaver({ get, set, save, load, promptLogin, storeCopy }: SaverContext) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isStopped = false
  let retryMs = FIRST_RETRY_MS
  const show = (status: SaveStatus) => set({ ...get(), status })

  /** The editor has typed. */
  const change = (value: AnyValue) => {
    const { changedBy: _, ...state } = get()
    const isWaiting = state.status.kind === 'offline' || state.status.kind === 'signed-out'
    set({ ...state, value, status: isWaiting ? state.status : { kind: 'saving' } })
    storeCopy(value)
    if (!isWaiting) schedule(SAVE_AFTER_MS)
  }

  /** Saves now, e.g. when a field or the sheet is left. */
  const flush = () => {
    clearTimeout(timer)
    void send()
  }

  /** After a logout or a publication: ignores the answer of a save that is on its way. */
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }

  const schedule = (afterMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), afterMs)
  }

  const send = async () => {
    if (isSending || isStopped) return
    const state = get()
    if (!isUnsaved(state)) {
      if (state.status.kind !== 'saved') show({ kind: 'saved' })
      return
    }
    isSending = true
    const sent = valueToSave(state)
    show({ kind: 'saving' })
    try {
      const draft = await save(sent, state)
      if (isStopped) return
      retryMs = FIRST_RETRY_MS
      set(confirmed(get(), sent, draft))
      if (!isUnsaved(get())) storeCopy(undefined)
    } catch (error) {
      if (!isStopped) await fail(error)
    } finally {
      isSending = false
    }
    if (!isStopped && get().status.kind === 'saving') schedule(isUnsaved(get()) ? SAVE_AFTER_MS : 0)
  }

  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === TOO_MANY) retryLater(error)
    else if (error.status === UNAUTHORIZED) {
      show({ kind: 'signed-out' })
      promptLogin(flush)
    } else if (error.status === CONFLICT) {
      const server = await load().catch(() => undefined)
      if (isStopped) return
      if (server) set(merged(get(), server))
      else retryLater(error)
    } else show({ kind: 'rejected', message: error.status === TOO_LARGE ? words.tooLarge : messageOf(error) })
  }

  const retryLater = (error: unknown) => {
    const isServerFull = error instanceof ApiError && error.status === STORAGE_FULL
    show({ kind: 'offline', retryAtMs: Date.now() + retryMs, isServerFull })
    schedule(retryMs)
    retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)
  }

  return { change, flush, stop }
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
