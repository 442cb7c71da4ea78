/** Asked for so often, a statement is worth keeping. */
const OFTEN = 20
/** Each connection keeps so many at most: in the server each takes some ten kB. */
const KEPT = 200
/** Statements that are counted at the same time; then counting begins anew. */
const COUNTED = 1000

/** Gives names to the statements that are asked for again and again. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #times = new Map<string, number>()

  /** The name of a statement that is worth keeping. */
  nameOf(sql: string): string | undefined {
    const name = this.#names.get(sql)
    if (name !== undefined || this.#names.size === KEPT) return name
    const times = (this.#times.get(sql) ?? 0) + 1
    if (times < OFTEN) {
      if (this.#times.size === COUNTED) this.#times.clear()
      this.#times.set(sql, times)
      return undefined
    }
    this.#times.delete(sql)
    this.#names.set(sql, `kept_${this.#names.size + 1}`)
    return this.#names.get(sql)
  }
}
