import { suns } from '../../kit/days.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { motherAndBaby } from '../../kit/people.ts'
import { arrow, line, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { pack, pills } from './pack.ts'

function emptyAndNext(): Shape[] {
  return [
    pack(pills([28, 'taken']), 0, 54, 0.31),
    ...arrow([106, 86], [134, 86], { paint: 'leaf' }),
    pack(pills([28, 'active']), 138, 54, 0.31),
  ]
}

/** Pictures for the sheet of clients who use progestin-only pills. */
export const POP_STEPS = [
  step(
    'pop-step-hour',
    () => [
      ...clock(64, 86, 58, 7 / 12, 'leafPale'),
      pack(pills([7, 'taken'], [1, 'now'], [20, 'active']), 134, 58, 0.32),
    ],
    {
      en: ['A clock and a pack with today’s pill: every day at the same hour.', 'She says her hour herself.'],
      fr: [
        'Une horloge et une plaquette avec la pilule du jour : chaque jour à la même heure.',
        'Elle dit elle-même son heure.',
      ],
      es: ['Un reloj y un paquete con la píldora de hoy: cada día a la misma hora.', 'Ella misma dice su hora.'],
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
  step('pop-step-late', () => [pack(pills([10, 'taken'], [1, 'missed'], [1, 'now'], [16, 'active']), 26, 32, 0.56)], {
    en: [
      'A pack with a late pill: it is taken now, the next at the usual hour.',
      'Ask her to show the pill that she takes now.',
    ],
    fr: [
      'Une plaquette avec une pilule en retard : elle la prend maintenant, la suivante à l’heure.',
      'Demandez-lui de montrer la pilule qu’elle prend.',
    ],
    es: [
      'Un paquete con una píldora tardía: se toma ahora y la siguiente a su hora.',
      'Pídale que muestre la píldora que toma ahora.',
    ],
  }),
  step('pop-step-condoms', () => [methodSign('condom', { x: 20, y: 34 }), ...suns(2, 180, 86)], {
    en: ['A condom and two suns: condoms for two days.', 'Two days, not seven.'],
    fr: ['Un préservatif et deux soleils : préservatif deux jours.', 'Deux jours, pas sept.'],
    es: ['Un condón y dos soles: condón dos días.', 'Dos días, no siete.'],
  }),
  step(
    'pop-step-milk',
    () => [
      motherAndBaby({ skin: 'skin', head: 'wrap', cloth: 'leaf' }, { x: 0, y: 6, scale: 0.8 }),
      methodSign('condom', { x: 150, y: 44, scale: 0.86 }),
      line([154, 126], [232, 48], { stroke: 'terracotta', width: 8 }),
    ],
    {
      en: ['A mother who breastfeeds; the condom is crossed out.', 'All three must be true; name them together.'],
      fr: [
        'Une mère qui allaite ; le préservatif est barré.',
        'Les trois conditions doivent être vraies ; nommez-les ensemble.',
      ],
      es: ['Una madre que da el pecho; el condón está tachado.', 'Las tres deben cumplirse; nómbrenlas juntas.'],
    },
  ),
]
