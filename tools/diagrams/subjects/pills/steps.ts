import { suns } from '../../kit/days.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { arrow, circle, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { pack, packHeight, pills } from './pack.ts'

const SMALL = 0.42

function glass(x: number, y: number): Shape[] {
  return [
    path(`M${x - 24} ${y}h48l-7 74h-34Z`, { fill: 'white', stroke: 'steelDark', width: 3 }),
    path(`M${x - 21} ${y + 22}h42l-5 50h-32Z`, { fill: 'water' }),
  ]
}

function tablet(x: number, y: number, radius = 20): Shape[] {
  return [
    circle(x, y, radius, { fill: 'marigold', stroke: 'ink', width: 3 }),
    line([x - radius * 0.6, y], [x + radius * 0.6, y], { stroke: 'ink', width: 2.5 }),
  ]
}

/** Pictures for the sheets of clients who use pills. */
export const PILL_STEPS = [
  step(
    'pill-step-daily',
    () => [
      pack(pills([7, 'taken'], [1, 'now'], [13, 'active'], [7, 'plain']), 6, 56, 0.47),
      ...clock(200, 60, 34, 0.6, 'indigoPale'),
      ...arrow([10, 36], [120, 36], { paint: 'indigo' }),
    ],
    {
      en: ['A pack with today’s pill marked, an arrow and a clock: one pill a day.', 'She finds today’s pill herself.'],
      fr: [
        'Une plaquette avec la pilule du jour, une flèche et une horloge : une par jour.',
        'Elle trouve elle-même la pilule du jour.',
      ],
      es: [
        'Un paquete con la píldora de hoy, una flecha y un reloj: una al día.',
        'Ella misma encuentra la píldora de hoy.',
      ],
    },
  ),
  step(
    'pill-step-next-28',
    () => [
      pack(pills([28, 'taken']), 0, 44, 0.31),
      ...arrow([106, 76], [134, 76], { paint: 'leaf' }),
      pack(pills([21, 'active'], [7, 'plain']), 138, 44, 0.31),
      ...tick(120, 130, 30),
    ],
    {
      en: ['An empty pack of 28 and at once the next one.', 'Ask what comes after the last pill.'],
      fr: ['Une plaquette de 28 vide, et aussitôt la suivante.', 'Demandez ce qui vient après la dernière pilule.'],
      es: ['Un paquete de 28 vacío y enseguida el siguiente.', 'Pregunte qué viene después de la última píldora.'],
    },
  ),
  step(
    'pill-step-next-21',
    () => [
      pack(pills([21, 'taken']), 0, 20, 0.31),
      ...Array.from({ length: 7 }, (_, day) =>
        rect(4 + day * 34, 96, 27, 30, { stroke: 'terracotta', width: 2.5, dash: [5, 4], radius: 4 }),
      ),
      ...arrow([108, 46], [134, 46], { paint: 'leaf' }),
      pack(pills([21, 'active']), 138, 20, 0.31),
      ...arrow([20, 144], [216, 144], { paint: 'terracotta' }),
    ],
    {
      en: ['An empty pack of 21, seven days without pills, then the next pack.', 'Count the seven days together.'],
      fr: ['Une plaquette de 21 vide, sept jours sans pilule, puis la suivante.', 'Comptez ensemble les sept jours.'],
      es: ['Un paquete de 21 vacío, siete días sin píldoras y luego el siguiente.', 'Cuenten juntas los siete días.'],
    },
  ),
  step(
    'pill-step-forgot-few',
    () => [pack(pills([8, 'taken'], [2, 'missed'], [1, 'now'], [10, 'active'], [7, 'plain']), 26, 32, 0.56)],
    {
      en: ['A pack with two forgotten pills: one is taken now.', 'Ask her to show which one she takes now.'],
      fr: [
        'Une plaquette avec deux oublis : elle en prend une maintenant.',
        'Demandez-lui laquelle elle prend maintenant.',
      ],
      es: ['Un paquete con dos olvidadas: se toma una ahora.', 'Pídale que muestre cuál toma ahora.'],
    },
  ),
  step(
    'pill-step-forgot-many',
    () => [
      pack(pills([8, 'taken'], [3, 'missed'], [1, 'now'], [9, 'active'], [7, 'plain']), 4, 8, SMALL),
      methodSign('condom', { x: 160, y: 6, scale: 0.76 }),
      ...suns(7, 120, 130),
    ],
    {
      en: [
        'A pack with three forgotten pills: one is taken now, and condoms for seven days.',
        'Count the seven days on the suns.',
      ],
      fr: [
        'Une plaquette avec trois oublis : une maintenant, et préservatif sept jours.',
        'Comptez les sept jours sur les soleils.',
      ],
      es: ['Un paquete con tres olvidadas: una ahora y condón siete días.', 'Cuente los siete días en los soles.'],
    },
  ),
  step(
    'pill-step-week-three',
    () => [
      pack(pills([14, 'taken'], [3, 'missed'], [1, 'now'], [3, 'active'], [7, 'plain']), 0, 24, 0.38),
      line([4, 24 + (packHeight(28) - 30) * 0.38], [122, 24 + (packHeight(28) - 30) * 0.38], {
        stroke: 'ink',
        width: 5,
      }),
      ...arrow([128, 60], [144, 60], { paint: 'leaf', width: 4 }),
      pack(pills([21, 'active'], [7, 'plain']), 148, 34, 0.27),
      ...suns(7, 120, 140),
    ],
    {
      en: [
        'Three pills forgotten in the third week: no plain pills, the next pack at once, condoms for seven days.',
        'She shows the pills that she leaves out.',
      ],
      fr: [
        'Trois oublis en troisième semaine : pas de pilules inactives, la plaquette suivante aussitôt, préservatif sept jours.',
        'Elle montre les pilules qu’elle laisse.',
      ],
      es: [
        'Tres olvidadas en la tercera semana: sin las inactivas, el paquete siguiente enseguida, condón siete días.',
        'Ella muestra las píldoras que deja.',
      ],
    },
  ),
  step(
    'pill-step-vomit',
    () => [
      ...clock(52, 84, 46, 2 / 12, 'terracotta'),
      ...arrow([108, 84], [136, 84], { paint: 'indigo' }),
      ...tablet(190, 84, 30),
    ],
    {
      en: ['A clock with two hours marked, and another pill.', 'Ask where the extra pill comes from.'],
      fr: ['Une horloge avec deux heures, et une autre pilule.', 'Demandez d’où vient la pilule en plus.'],
      es: ['Un reloj con dos horas y otra píldora.', 'Pregunte de dónde sale la píldora extra.'],
    },
  ),
  step(
    'ecp-step-take',
    () => [
      bust({ skin: 'skinDark', head: 'wrap', cloth: 'leaf' }, { x: 0, y: 6, scale: 0.88 }),
      ...tablet(160, 66),
      ...glass(208, 52),
    ],
    {
      en: ['A woman with a tablet and a glass of water: she takes it now.', 'Offer a glass of water at once.'],
      fr: [
        'Une femme avec un comprimé et un verre d’eau : elle le prend maintenant.',
        'Proposez tout de suite un verre d’eau.',
      ],
      es: ['Una mujer con una tableta y un vaso de agua: la toma ahora.', 'Ofrezca enseguida un vaso de agua.'],
    },
  ),
  step(
    'ecp-step-vomit',
    () => [
      ...clock(62, 84, 52, 2 / 12, 'terracotta'),
      ...arrow([124, 84], [152, 84], { paint: 'indigo' }),
      ...tablet(196, 84, 30),
    ],
    {
      en: [
        'A clock with the hours after the tablet marked, and another tablet.',
        'Two hours; three with ulipristal acetate.',
      ],
      fr: [
        'Une horloge avec les heures après le comprimé, et un autre comprimé.',
        'Deux heures ; trois avec l’ulipristal.',
      ],
      es: ['Un reloj con las horas después de la tableta y otra tableta.', 'Dos horas; tres con ulipristal.'],
    },
  ),
  step(
    'ecp-step-next-time',
    () => [
      ...tablet(44, 84, 26),
      ...cross(66, 110, 36),
      ...arrow([84, 84], [116, 84], { paint: 'leaf', width: 6 }),
      methodSign('condom', { x: 128, y: 34 }),
    ],
    {
      en: ['The tablet does not protect the next time; a condom does.', 'Offer condoms now.'],
      fr: [
        'Le comprimé ne protège pas la prochaine fois ; le préservatif, si.',
        'Proposez des préservatifs maintenant.',
      ],
      es: ['La tableta no protege la próxima vez; el condón sí.', 'Ofrezca condones ahora.'],
    },
  ),
  step(
    'ecp-step-late',
    () => [
      rect(8, 22, 118, 126, { fill: 'white', stroke: 'ink', width: 3, radius: 8 }),
      rect(10, 24, 114, 26, { fill: 'indigo', radius: 6 }),
      ...Array.from({ length: 15 }, (_, index) =>
        circle(25 + (index % 5) * 21, 70 + Math.floor(index / 5) * 28, 7, { fill: index > 6 ? 'terracotta' : 'steel' }),
      ),
      ...arrow([134, 84], [160, 84], { paint: 'indigo' }),
      rect(172, 20, 40, 130, { fill: 'white', stroke: 'indigo', width: 3, radius: 12 }),
      path('M184 60h16M184 76h16', { stroke: 'terracotta', width: 6 }),
      rect(180, 110, 24, 28, { fill: 'indigoPale', radius: 4 }),
    ],
    {
      en: [
        'A calendar with more than seven days passed, and a pregnancy test.',
        'Bleeding more than seven days late: a test.',
      ],
      fr: [
        'Un calendrier avec plus de sept jours passés, et un test de grossesse.',
        'Plus de sept jours de retard : un test.',
      ],
      es: [
        'Un calendario con más de siete días pasados y una prueba de embarazo.',
        'Más de siete días de atraso: una prueba.',
      ],
    },
  ),
]
