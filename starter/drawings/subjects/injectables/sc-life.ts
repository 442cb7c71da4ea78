import { leaf } from '../../kit/belongings.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { arrow, group, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { telephone } from '../training/things.ts'
import { device } from './device.ts'
import { scenePouch } from './scenes.ts'
import { bag, box, child, fire, jarWithDevices, latrine, refrigerator, sun } from './waste.ts'

/** The right place, large, and three wrong ones beside it. Each picture is 150 by 110. */
function rightPlace(right: Shape[], wrong: Shape[][]): Shape[] {
  return [
    backdrop('leafPale'),
    group(right, { x: -8, y: 34, scale: 1.08 }),
    ...tick(28, 30, 40),
    ...wrong.flatMap((picture, index) => [
      group(picture, { x: 160, y: 3 + index * 56, scale: 0.5 }),
      ...cross(168, 30 + index * 56, 26),
    ]),
  ]
}

const condom = (x: number, y: number, scale: number) => methodSign('condom', { x, y, scale })
const phone = (x: number, y: number, scale: number) => group(telephone(), { x, y, scale })

/** Life with the devices at home: keeping, throwing away, being late, and two faults. */
export const SC_LIFE = [
  step('sc-home-keep', () => rightPlace(box(), [sun(), refrigerator(), child()]), {
    en: [
      'Right: a closed box in a dry, shady place at 15 to 30 °C. Crossed out: sun, refrigerator, a child.',
      'Ask where at home nobody looks and the sun does not reach.',
    ],
    fr: [
      'Bien : une boîte fermée, au sec et à l’ombre, entre 15 et 30 °C. Barrés : soleil, réfrigérateur, enfant.',
      'Demandez quel endroit de la maison est à l’ombre et à l’abri des regards.',
    ],
    es: [
      'Bien: una caja cerrada en un lugar seco y con sombra, de 15 a 30 °C. Tachados: sol, refrigerador, un niño.',
      'Pregunte qué lugar de la casa tiene sombra y nadie mira.',
    ],
  }),
  step('sc-home-jar', () => rightPlace(jarWithDevices(), [bag(), latrine(), fire()]), {
    en: [
      'Right: used devices in a jar with hard walls and a tight lid. Crossed out: thin bag, latrine, fire.',
      'Say when and where she brings the jar back.',
    ],
    fr: [
      'Bien : les dispositifs utilisés dans un bocal dur et fermé. Barrés : sachet mince, latrine, feu.',
      'Dites quand et où elle rapporte le bocal.',
    ],
    es: [
      'Bien: los dispositivos usados en un frasco duro y cerrado. Tachados: bolsa delgada, letrina, fuego.',
      'Diga cuándo y dónde devuelve el frasco.',
    ],
  }),
  step(
    'sc-home-late',
    () => [backdrop('terracottaPale'), ...leaf('4+', 66, 84, 116), condom(134, 12, 0.68), phone(142, 86, 0.8)],
    {
      en: [
        'A calendar with 4+, a condom and a telephone: more than four weeks late, condoms, and call.',
        'Ask what she does on the first day after the four weeks.',
      ],
      fr: [
        'Un calendrier avec 4+, un préservatif et un téléphone : plus de quatre semaines de retard, préservatif, et appeler.',
        'Demandez ce qu’elle fait le premier jour après les quatre semaines.',
      ],
      es: [
        'Un calendario con 4+, un condón y un teléfono: más de cuatro semanas de atraso, condón y llamar.',
        'Pregunte qué hace el primer día después de las cuatro semanas.',
      ],
    },
  ),
  step(
    'sc-home-full',
    () => [
      backdrop(),
      device({ cap: 'off', medicine: 'mixed' }, { x: 56, y: 126, scale: 0.84 }),
      ...cross(28, 140, 32),
      ...arrow([96, 84], [132, 84], { width: 8 }),
      group(scenePouch(), { x: 100, y: 24, scale: 0.7 }),
    ],
    {
      en: [
        'A device whose bubble is still full, crossed out; an arrow leads to a new device in its pouch.',
        'Ask how she sees that nothing has gone in: the bubble is round.',
      ],
      fr: [
        'Un dispositif dont la bulle est encore pleine, barré ; une flèche vers un nouveau dispositif dans son emballage.',
        'Demandez comment elle voit que rien n’est entré : la bulle est ronde.',
      ],
      es: [
        'Un dispositivo con la burbuja todavía llena, tachado; una flecha lleva a uno nuevo en su envoltura.',
        'Pregunte cómo ve que no entró nada: la burbuja está redonda.',
      ],
    },
  ),
  step(
    'sc-home-part',
    () => [
      backdrop('terracottaPale'),
      device({ cap: 'off', medicine: 'empty' }, { x: 44, y: 128, scale: 0.84 }),
      group([device({ cap: 'open', medicine: 'mixed' }, { x: 0, y: 0, scale: 0.6 })], { x: 112, y: 96 }),
      ...cross(112, 66, 54),
      condom(158, 12, 0.68),
      phone(158, 88, 0.76),
    ],
    {
      en: [
        'A flat device; a second device, crossed out; a condom and a telephone: no second injection, condoms, and call.',
        'Say why: nobody can measure how much went in.',
      ],
      fr: [
        'Un dispositif aplati ; un deuxième, barré ; un préservatif et un téléphone : pas de deuxième injection, préservatif, et appeler.',
        'Dites pourquoi : personne ne peut mesurer ce qui est entré.',
      ],
      es: [
        'Un dispositivo aplastado; un segundo, tachado; un condón y un teléfono: no hay segunda inyección, condón y llamar.',
        'Diga por qué: nadie puede medir cuánto entró.',
      ],
    },
  ),
]
