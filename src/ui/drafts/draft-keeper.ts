import { deleteDraft, saveDraft } from './draft.ts'
import { LOGGED_OUT } from './draft-storage.ts'

/** Maximum delay, also without a pause in typing: the battery may die. */
const SAVE_DELAY_MS = 1000

/** Saves a form's fields as a draft while somebody types. */
export class DraftKeeper {
  readonly #key: string
  readonly #form: HTMLFormElement
  /** Values that need no draft: the initial ones, later the sent ones. */
  readonly #saved: Record<string, string>
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param start the fields to save, with their values without a draft */
  constructor(key: string, form: HTMLFormElement, start: Record<string, string>) {
    this.#key = key
    this.#form = form
    this.#saved = { ...start }
    form.addEventListener('input', this.#later)
    window.addEventListener('pagehide', this.save)
    window.addEventListener(LOGGED_OUT, this.#stop)
    document.addEventListener('visibilitychange', this.#whenHidden)
  }

  /** Saves changes since the last time. An empty or unchanged form has no draft. */
  readonly save = (): void => {
    if (this.#timer === undefined) return
    this.#forgetTimer()
    const values = this.#values()
    const isEmpty = Object.values(values).every((value) => value.trim() === '')
    if (isEmpty || this.#isSaved(values)) deleteDraft(this.#key)
    else saveDraft(this.#key, values)
  }

  /** The form was sent: its current values need no draft. */
  markSaved(): void {
    this.#forgetTimer()
    Object.assign(this.#saved, this.#values())
  }

  /** Stops, without saving. */
  stop(): void {
    this.#forgetTimer()
    this.#form.removeEventListener('input', this.#later)
    window.removeEventListener('pagehide', this.save)
    window.removeEventListener(LOGGED_OUT, this.#stop)
    document.removeEventListener('visibilitychange', this.#whenHidden)
  }

  readonly #stop = (): void => this.stop()

  readonly #later = (): void => {
    this.#timer ??= setTimeout(this.save, SAVE_DELAY_MS)
  }

  readonly #whenHidden = (): void => {
    if (document.visibilityState === 'hidden') this.save()
  }

  #forgetTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #values(): Record<string, string> {
    const given = new FormData(this.#form)
    return Object.fromEntries(Object.keys(this.#saved).map((name) => [name, String(given.get(name) ?? '')]))
  }

  #isSaved(values: Record<string, string>): boolean {
    return Object.entries(this.#saved).every(([name, value]) => values[name] === value)
  }
}
