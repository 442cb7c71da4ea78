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

/** The six steps of a counselling talk, each with what to say or do. */
export const sixCounsellingSteps = sixCells(
  'six-counselling-steps',
  SCENES,
  {
    en: {
      words: [
        'Greet: “This stays between us.”',
        'Ask: “A child, one day? When?”',
        'Tell: how well methods work, effects, bleeding',
        'Help: she chooses, you look up the category',
        'Explain: “In your words, how will you do it?”',
        'Return: date, signs, “whenever you like”',
      ],
      alt: 'Six steps with pictures. 1: greet, “This stays between us.” 2: ask, “A child, one day? When?” 3: tell how well methods work, their effects and bleeding. 4: help; she chooses, you look up the category. 5: explain, “In your words, how will you do it?” 6: return; date, signs, “whenever you like”.',
      note: 'Trainees say one sentence of their own for each step.',
    },
    fr: {
      words: [
        'Bienvenue : « Cela reste entre nous. »',
        'Entretien : « Un enfant, un jour ? Quand ? »',
        'Renseignement : efficacité, effets, saignements',
        'Choix : elle choisit, vous cherchez la catégorie',
        'Explication : « Avec vos mots, comment faire ? »',
        'Retour : date, signes, « quand vous voulez »',
      ],
      alt: 'Six étapes en images. 1 : bienvenue, « Cela reste entre nous. » 2 : entretien, « Un enfant, un jour ? Quand ? » 3 : renseignement sur l’efficacité, les effets, les saignements. 4 : choix ; elle choisit, vous cherchez la catégorie. 5 : explication, « Avec vos mots, comment faire ? » 6 : retour ; date, signes, « quand vous voulez ».',
      note: 'Pour chaque étape, les participants disent une phrase à eux.',
    },
    es: {
      words: [
        'Bienvenida: «Esto queda entre nosotras.»',
        'Preguntas: «¿Un hijo, algún día? ¿Cuándo?»',
        'Información: eficacia, efectos, sangrado',
        'Elección: ella elige, usted busca la categoría',
        'Explicación: «Con sus palabras, ¿cómo lo hará?»',
        'Regreso: fecha, señales, «cuando quiera»',
      ],
      alt: 'Seis pasos con dibujos. 1: bienvenida, «Esto queda entre nosotras». 2: preguntas, «¿Un hijo, algún día? ¿Cuándo?» 3: información sobre eficacia, efectos y sangrado. 4: elección; ella elige, usted busca la categoría. 5: explicación, «Con sus palabras, ¿cómo lo hará?» 6: regreso; fecha, señales, «cuando quiera».',
      note: 'El grupo dice una frase propia para cada paso.',
    },
  },
  1,
)
