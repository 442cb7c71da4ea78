import { expect, test } from 'vitest'
import { guessRow } from './guess-row.ts'

test.each([
  ['bleeding_session-plan_FINAL2.docx', 'module_session_plan', 'Bleeding session-plan FINAL2'],
  ['Plan de séance - implants.docx', 'module_session_plan', 'Plan de séance - implants'],
  ['Plan_de_sesion_implantes.docx', 'module_session_plan', 'Plan de sesion implantes'],
  ['session4_calendars.pptx', 'presentation_slides', 'Session4 calendars'],
  ['Séance III - Offrir les implants.pdf', 'presentation_slides', 'Séance III - Offrir les implants'],
  ['overview.pptx', 'presentation_slides', 'Overview'],
  ['Pre-post test bleeding.docx', 'evaluation_tools', 'Pre-post test bleeding'],
  ['Jeu de rôle DMPA.docx', 'evaluation_tools', 'Jeu de rôle DMPA'],
  ['lista de verificación.pdf', 'evaluation_tools', 'Lista de verificación'],
  ['fiche_cliente.pdf', 'handouts', 'Fiche cliente'],
  ['WHO guidelines.pdf', 'references', 'WHO guidelines'],
  ['photo.jpg', 'handouts', 'Photo'],
  ['.docx', 'handouts', ''],
])('%s belongs to %s and is called "%s"', (name, section, title) => {
  expect(guessRow(name)).toEqual({ section, title })
})

test('a folder of an import decides before the name', () => {
  expect(guessRow('Session plan.docx', '04-handouts').section).toBe('handouts')
  expect(guessRow('test.docx', '2026').section).toBe('evaluation_tools')
})

test.each([
  ['Counselling role-play.mp4', 'Counselling role-play'],
  ['Handout from a Mac.pages', 'Handout from a Mac'],
  ['Plan v1.2', 'Plan v1.2'],
])('the title of %s has no ending', (name, title) => expect(guessRow(name).title).toBe(title))

test('a guessed title is not longer than a title may be, and ends with a word', () => {
  const { title } = guessRow(`${'counselling '.repeat(30)}.docx`)
  expect(title.length).toBeLessThanOrEqual(200)
  expect(title).toMatch(/ counselling$/)
  expect(guessRow('x'.repeat(300)).title).toHaveLength(200)
})
