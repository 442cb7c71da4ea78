import { checkLink } from './check-links.ts'
import { isAllowedField } from './office-lists.ts'
import { type Finding, RefusalError } from './refusal.ts'

/** Stands in an instruction for the result of a field inside, which Word computes. */
const FIELD_INSIDE = '{…}'
/** A bookmark, a tip, a window, a place; a format. */
const WITH_TEXT = /^\\[lots*#@]$/i

/** Checks the fields of a part of a Word file: an instruction may be in pieces, and have fields inside. */
export class FieldChecker {
  readonly #find: () => Finding
  /** The instructions of the fields that have begun, the innermost one last. */
  readonly #open: { text: string; isComplete: boolean }[] = []

  constructor(find: () => Finding) {
    this.#find = find
  }

  /** @param type of a `fldChar` */
  character(type: string): void {
    const current = this.#open.at(-1)
    if (type === 'begin') {
      if (current && !current.isComplete) {
        if (current.text.trim() === '') this.#refuse(FIELD_INSIDE)
        current.text += FIELD_INSIDE
      }
      this.#open.push({ text: '', isComplete: false })
      return
    }
    if (current && !current.isComplete) {
      current.isComplete = true
      this.check(current.text)
    }
    if (type === 'end') this.#open.pop()
  }

  /** Whether an instruction continues. Word and LibreOffice also read plain text in it. */
  get isReading(): boolean {
    return this.#open.at(-1)?.isComplete === false
  }

  /** Text of an instruction. Outside of a field Word ignores it, but other programs may not. */
  text(piece: string): void {
    const current = this.#open.findLast(({ isComplete }) => !isComplete)
    if (current) current.text += piece
    else this.check(piece)
  }

  /** The part has ended: what has begun is checked too. */
  end(): void {
    for (const { text, isComplete } of this.#open) if (!isComplete) this.check(text)
  }

  check(instruction: string): void {
    const [, name = '', rest = ''] = /^\s*([^\s"\\]*)(.*)$/s.exec(instruction) ?? []
    if (name !== '' && !isAllowedField(name)) this.#refuse(name)
    if (/^hyperlink$/i.test(name)) for (const target of targetsIn(rest)) checkLink(target, this.#find())
  }

  #refuse(name: string): never {
    throw new RefusalError('unknown_field', `the field ${name}`, { ...this.#find(), what: name })
  }
}

/** The addresses in an instruction. A switch has a backslash and one letter; those in `WITH_TEXT` have a text after them. */
function targetsIn(rest: string): string[] {
  const targets: string[] = []
  let isText = false
  for (const [, quoted, plain = ''] of rest.matchAll(/"([^"]*)"?|(\S+)/g)) {
    const isSwitch = quoted === undefined && /^\\[a-z!*#@]$/i.test(plain)
    if (!isSwitch && !isText) targets.push(quoted ?? plain)
    isText = isSwitch && WITH_TEXT.test(plain)
  }
  return targets
}
