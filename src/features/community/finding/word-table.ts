const FIRST_SIZE = 1 << 14

/**
 * Gives every word a number, from 0. A `Map` would do the same, but it wants each word of a text cut out as a string first:
 * for 15 million words when a process starts, that is most of the work.
 */
export class WordTable {
  readonly #words: string[] = []
  /** Open addressing: number + 1, or 0 where nothing is. At most half full. */
  #places = new Int32Array(FIRST_SIZE)
  #hashes = new Int32Array(FIRST_SIZE)

  get words(): readonly string[] {
    return this.#words
  }

  /** The number of the word that these codes of letters spell; a new one for a new word. */
  numberOf(codes: Uint16Array, length: number): number {
    const hash = hashOf(codes, length)
    const mask = this.#places.length - 1
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const number = (this.#places[at] ?? 0) - 1
      if (number < 0) return this.#add(codes, length, { at, hash })
      if (this.#hashes[at] === hash && spells(this.#words[number] ?? '', codes, length)) return number
    }
  }

  #add(codes: Uint16Array, length: number, { at, hash }: { at: number; hash: number }): number {
    this.#words.push(String.fromCharCode(...codes.subarray(0, length)))
    this.#places[at] = this.#words.length
    this.#hashes[at] = hash
    if (this.#words.length * 2 > this.#places.length) this.#grow()
    return this.#words.length - 1
  }

  #grow(): void {
    const [places, hashes] = [this.#places, this.#hashes]
    this.#places = new Int32Array(places.length * 2)
    this.#hashes = new Int32Array(places.length * 2)
    const mask = this.#places.length - 1
    for (const [from, place] of places.entries()) {
      if (place === 0) continue
      const hash = hashes[from] ?? 0
      let at = hash & mask
      while (this.#places[at] !== 0) at = (at + 1) & mask
      this.#places[at] = place
      this.#hashes[at] = hash
    }
  }
}

function hashOf(codes: Uint16Array, length: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < length; at += 1) hash = Math.imul(hash ^ (codes[at] ?? 0), 0x01000193)
  return hash ^ (hash >>> 15)
}

function spells(word: string, codes: Uint16Array, length: number): boolean {
  if (word.length !== length) return false
  for (let at = 0; at < length; at += 1) if (word.charCodeAt(at) !== codes[at]) return false
  return true
}
