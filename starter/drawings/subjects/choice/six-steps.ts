import { sixCells } from '../../kit/cells.ts'
import { tick } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import type { Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true }
const OFFERED: MethodSign[] = ['implant', 'pills', 'injection', 'condom']

const SCENES: (() => Shape[])[] = [
  () => [bust(CLIENT, { x: -8, y: 26, scale: 0.4 }), bust(NURSE, { x: 50, y: 26, scale: 0.4 })],
  () => [
    bust(NURSE, { x: 44, y: 28, scale: 0.4 }),
    ...bubble(8, 0, 48, 40, 34),
    text('?', 32, 32, { size: 34, bold: true, anchor: 'middle', paint: 'indigo' }),
  ],
  () =>
    OFFERED.map((sign, index) => methodSign(sign, { x: (index % 2) * 51, y: Math.floor(index / 2) * 51, scale: 0.49 })),
  () => [
    bust(CLIENT, { x: -8, y: 20, scale: 0.44 }),
    methodSign('implant', { x: 58, y: 46, scale: 0.46 }),
    ...tick(82, 24, 36),
  ],
  () => [
    bust(CLIENT, { x: -8, y: 26, scale: 0.42 }),
    ...bubble(44, -2, 58, 52, 6),
    methodSign('pills', { x: 52, y: 2, scale: 0.44 }),
  ],
  () => [...calendar(28, 58, 54), bust(CLIENT, { x: 46, y: 24, scale: 0.42 })],
]

/** The six steps of a counselling talk, each with what to say or do; their letters spell a word in each language. */
export const sixCounsellingSteps = sixCells('six-counselling-steps', SCENES, {
  en: {
    letters: [...'GATHER'],
    words: [
      'Greet: “This stays between us.”',
      'Ask: “A child, one day? When?”',
      'Tell: how well methods work, effects, bleeding',
      'Help: she chooses, you look up the category',
      'Explain: “In your words, how will you do it?”',
      'Return: date, signs, “whenever you like”',
    ],
    alt: 'Six steps with pictures and the letters of GATHER. Greet: “This stays between us.” Ask: “A child, one day? When?” Tell how well methods work, their effects and bleeding. Help: she chooses, you look up the category. Explain: “In your words, how will you do it?” Return: date, signs, “whenever you like”.',
    note: 'Trainees say one sentence of their own for each step.',
  },
  fr: {
    letters: [...'BERCER'],
    words: [
      'Bienvenue : « Cela reste entre nous. »',
      'Entretien : « Un enfant, un jour ? Quand ? »',
      'Renseignement : efficacité, effets, saignements',
      'Choix : elle choisit, vous cherchez la catégorie',
      'Explication : « Avec vos mots, comment faire ? »',
      'Retour : date, signes, « quand vous voulez »',
    ],
    alt: 'Six étapes en images, avec les lettres de BERCER. Bienvenue : « Cela reste entre nous. » Entretien : « Un enfant, un jour ? Quand ? » Renseignement sur l’efficacité, les effets, les saignements. Choix : elle choisit, vous cherchez la catégorie. Explication : « Avec vos mots, comment faire ? » Retour : date, signes, « quand vous voulez ».',
    note: 'Pour chaque étape, les participants disent une phrase à eux.',
  },
  es: {
    letters: [...'ACCEDA'],
    words: [
      'Atienda con respeto: «Queda entre nosotras»',
      'Converse: deseos, salud, experiencia',
      'Comunique las opciones: eficacia y efectos',
      'Encamine hacia su elección: decide ella',
      'Dé explicaciones; ella las repite',
      'Acuerde el próximo contacto: «cuando quiera»',
    ],
    alt: 'Seis pasos con dibujos, con las letras de ACCEDA. Atienda con respeto: «Queda entre nosotras». Converse sobre deseos, salud, experiencia. Comunique las opciones, con su eficacia y sus efectos. Encamine hacia su elección: decide ella. Dé explicaciones claras; ella las repite con sus palabras. Acuerde el próximo contacto: «cuando quiera».',
    note: 'El grupo dice una frase propia para cada paso.',
  },
})
