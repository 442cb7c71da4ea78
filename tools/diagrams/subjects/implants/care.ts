import { talk, warning } from '../../kit/client-scenes.ts'
import { calendar, drop, suns } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross, tick } from '../../kit/marks.ts'
import { circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { rod } from './parts.ts'

type Cover = 'bandage' | 'plaster' | 'none'

/** A bent arm with a short sleeve. @param onWound drawn on it; the wound is at (92, 86) */
function bentArm(cover: Cover, onWound: Shape[] = []): Shape {
  const shapes = [
    path('M92 40L90 112C92 128 104 130 118 128L186 112', { stroke: 'skin', width: 44 }),
    path('M186 112L204 104', { stroke: 'skin', width: 34 }),
    path('M196 92L214 84M200 102L220 98M200 112L218 114', { stroke: 'skin', width: 11 }),
    path('M62 0H124L120 50Q92 58 66 50Z', { fill: 'terracotta' }),
    path('M66 50Q92 58 120 50', { stroke: 'marigold', width: 5 }),
    ...(cover === 'bandage'
      ? [rect(66, 66, 50, 40, { fill: 'white', stroke: 'steelDark', width: 2.5, radius: 6 })]
      : []),
    ...(cover === 'bandage' ? [path('M66 80L116 72M66 94L116 86M70 105L116 98', { stroke: 'steel', width: 2.5 })] : []),
    ...(cover === 'plaster' ? plaster(92, 86) : []),
    ...onWound,
  ]
  return group(shapes, { scale: 0.82 })
}

function plaster(x: number, y: number): Shape[] {
  return [
    rect(x - 17, y - 8, 34, 16, { fill: 'fat', stroke: 'skinDark', width: 2, radius: 8 }),
    rect(x - 6, y - 8, 12, 16, { fill: 'white' }),
  ]
}

export const implantCare = [
  step(
    'implant-care-dry',
    () => [
      backdrop(),
      bentArm('bandage'),
      drop(150, 38, 'waterDeep', 1.5),
      ...cross(192, 38, 34),
      ...suns(4, 120, 148),
    ],
    {
      en: [
        'An arm with a bandage; water is crossed out, for four days.',
        'Ask how she can wash without wetting the arm.',
      ],
      fr: [
        'Un bras avec un bandage ; l’eau est barrée, pendant quatre jours.',
        'Demandez comment se laver sans mouiller le bras.',
      ],
      es: [
        'Un brazo con venda; el agua está tachada, durante cuatro días.',
        'Pregunte cómo puede lavarse sin mojar el brazo.',
      ],
    },
  ),
  step('implant-care-bandage', () => [backdrop(), bentArm('plaster'), roll(164, 36), ...suns(2, 120, 148)], {
    en: [
      'After two days the bandage is off; a small plaster stays.',
      'Show the bandage and the plaster on your own arm.',
    ],
    fr: [
      'Après deux jours, la bande est enlevée ; un petit pansement reste.',
      'Montrez la bande et le pansement sur votre bras.',
    ],
    es: ['A los dos días se quita la venda; queda una tira pequeña.', 'Muestre la venda y la tira en su propio brazo.'],
  }),
  step(
    'implant-care-plaster',
    () => [
      backdrop(),
      bentArm('none', [path('M84 84h16', { stroke: 'skinDark', width: 3 })]),
      ...plaster(164, 36),
      ...suns(5, 120, 148),
    ],
    {
      en: ['After five days the small plaster is off as well.', 'Ask her to count the days on her fingers.'],
      fr: [
        'Après cinq jours, le petit pansement est enlevé aussi.',
        'Demandez-lui de compter les jours sur ses doigts.',
      ],
      es: ['A los cinco días se quita también la tira pequeña.', 'Pídale que cuente los días con los dedos.'],
    },
  ),
  step(
    'implant-care-bruise',
    () => [
      backdrop(),
      bentArm('none', [ellipse(92, 88, 18, 12, { fill: 'skinDeep' }), ellipse(87, 92, 10, 6, { fill: 'indigo' })]),
      ...tick(196, 36, 44),
    ],
    {
      en: ['An arm with a bruise: normal for some days.', 'Say what is normal before you speak about danger.'],
      fr: [
        'Un bras avec un bleu : normal pendant quelques jours.',
        'Dites ce qui est normal avant de parler du danger.',
      ],
      es: ['Un brazo con un moretón: normal durante unos días.', 'Diga qué es normal antes de hablar de los peligros.'],
    },
  ),
  step(
    'implant-bleeding',
    () => [
      backdrop(),
      ...calendar(29, 33, 26, [0, 2, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0]),
    ],
    {
      en: ['A calendar with drops of blood on irregular days.', 'Ask what such a month would mean for her.'],
      fr: [
        'Un calendrier avec des gouttes de sang à des jours irréguliers.',
        'Demandez ce qu’un tel mois signifierait pour elle.',
      ],
      es: ['Un calendario con gotas de sangre en días irregulares.', 'Pregunte qué significaría para ella un mes así.'],
    },
  ),
  step(
    'implant-warning',
    () => [
      backdrop('terracottaPale'),
      bentArm('none', [
        circle(92, 86, 22, { fill: 'blood' }),
        circle(92, 86, 12, { fill: 'fat' }),
        rod(84, 80, 20, 44),
      ]),
      ...warning(192, 44),
    ],
    {
      en: [
        'A red, swollen wound with pus, and a rod that shows: come at once.',
        'Ask her to name the signs in her own words.',
      ],
      fr: [
        'Une plaie rouge et gonflée avec du pus, et un bâtonnet qui sort : revenir aussitôt.',
        'Demandez-lui de nommer les signes avec ses mots.',
      ],
      es: [
        'Una herida roja e hinchada con pus y una varilla que asoma: volver enseguida.',
        'Pídale que nombre las señales con sus palabras.',
      ],
    },
  ),
  step(
    'implant-return',
    () =>
      talk(
        rodInArm(),
        { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'terracotta' },
        { skin: 'skin', head: 'bun', cloth: 'indigo' },
      ),
    {
      en: ['A client talks with a provider about the rod in her arm.', 'Say it twice: on any day, for any reason.'],
      fr: [
        'Une cliente parle avec un prestataire du bâtonnet dans son bras.',
        'Dites-le deux fois : n’importe quel jour, pour toute raison.',
      ],
      es: [
        'Una usuaria habla con una proveedora sobre la varilla de su brazo.',
        'Dígalo dos veces: cualquier día, por cualquier motivo.',
      ],
    },
  ),
]

function roll(x: number, y: number): Shape {
  return path(
    `M${x} ${y}m-20 0a20 20 0 1 1 40 0a20 20 0 1 1 -40 0M${x + 18} ${y + 10}L${x + 52} ${y + 22}M${x} ${y}m-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0`,
    {
      fill: 'white',
      stroke: 'steelDark',
      width: 3,
    },
  )
}

function rodInArm(): Shape[] {
  return [path('M86 36H154', { stroke: 'skinDark', width: 24 }), rod(104, 36, 0, 34)]
}
