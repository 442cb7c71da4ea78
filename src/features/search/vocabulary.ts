import type { Term } from './sought.ts'

/** After every word that begins so: no word holds this character, and none sorts behind it. */
const END = '\uffff'

/** The words of the index in the order of `<`, so that those which begin alike are neighbours. */
export class Vocabulary {
  readonly words: readonly string[]

  constructor(sorted: readonly string[]) {
    this.words = sorted
  }

  /** The numbers of the words that a term stands for: from the first to before the second. */
  stretchOf({ word, beginning }: Term): [from: number, to: number] {
    const from = this.#firstFrom(word)
    if (beginning) return [from, this.#firstFrom(word + END)]
    return [from, this.words[from] === word ? from + 1 : from]
  }

  has(term: Term): boolean {
    const found = this.words[this.#firstFrom(term.word)]
    return term.beginning ? found?.startsWith(term.word) === true : found === term.word
  }

  /** The letters that follow this beginning in some word. */
  *lettersAfter(beginning: string): Generator<string> {
    let at = this.#firstFrom(beginning)
    for (let word = this.words[at]; word?.startsWith(beginning); word = this.words[at]) {
      const letter = word[beginning.length]
      if (letter !== undefined) yield letter
      at = letter === undefined ? at + 1 : this.#firstFrom(beginning + letter + END)
    }
  }

  /** Number of the first word that is not before this text. */
  #firstFrom(text: string): number {
    let [from, to] = [0, this.words.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.words[middle] ?? '') < text) from = middle + 1
      else to = middle
    }
    return from
  }
}
