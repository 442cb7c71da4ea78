import { expect, test } from 'vitest'
import { cleanTitle, guessRow } from './guess-row.ts'

test.each([
  ['bleeding_session-plan_FINAL2.docx', 'module_session_plan', 'Bleeding session plan'],
  ['Plan de séance - implants.docx', 'module_session_plan', 'Plan de séance - implants'],
  ['Plan_de_sesion_implantes_v3.docx', 'module_session_plan', 'Plan de sesion implantes'],
  ['Session1_bleeding.pptx', 'presentation_slides', 'Session 1: bleeding'],
  ['Session3 when-she-comes-back.pptx', 'presentation_slides', 'Session 3: when she comes back'],
  ['session4_calendars.pptx', 'presentation_slides', 'Session 4: calendars'],
  ['Séance III - Offrir les implants.pdf', 'presentation_slides', 'Séance III: Offrir les implants'],
  ['diapositivas_inyectables (1).pptx', 'presentation_slides', 'Diapositivas inyectables'],
  ['overview.pptx', 'presentation_slides', 'Overview'],
  ['Pre-post test bleeding.docx', 'evaluation_tools', 'Pre-post test bleeding'],
  ['checklist_counselling-bleeding.docx', 'evaluation_tools', 'Checklist counselling bleeding'],
  ['role-play-cards.pptm', 'evaluation_tools', 'Role-play cards'],
  ['Jeu de rôle DMPA.docx', 'evaluation_tools', 'Jeu de rôle DMPA'],
  ['lista de verificación.pdf', 'evaluation_tools', 'Lista de verificación'],
  ['jobaid-usual-notusual.pdf', 'handouts', 'Jobaid usual notusual'],
  ['fiche_cliente_saignements.pdf', 'handouts', 'Fiche cliente saignements'],
  ['poster A2 waiting room (print).pdf', 'handouts', 'Poster A2 waiting room'],
  ['HANDOUT IUD.pdf', 'handouts', 'Handout iud'],
  ['WHO guidelines 2025-04-01.pdf', 'references', 'WHO guidelines'],
  ['photo.jpg', 'handouts', 'Photo'],
  ['07 - Referencias.docx', 'references', 'Referencias'],
])('%s belongs to %s and is called "%s"', (name, section, title) => {
  expect(guessRow(name)).toMatchObject({ section, title })
})

test('a folder of an import decides before the name', () => {
  expect(guessRow('Session plan.docx', '04-handouts').section).toBe('handouts')
  expect(guessRow('test.docx', '2026').section).toBe('evaluation_tools')
})

test.each([
  ['Fiche pour la cliente.pdf', 'fr'],
  ['Session III - Conseils.pptx', 'fr'],
  ['Handout_ES.pdf', 'es'],
  ['hoja para el cliente.pdf', 'es'],
  ['poster (French).pdf', 'fr'],
  ['calendar for the client.xlsx', 'en'],
  ['DMPA.pdf', ''],
])('the language of %s is "%s"', (name, language) => {
  expect(guessRow(name).language).toBe(language)
})

test.each([
  ['Session 10.pptx', 10],
  ['session4_calendars.pptx', 4],
  ['Séance III.pptx', 3],
  ['02 slides.pptx', 2],
  ['DMPA.pptx', undefined],
])('the number of %s is %s', (name, number) => {
  expect(guessRow(name).number).toBe(number)
})

test('a title never becomes empty', () => {
  expect(cleanTitle('FINAL.docx')).toBe('Final')
  expect(cleanTitle('.docx')).toBe('')
})
