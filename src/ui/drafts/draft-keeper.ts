import { deleteDraft, saveDraft } from './draft.ts'
import { LOGGED_OUT } from './draft-storage.ts'

/** What is typed is saved so soon, in milliseconds, however steadily it is typed: a battery does not wait for a pause. */
const SAVED_AFTER_MS = 1000

/** Keeps one form's fields as a draft while someone types in it. */
export class DraftKeeper {
  readonly #key: string
  readonly #form: HTMLFormElement
  /** What is not worth a draft: what the form began with, and later what was sent. */
  readonly #settled: Record<string, string>
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param start the fields to keep, with what they hold when there is no draft */
  constructor(key: string, form: HTMLFormElement, start: Record<string, string>) {
    this.#key = key
    this.#form = form
    this.#settled = { ...start }
    form.addEventListener('input', this.#later)
    window.addEventListener('pagehide', this.save)
    window.addEventListener(LOGGED_OUT, this.#stop)
    document.addEventListener('visibilitychange', this.#whenHidden)
  }

  /** Saves what was typed since it last did; a form that is empty or as it was at its start has no draft. */
  readonly save = (): void => {
    if (this.#timer === undefined) return
    this.#forgetTimer()
    const values = this.#values()
    const isEmpty = Object.values(values).every((value) => value.trim() === '')
    if (isEmpty || this.#isSettled(values)) deleteDraft(this.#key)
    else saveDraft(this.#key, values)
  }

  /** The form was sent: what it holds now is no draft any more. */
  settle(): void {
    this.#forgetTimer()
    Object.assign(this.#settled, this.#values())
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
    this.#timer ??= setTimeout(this.save, SAVED_AFTER_MS)
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
    return Object.fromEntries(Object.keys(this.#settled).map((name) => [name, String(given.get(name) ?? '')]))
  }

  #isSettled(values: Record<string, string>): boolean {
    return Object.entries(this.#settled).every(([name, value]) => values[name] === value)
  }
}
