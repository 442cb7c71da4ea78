import { talk } from '../../kit/client-scenes.ts'
import { calendar as calendarOfDays } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { text } from '../../kit/text.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }
const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf' }

function question(x: number, y: number): Shape {
  return text('?', x, y, { size: 44, bold: true, paint: 'indigo', anchor: 'middle' })
}

/** Pictures for the sheet that a client reads before her visit: what she asks, and her rights. */
export const visitSteps = [
  step(
    'visit-protect',
    () => [
      ...talk(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) =>
          circle(80 + (index % 5) * 14, 28 + Math.floor(index / 5) * 18, index === 0 ? 6.5 : 5.5, {
            ...(index === 0 ? { fill: 'terracotta' } : { stroke: 'indigo', width: 2.4 }),
          }),
        ),
        CLIENT,
        NURSE,
      ),
      question(158, 51),
    ],
    {
      en: [
        'A client asks how many women out of a group become pregnant with a method.',
        'She asks how well it protects.',
      ],
      fr: [
        'Une cliente demande combien de femmes d’un groupe deviennent enceintes avec une méthode.',
        'Elle demande si la méthode protège bien.',
      ],
      es: [
        'Una clienta pregunta cuántas mujeres de un grupo se embarazan con un método.',
        'Ella pregunta cuánto protege el método.',
      ],
    },
  ),
  step(
    'visit-bleeding',
    () => [
      backdrop(),
      ...calendarOfDays(
        22,
        28,
        22,
        [2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0],
      ),
      question(208, 100),
    ],
    {
      en: ['A calendar with days of bleeding, and a question mark.', 'She asks how her bleeding will change.'],
      fr: [
        'Un calendrier avec des jours de saignement et un point d’interrogation.',
        'Elle demande comment ses règles vont changer.',
      ],
      es: ['Un calendario con días de sangrado y un signo de pregunta.', 'Ella pregunta cómo cambiará su regla.'],
    },
  ),
  step(
    'visit-return',
    () => [
      backdrop(),
      ...calendar(78, 92, 108),
      circle(70, 108, 20, { stroke: 'terracotta', width: 6 }),
      ...arrow([142, 92], [178, 92], { paint: 'ink', width: 6 }),
      rect(186, 44, 40, 96, { fill: 'skinLight', stroke: 'ink', width: 4 }),
      circle(218, 94, 4, { fill: 'ink' }),
    ],
    {
      en: ['A calendar with a marked day, an arrow and the door of the clinic.', 'She asks when to come back.'],
      fr: ['Un calendrier avec un jour marqué, une flèche et la porte du centre.', 'Elle demande quand revenir.'],
      es: ['Un calendario con un día marcado, una flecha y la puerta del centro.', 'Ella pregunta cuándo volver.'],
    },
  ),
  step(
    'visit-stop',
    () => [
      backdrop(),
      group([path('M0 88C2 46 40 26 88 30L88 66C58 62 44 70 40 88Z', { fill: 'skin' })], { x: 8, y: 12, scale: 1.6 }),
      path('M96 96L124 88', { stroke: 'skinDeep', width: 4, dash: [6, 6] }),
      ...arrow([132, 82], [160, 62], { paint: 'ink', width: 7 }),
      path('M172 54L208 44', { stroke: 'indigo', width: 14 }),
      path('M173 53.7L207 44.3', { stroke: 'white', width: 7 }),
      question(204, 136),
    ],
    {
      en: ['An implant that comes out of the arm, and a question mark.', 'She asks how to stop the method.'],
      fr: ['Un implant qui sort du bras, et un point d’interrogation.', 'Elle demande comment arrêter la méthode.'],
      es: ['Un implante que sale del brazo y un signo de pregunta.', 'Ella pregunta cómo dejar el método.'],
    },
  ),
  step(
    'visit-alone',
    () => [
      backdrop(),
      bust(CLIENT, { x: 4, y: 62, scale: 0.6 }),
      bust({ ...NURSE, isProvider: true }, { x: 88, y: 62, scale: 0.6 }),
      rect(184, 34, 50, 136, { fill: 'skinLight', stroke: 'ink', width: 5 }),
      circle(194, 106, 5, { fill: 'ink' }),
    ],
    {
      en: ['Client and provider alone, with the door closed.', 'Everybody has a moment alone.'],
      fr: ['La cliente et la soignante seules, porte fermée.', 'Chacune a un moment seule.'],
      es: ['La clienta y la proveedora a solas, con la puerta cerrada.', 'Cada una tiene un momento a solas.'],
    },
  ),
  step(
    'visit-think',
    () => [
      backdrop(),
      bust(CLIENT, { x: 20, y: 52, scale: 0.655 }),
      ...bubble(112, 16, 104, 58, 12),
      ...[0, 1, 2].map((index) => circle(140 + index * 24, 45, 7, { fill: 'indigo' })),
    ],
    {
      en: ['A client who takes time to think.', 'She may say no, or think about it.'],
      fr: ['Une cliente qui prend le temps de réfléchir.', 'Elle peut dire non, ou réfléchir.'],
      es: ['Una clienta que se toma tiempo para pensar.', 'Puede decir que no, o pensarlo.'],
    },
  ),
  step(
    'visit-change',
    () => [
      backdrop(),
      methodSign('pills', { x: 14, y: 40, scale: 0.86 }),
      ...arrow([106, 66], [134, 66], { paint: 'ink', width: 6 }),
      ...arrow([134, 102], [106, 102], { paint: 'ink', width: 6 }),
      methodSign('injection', { x: 140, y: 40, scale: 0.86 }),
    ],
    {
      en: ['Two methods with arrows in both directions: she can change.', 'She may change her method.'],
      fr: ['Deux méthodes et des flèches dans les deux sens : elle peut changer.', 'Elle peut changer de méthode.'],
      es: ['Dos métodos con flechas en ambos sentidos: puede cambiar.', 'Puede cambiar de método.'],
    },
  ),
]
