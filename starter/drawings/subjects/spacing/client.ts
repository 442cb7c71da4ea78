import { age, book, leaf } from '../../kit/belongings.ts'
import { backdrop } from '../../kit/frames.ts'
import { methodSign } from '../../kit/methods.ts'
import { baby, bust, type PersonLook } from '../../kit/people.ts'
import { circle, ellipse, group, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { cuff } from '../guidance/icons.ts'
import { folicAcid } from './care-before.ts'
import { FATHER } from './people.ts'

const MIDWIFE: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf', isProvider: true, isSad: true }

/** Pictures without months for the sheet on the time until the next baby. */
export const SPACING_CLIENT = [
  step('next-baby-died', planTogether, {
    en: [
      'A couple and a midwife around a calendar without a number: they plan together.',
      'No number exists after a stillbirth. Ask what happened, and what was found.',
    ],
    fr: [
      'Un couple et une sage-femme autour d’un calendrier sans chiffre : ils décident ensemble.',
      'Il n’existe pas de chiffre après un enfant mort-né. Demandez ce qui s’est passé et ce qui a été trouvé.',
    ],
    es: [
      'Una pareja y una partera con un calendario sin número: planean juntas.',
      'No existe un número después de un nacido muerto. Pregunte qué pasó y qué se encontró.',
    ],
  }),
  step(
    'next-eighteen',
    () => [
      backdrop(),
      bust({ skin: 'skin', head: 'bun', cloth: 'white' }, { x: 8, y: 18, scale: 0.845 }),
      ...book(34, 112, 'terracotta', 0.95),
      ...age('18', 188, 88, 92),
    ],
    {
      en: ['A schoolgirl and the number 18: the first pregnancy not before 18.', 'Without blame for younger mothers.'],
      fr: [
        'Une élève et le nombre 18 : pas de première grossesse avant 18 ans.',
        'Sans reproche pour les mères plus jeunes.',
      ],
      es: [
        'Una estudiante y el número 18: el primer embarazo no antes de los 18.',
        'Sin reproche para las madres más jóvenes.',
      ],
    },
  ),
  step(
    'next-method',
    () => [
      backdrop(),
      ...(['pills', 'injection', 'implant', 'iud', 'condom', 'beads'] as const).map((method, index) =>
        methodSign(method, { x: 13 + (index % 3) * 73, y: 12 + Math.floor(index / 3) * 76, scale: 0.68 }),
      ),
    ],
    {
      en: [
        'Signs of six methods: pills, injection, implant, IUD, condom, beads.',
        'Ask which of them she has heard of, and what.',
      ],
      fr: [
        'Les signes de six méthodes : pilules, injection, implant, DIU, préservatif, collier.',
        'Demandez desquelles elle a entendu parler, et quoi.',
      ],
      es: [
        'Los signos de seis métodos: píldoras, inyección, implante, DIU, condón, collar.',
        'Pregunte de cuáles ha oído hablar, y qué.',
      ],
    },
  ),
  step('next-care', careBefore, {
    en: [
      'A woman who wishes for a baby, folic acid, and a cuff for blood pressure: care before a pregnancy.',
      'The dose is that of national guidance.',
    ],
    fr: [
      'Une femme qui désire un bébé, de l’acide folique et un tensiomètre : les soins avant une grossesse.',
      'La dose est celle des directives nationales.',
    ],
    es: [
      'Una mujer que desea un bebé, ácido fólico y un tensiómetro: atención antes de un embarazo.',
      'La dosis es la de la norma nacional.',
    ],
  }),
]

/** Parents and a midwife with a calendar that shows no number. */
export function planTogether(): Shape[] {
  return [
    backdrop('sand'),
    bust({ ...FATHER, isSad: true }, { x: 2, y: 66, scale: 0.58 }),
    bust(
      { skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'terracotta', isSad: true },
      { x: 66, y: 66, scale: 0.58 },
    ),
    bust(MIDWIFE, { x: 152, y: 66, scale: 0.58 }),
    ...leaf('?', 126, 37, 62),
  ]
}

/** A woman who wishes for a baby, folic acid and a cuff. */
function careBefore(): Shape[] {
  return [
    backdrop('leafPale'),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 0, y: 64, scale: 0.59 }),
    ellipse(104, 36, 46, 30, { fill: 'white', stroke: 'indigo', width: 3 }),
    baby('skin', 'marigold', { x: 76, y: 20, scale: 0.52 }),
    circle(68, 68, 5, { fill: 'white', stroke: 'indigo', width: 2.5 }),
    group(folicAcid(), { x: 104, y: 74, scale: 0.92 }),
    group(cuff(), { x: 152, y: 66, scale: 0.82 }),
  ]
}
