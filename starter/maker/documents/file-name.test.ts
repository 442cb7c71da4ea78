import { describe, expect, it } from 'vitest'
import { fileName } from './file-name.ts'

const nameOf = (title: string, format: 'word' | 'pdf' | 'powerpoint' = 'pdf') =>
  fileName({ title, format, context: 'Contraceptive implants' })

describe('a file name', () => {
  it('of a deck begins with its module and leaves out the sessions', () => {
    expect(nameOf('Slides 1: Session I, what implants are', 'powerpoint')).toBe(
      'Contraceptive implants - Slides 1 - what implants are.pptx',
    )
    expect(nameOf('Slides 2: Sessions III to V and VII, starting days (with notes)')).toBe(
      'Contraceptive implants - Slides 2 - starting days (with notes).pdf',
    )
  })

  it('has at most 80 characters and whole words', () => {
    const name = nameOf('Skills checklist: using the eligibility chart and the six questions in a consultation')
    expect(name).toBe('Skills checklist - using the eligibility chart and the six questions.pdf')
    expect(name.length).toBeLessThanOrEqual(80)
  })

  it('keeps the words in brackets at its end, and cuts no others in two', () => {
    const name = nameOf('Slides 3: Session VI, providing, inserting and removing implants in a clinic (with notes)')
    expect(name).toBe('Contraceptive implants - Slides 3 - providing, inserting (with notes).pdf')
    expect(
      nameOf('A title with very many words before its brackets (these words are the ones that do not fit) here'),
    ).toBe('A title with very many words before its brackets.pdf')
  })

  it('is valid on every system', () => {
    expect(nameOf('"Why?": <a/b> | what*ever.', 'word')).toBe('Why - a-b-whatever.docx')
    expect(nameOf('???')).toBe('Document.pdf')
  })
})
