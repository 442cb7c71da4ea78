import { expect, test } from 'vitest'
import { SECTION_TITLES } from '../../../messages.ts'
import { guessRow } from './guess-row.ts'

const SECTIONS = Object.entries(SECTION_TITLES).map(([value, label]) => ({ value, label }))

test.each([
  ['bleeding_session-plan_FINAL2.docx', 'module_session_plan', 'Bleeding session-plan'],
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
  expect(guessRow(name, SECTIONS)).toEqual({ section, title })
})

test('a folder of an import decides before the name', () => {
  expect(guessRow('Session plan.docx', SECTIONS, { folder: '04-handouts' }).section).toBe('handouts')
  expect(guessRow('test.docx', SECTIONS, { folder: '2026' }).section).toBe('evaluation_tools')
})

test.each([
  ['Counselling role-play.mp4', 'Counselling role-play'],
  ['Handout from a Mac.pages', 'Handout from a Mac'],
  ['Wheel 1.2', 'Wheel 1.2'],
])('the title of %s has no ending', (name, title) => expect(guessRow(name, SECTIONS).title).toBe(title))

test.each([
  ['Session plan (2).docx', 'Session plan'],
  ['Session plan FINAL v3 (1) (2).docx', 'Session plan'],
  ['Session plan_final_v3.docx', 'Session plan'],
  ['Session plan - final version 2.docx', 'Session plan'],
  ['Copy of Session plan - Copy.docx', 'Session plan'],
  ['Session plan copy 3.docx', 'Session plan'],
  ['Microsoft Word - Session plan (draft).pdf', 'Session plan'],
  ['session%20plan%20v2.1.docx', 'Session plan'],
  ['2024-03-12_Session plan.docx', 'Session plan'],
  ['Session plan 12.03.2024.docx', 'Session plan'],
  ['Session plan_20240312.docx', 'Session plan'],
  ['Copie de Plan de séance - copie.docx', 'Plan de séance'],
  ['Plan de séance version finale.docx', 'Plan de séance'],
  ['Plan de séance (brouillon 2).docx', 'Plan de séance'],
  ['Copia de Plan de sesión - copia (2).docx', 'Plan de sesión'],
  ['Plan de sesión_versión final.docx', 'Plan de sesión'],
  ['Plan de sesión versión definitiva v2.docx', 'Plan de sesión'],
  ['Plan de sesión versión final.docx'.normalize('NFD'), 'Plan de sesión'],
  ['Pre-test FINAL.docx', 'Pre-test'],
])('the title of %s has no noise', (name, title) => expect(guessRow(name, SECTIONS).title).toBe(title))

test.each([
  'Module 2',
  'Module (2)',
  'Session 3',
  'Séance (3)',
  'DMPA-SC',
  'COVID-19',
  'WHO guidelines 2019',
  'Guidelines (2019)',
  'Women 15-49',
  'HIV report March 2024',
  'MEC wheel 5',
  'Test final',
  'TEST FINAL',
  'Évaluation finale',
  'Evaluación final',
  'Examen-final',
  'Client copy',
  'Trainer’s copy',
  'Final exam',
  'Version finale',
  'Copy of (2)',
  'FINAL v3',
  '2024-03-12',
  'A step (first part)',
])('the title of %s stays whole', (name) => expect(guessRow(`${name}.docx`, SECTIONS).title).toBe(name))

test('a guessed title is not longer than a title may be, and ends with a word', () => {
  const { title } = guessRow(`${'counselling '.repeat(30)}.docx`, SECTIONS)
  expect(title.length).toBeLessThanOrEqual(200)
  expect(title).toMatch(/ counselling$/)
  expect(guessRow('x'.repeat(300), SECTIONS).title).toHaveLength(200)
})

const TOPICS = [
  { value: '7', label: 'Implants' },
  { value: '8', label: 'Stérilisation et vasectomie' },
]

test.each([
  ['fiche implants.docx', {}, '7'],
  ['fiche.docx', { folder: '02 - Sterilisation et vasectomie' }, '8'],
  ['fiche.docx', { near: '8' }, '8'],
  ['fiche.docx', {}, '7'],
])(
  'in a library %s goes to the group of its folder or name, else to that below it, else to the first',
  (name, at, section) => {
    expect(guessRow(name, TOPICS, at).section).toBe(section)
  },
)
