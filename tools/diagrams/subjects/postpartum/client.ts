import { sorePart, talk, thermometer, warning } from '../../kit/client-scenes.ts'
import { drop } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { baby, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { arrow, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { text } from '../../kit/text.ts'

const MOTHER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }
const NURSE: PersonLook = { skin: 'skin', head: 'short', cloth: 'leaf' }

function signs(methods: MethodSign[], scale: number, top: number): Shape[] {
  const width = methods.length * 108 - 8
  return methods.map((method, index) =>
    methodSign(method, { x: 120 + (index * 108 - width / 2) * scale, y: top, scale }),
  )
}

/** Six months, six weeks: a number on a leaf of a calendar. */
function leaf(count: string, x: number): Shape[] {
  return [...calendar(x, 92, 96), text(count, x, 118, { size: 54, bold: true, anchor: 'middle' })]
}

/** Pictures for the sheet of a mother; times as docs/figures/postpartum-family-planning.md states them. */
export const postpartumClient = [
  step(
    'mother-fertile',
    () => [
      backdrop(),
      motherAndBaby(MOTHER, { x: 6, y: 14, scale: 0.78 }),
      ...calendar(190, 64, 72, 'terracotta'),
      drop(176, 138, 'blood', 1.1),
      ...cross(210, 138, 34),
    ],
    {
      en: [
        'A mother with her baby; a calendar without bleeding: she can be pregnant before her period returns.',
        'Ask what people here believe about this.',
      ],
      fr: [
        'Une mère avec son bébé ; un calendrier sans règles : elle peut être enceinte avant leur retour.',
        'Demandez ce que l’on croit ici à ce sujet.',
      ],
      es: [
        'Una madre con su bebé; un calendario sin regla: puede embarazarse antes de que vuelva.',
        'Pregunte qué se cree aquí sobre esto.',
      ],
    },
  ),
  step('mother-lam', () => [backdrop(), motherAndBaby(MOTHER, { x: 6, y: 14, scale: 0.78 }), ...leaf('6', 186)], {
    en: [
      'A mother breastfeeds her baby; a calendar with the number 6: up to six months.',
      'Let her say the three conditions.',
    ],
    fr: [
      'Une mère allaite son bébé ; un calendrier avec le chiffre 6 : jusqu’à six mois.',
      'Elle dit les trois conditions.',
    ],
    es: [
      'Una madre amamanta a su bebé; un calendario con el número 6: hasta seis meses.',
      'Que diga las tres condiciones.',
    ],
  }),
  step('mother-first-days', () => [backdrop(), ...signs(['condom', 'implant', 'iud'], 0.68, 50)], {
    en: [
      'Signs of the condom, the implant and the IUD: methods of the first days.',
      'Ask which of these the ward can give tonight.',
    ],
    fr: [
      'Les signes du préservatif, de l’implant et du DIU : méthodes des premiers jours.',
      'Demandez lesquelles la maternité peut donner ce soir.',
    ],
    es: [
      'Los signos del condón, el implante y el DIU: métodos de los primeros días.',
      'Pregunte cuáles puede dar la sala esta noche.',
    ],
  }),
  step('mother-six-weeks', () => [backdrop(), methodSign('injection', { x: 14, y: 40 }), ...leaf('6', 178)], {
    en: [
      'The sign of the injection and a calendar with the number 6: from six weeks with breastfeeding.',
      'Bring the card to the visit.',
    ],
    fr: [
      'Le signe de l’injection et un calendrier avec le chiffre 6 : dès six semaines en allaitant.',
      'Apporter la carte à la visite.',
    ],
    es: [
      'El signo de la inyección y un calendario con el número 6: desde seis semanas si amamanta.',
      'Traer la tarjeta al control.',
    ],
  }),
  step(
    'mother-next-method',
    () => [
      backdrop(),
      baby('skinDark', 'marigold', { x: 10, y: 60, scale: 0.8 }),
      ...arrow([106, 84], [134, 84], { width: 6 }),
      methodSign('pills', { x: 142, y: 40, scale: 0.88 }),
    ],
    {
      en: [
        'A baby, an arrow and a method: the next method begins before the first one ends.',
        'Fix the date together.',
      ],
      fr: [
        'Un bébé, une flèche et une méthode : la suivante commence avant la fin de la première.',
        'Fixez la date ensemble.',
      ],
      es: [
        'Un bebé, una flecha y un método: el siguiente empieza antes de que termine el primero.',
        'Fijen la fecha juntas.',
      ],
    },
  ),
  step(
    'mother-danger',
    () => [backdrop('terracottaPale'), ...sorePart(0, 'skinDark'), ...thermometer(188, 140, 64), ...warning(190, 36)],
    {
      en: ['Fever, strong pain or heavy bleeding: come at once.', 'These come before any talk about contraception.'],
      fr: [
        'Fièvre, forte douleur ou saignement abondant : venir aussitôt.',
        'Ces signes passent avant toute discussion sur la contraception.',
      ],
      es: [
        'Fiebre, dolor fuerte o sangrado abundante: venir enseguida.',
        'Estas señales van antes de hablar de anticoncepción.',
      ],
    },
  ),
  step('mother-visit', () => talk([methodSign('breastfeeding', { x: 96, y: 13, scale: 0.48 })], MOTHER, NURSE), {
    en: ['A mother talks with a provider.', 'Say that she can come on any day, also to change or stop.'],
    fr: [
      'Une mère parle avec un prestataire.',
      'Dites qu’elle peut venir n’importe quel jour, aussi pour changer ou arrêter.',
    ],
    es: ['Una madre habla con un proveedor.', 'Diga que puede venir cualquier día, también para cambiar o dejar.'],
  }),
]
