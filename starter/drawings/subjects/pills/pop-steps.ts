import type { Diagram } from '../../diagram.ts'
import { framed } from '../../kit/frames.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { clockAt, sun } from '../../kit/objects.ts'
import { bust, motherAndBaby } from '../../kit/people.ts'
import { arrow, circle, group, rect, type Shape } from '../../kit/shapes.ts'
import { step as plainStep, type StepTexts } from '../../kit/step.ts'
import { drawPill, pack, pills } from './pack.ts'

function emptyAndNext(): Shape[] {
  return [
    pack(pills([28, 'taken']), 2, 2, 0.43),
    ...arrow([160, 34], [198, 76], { paint: 'leaf', width: 8, bend: 14 }),
    pack(pills([28, 'active']), 94, 84, 0.43),
  ]
}

/** The hour of the examples. */
const USUAL = 7

/** A day with a sun, a clock and one pill. @param x of its middle */
function atHerHour(x: number): Shape[] {
  return [
    rect(x - 48, 2, 96, 166, { fill: 'white', stroke: 'indigo', width: 3, radius: 10 }),
    ...sun(x, 28, 11),
    ...clockAt(USUAL, x, 86, 33),
    ...oneOf(x, 144),
  ]
}

function oneOf(x: number, y: number): Shape[] {
  return [circle(x, y, 14, { fill: 'marigold', stroke: 'ink', width: 3 })]
}

/** The late pill now, the next one at her hour. */
function late(): Shape[] {
  const places = [30, 75, 120, 165, 210]
  return [
    bust({ skin: 'skinDark', head: 'wrap', cloth: 'leaf' }, { x: 6, y: -4, scale: 0.58 }),
    rect(2, 112, 236, 54, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 12 }),
    group(places.flatMap((x, index) => drawPill(index < 2 ? 'taken' : index === 2 ? 'now' : 'active', x, 139))),
    ...arrow([118, 114], [56, 48], { paint: 'indigo', width: 7, bend: 26 }),
    ...clockAt(USUAL, 172, 46, 36),
    ...arrow([166, 86], [166, 122], { paint: 'ink', width: 5 }),
  ]
}

function step(id: string, scene: () => Shape[], texts: StepTexts): Diagram {
  return plainStep(id, () => framed(scene()), texts)
}

/** Pictures for the sheet of clients who use progestin-only pills. */
export const POP_STEPS = [
  step(
    'pop-step-hour',
    () => [...atHerHour(56), ...arrow([106, 88], [132, 88], { paint: 'indigo', width: 7 }), ...atHerHour(184)],
    {
      en: [
        'Two days with a sun: on both the clock shows the same hour, and one pill below it.',
        'She says her hour herself.',
      ],
      fr: [
        'Deux jours avec un soleil : chaque fois la même heure sur l’horloge, et une pilule dessous.',
        'Elle dit elle-même son heure.',
      ],
      es: [
        'Dos días con un sol: las dos veces la misma hora en el reloj y una píldora debajo.',
        'Ella misma dice su hora.',
      ],
    },
  ),
  step('pop-step-no-pause', emptyAndNext, {
    en: [
      'An empty pack and at once the next one, in which all pills are active.',
      'Ask what she does when the pack is empty.',
    ],
    fr: [
      'Une plaquette vide et aussitôt la suivante, où toutes les pilules sont actives.',
      'Demandez ce qu’elle fait quand la plaquette est vide.',
    ],
    es: [
      'Un paquete vacío y enseguida el siguiente, con todas las píldoras activas.',
      'Pregunte qué hace cuando el paquete se acaba.',
    ],
  }),
  step('pop-step-late', late, {
    en: [
      'The late pill goes into her mouth now; a clock over the next pill: at the usual hour.',
      'Ask her to show the pill that she takes now.',
    ],
    fr: [
      'La pilule en retard va à la bouche maintenant ; une horloge au-dessus de la suivante : à l’heure habituelle.',
      'Demandez-lui de montrer la pilule qu’elle prend.',
    ],
    es: [
      'La píldora tardía va a la boca ahora; un reloj sobre la siguiente: a la hora habitual.',
      'Pídale que muestre la píldora que toma ahora.',
    ],
  }),
  step(
    'pop-step-condoms',
    () => [methodSign('condom', { x: 2, y: 28, scale: 1.14 }), ...sun(154, 86, 16), ...sun(212, 86, 16)],
    {
      en: ['A condom and two suns: condoms for two days.', 'Two days, not seven.'],
      fr: ['Un préservatif et deux soleils : préservatif deux jours.', 'Deux jours, pas sept.'],
      es: ['Un condón y dos soles: condón dos días.', 'Dos días, no siete.'],
    },
  ),
  step(
    'pop-step-milk',
    () => [
      motherAndBaby({ skin: 'skin', head: 'wrap', cloth: 'leaf' }, { x: 0, y: 6, scale: 0.8 }),
      ...clockAt(USUAL, 152, 42, 26),
      ...arrow([182, 42], [199, 42], { paint: 'indigo', width: 5 }),
      group(drawPill('now', 220, 42)),
      ...tick(190, 118, 60),
    ],
    {
      en: [
        'A mother who breastfeeds; after her hour, a late pill; a tick: still protected.',
        'All three must be true; name them together.',
      ],
      fr: [
        'Une mère qui allaite ; après son heure, une pilule en retard ; une coche : toujours protégée.',
        'Les trois conditions doivent être vraies ; nommez-les ensemble.',
      ],
      es: [
        'Una madre que da el pecho; pasada su hora, una píldora tardía; una marca: sigue protegida.',
        'Las tres deben cumplirse; nómbrenlas juntas.',
      ],
    },
  ),
]
