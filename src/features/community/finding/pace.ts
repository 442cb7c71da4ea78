/** How long work in the background goes on before others have their turn, in ms. */
const SLICE_MS = 6

/** Parts long work into slices: between two of them the process answers whoever waits. */
export class Pace {
  #since = performance.now()

  /** To be called often, between small steps: lets others in when the slice is used up. */
  async step(): Promise<void> {
    if (performance.now() - this.#since < SLICE_MS) return
    await new Promise((resolve) => setImmediate(resolve))
    this.#since = performance.now()
  }
}
