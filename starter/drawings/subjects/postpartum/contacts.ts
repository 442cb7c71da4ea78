import { diagram } from '../../diagram.ts'
import { calendar } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { baby, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'

const MOTHER: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true }

/** Scenes 154 wide and 150 high. */
export const CONTACT_SCENES: (() => Shape[])[] = [
  () => [
    bust(MOTHER, { x: 24, y: 10, scale: 0.72 }),
    ellipse(84, 132, 34, 20, { fill: 'leaf', stroke: 'marigold', width: 4 }),
  ],
  () => [
    rect(16, 106, 122, 18, { fill: 'skinDark', radius: 4 }),
    path('M22 124V142M132 124V142', { stroke: 'skinDark', width: 8 }),
    group([bust(MOTHER, { x: 0, y: 0, scale: 0.52 })], { x: 18, y: 16 }),
    path('M56 104C72 70 112 70 134 106Z', { fill: 'indigo' }),
  ],
  () => [motherAndBaby(MOTHER, { x: 22, y: 8, scale: 0.68 })],
  () => [bust(NURSE, { x: 6, y: 26, scale: 0.5 }), ...calendar(112, 86, 58)],
  () => [
    baby('skin', 'marigold', { x: 20, y: 74, scale: 1 }),
    path('M92 62L116 38', { stroke: 'steelDark', width: 4 }),
    path('M110 44L132 22', { stroke: 'steelDark', width: 17 }),
    path('M111 43L131 23', { stroke: 'white', width: 11 }),
  ],
]

/** Contacts at which family planning can be offered. */
export const postpartumContacts = diagram({
  id: 'postpartum-contacts',
  width: 'full',
  height: 284,
  texts: {
    en: {
      titles: ['Pregnancy', 'Early labour', 'Ward', 'After birth', 'Baby'],
      words: ['antenatal visits', 'if she is at ease', 'before going home', 'postnatal visits', 'vaccines, weighing'],
      alt: 'Five contacts: antenatal visits in pregnancy; early labour, if she is at ease; the ward, before she goes home; postnatal visits; vaccines and weighing of the baby.',
      note: 'Ask at which of these contacts family planning is mentioned in their facility today.',
    },
    fr: {
      titles: ['Grossesse', 'Début', 'Maternité', 'Ensuite', 'Bébé'],
      words: ['visites prénatales', 'du travail, si calme', 'avant le retour', 'visites postnatales', 'vaccins, pesée'],
      alt: 'Cinq contacts : visites prénatales ; début du travail, si la femme est à l’aise ; maternité, avant le retour à la maison ; visites postnatales ; vaccins et pesée du bébé.',
      note: 'Demandez à quels contacts on parle de planification familiale dans leur établissement.',
    },
    es: {
      titles: ['Embarazo', 'Inicio', 'Sala', 'Después', 'Bebé'],
      words: [
        'control prenatal',
        'del parto, si está tranquila',
        'antes del alta',
        'controles posparto',
        'vacunas y peso',
      ],
      alt: 'Cinco contactos: control prenatal; inicio del parto, si está tranquila; la sala, antes del alta; controles posparto; vacunas y peso del bebé.',
      note: 'Pregunte en cuáles de estos contactos se habla hoy de planificación familiar en su servicio.',
    },
  },
  draw: ({ titles, words }) =>
    panels(5, { titles, words, height: 284, sceneHeight: 152, scene: (index) => CONTACT_SCENES[index]?.() ?? [] }),
})
