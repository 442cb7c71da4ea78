/** Somebody who can be named in a comment. */
export interface Participant {
  id: number
  name: string
}

/** The beginning of a name that is being typed. */
export interface MentionQuery {
  /** Where the '@' stands. */
  start: number
  /** What stands between the '@' and the caret. */
  typed: string
}

const LONGEST_NAME = 60
/** As many as fit above a phone's keyboard. */
const MOST = 5

/** The name that is being typed at the caret, or undefined. An '@' inside a word, as in a mail address, begins none. */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const start = text.lastIndexOf('@', caret - 1)
  if (start === -1 || caret - start > LONGEST_NAME) return undefined
  if (start > 0 && /[\p{L}\p{N}._@-]/u.test(text.charAt(start - 1))) return undefined
  const typed = text.slice(start + 1, caret)
  return /[\n@]|^\s|\s\s/.test(typed) ? undefined : { start, typed }
}

/** Who may be meant: a name, or one of its later words, begins so. A whole name and a space is no longer a question. */
export function namesFor(typed: string, participants: readonly Participant[]): Participant[] {
  const wanted = folded(typed)
  return participants
    .filter(({ name }) => ` ${folded(name)}`.includes(` ${wanted}`))
    .filter(({ name }) => folded(name) !== wanted)
    .slice(0, MOST)
}

/** Accents and capitals do not count. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
