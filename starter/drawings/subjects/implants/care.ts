import { sorePart, talk, warning } from '../../kit/client-scenes.ts'
import { calendar, drop, suns } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross, tick } from '../../kit/marks.ts'
import { baby, bubble, bust } from '../../kit/people.ts'
import { arrow, group, path, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { text } from '../../kit/text.ts'
import { bruise, closedWound, infection, innerArm, plaster, SITE } from './inner-arm.ts'
import { MONTHS } from './months.ts'
import { rod } from './parts.ts'
import { rodInArm, wholeArm } from './whole-arm.ts'

export const implantCare = [
  step(
    'implant-care-dry',
    () => [
      backdrop(),
      ...innerArm('plaster'),
      drop(24, 34, 'waterDeep', 1.5),
      ...cross(62, 34, 34),
      ...suns(4, 120, 152),
    ],
    {
      en: [
        'The inner side of an arm with a small plaster; water is crossed out, for four days.',
        'Ask how she can wash without wetting the arm.',
      ],
      fr: [
        'La face interne d’un bras avec un petit pansement ; l’eau est barrée, pendant quatre jours.',
        'Demandez comment se laver sans mouiller le bras.',
      ],
      es: [
        'La cara interna de un brazo con una tira; el agua está tachada, durante cuatro días.',
        'Pregunte cómo puede lavarse sin mojar el brazo.',
      ],
    },
  ),
  step('implant-care-bandage', () => [backdrop(), ...innerArm('plaster'), ...loose(), ...suns(2, 150, 152)], {
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
      ...innerArm('none', [closedWound()]),
      plaster(32, 34, -30),
      ...arrow([76, 92], [44, 50], { width: 4 }),
      ...suns(5, 120, 152),
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
    () => [backdrop(), ...innerArm('none', [...bruise(), closedWound()]), ...tick(34, 36, 44)],
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
      ...calendar(12, 18, 14.6, MONTHS.irregular),
      ...calendar(126, 18, 14.6, MONTHS.light),
      ...calendar(12, 92, 14.6, MONTHS.none),
      ...tick(177, 121, 46),
    ],
    {
      en: [
        'Three months: blood on irregular days, on few days, and on none. One tick for all: not harmful.',
        'Ask what each month would mean for her.',
      ],
      fr: [
        'Trois mois : du sang à des jours irréguliers, peu de jours, ou aucun ; une coche pour tous : sans danger.',
        'Demandez ce que chaque mois signifierait pour elle.',
      ],
      es: [
        'Tres meses: sangre en días irregulares, en pocos días o en ninguno; una marca para todos: no hace daño.',
        'Pregunte qué significaría para ella cada mes.',
      ],
    },
  ),
  step(
    'implant-warning',
    () => [
      backdrop('terracottaPale'),
      ...innerArm('none', [...infection(), rod(SITE.x - 4, SITE.y + 2, 58, 40)], true),
      ...warning(42, 40),
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
    'implant-warning-belly',
    () => [backdrop('terracottaPale'), group(sorePart(0), { x: 10 }), ...warning(196, 44)],
    {
      en: ['Strong pain low in the belly: come at once.', 'Ask her to show the place on her own body.'],
      fr: ['Forte douleur au bas du ventre : revenir aussitôt.', 'Demandez-lui de montrer l’endroit sur son corps.'],
      es: ['Dolor fuerte en el bajo vientre: volver enseguida.', 'Pídale que muestre el lugar en su cuerpo.'],
    },
  ),
  step(
    'implant-maybe-pregnant',
    () => [
      backdrop('terracottaPale'),
      bust(
        { skin: 'skin', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta', isSad: true },
        { x: 8, y: 44, scale: 0.7 },
      ),
      ...bubble(104, 12, 124, 66, 4),
      baby('skin', 'marigold', { x: 114, y: 22, scale: 0.74 }),
      text('?', 212, 60, { size: 44, bold: true, anchor: 'middle' }),
    ],
    {
      en: ['A woman asks herself whether she is pregnant: come.', 'Ask which signs would make her think of it.'],
      fr: ['Une femme se demande si elle est enceinte : revenir.', 'Demandez quels signes l’y feraient penser.'],
      es: ['Una mujer se pregunta si está embarazada: volver.', 'Pregunte qué señales la harían pensarlo.'],
    },
  ),
  step(
    'implant-return',
    () =>
      talk(
        smallArm(),
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

/** The bandage, half taken off. */
function loose(): Shape[] {
  return [
    path('M66 92C50 120 74 140 44 152C30 158 20 150 14 160', { stroke: 'steelDark', width: 17 }),
    path('M66 92C50 120 74 140 44 152C30 158 20 150 14 160', { stroke: 'white', width: 12 }),
  ]
}

function smallArm(): Shape[] {
  return [group([...wholeArm('skinDark'), rodInArm()], { x: 84, y: 12, scale: 0.38 })]
}
