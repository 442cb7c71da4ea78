import type { Diagram } from '../../diagram.ts'
import { leaf } from '../../kit/belongings.ts'
import { suns } from '../../kit/days.ts'
import { framed } from '../../kit/frames.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodShapes, methodSign } from '../../kit/methods.ts'
import { clock, drop } from '../../kit/objects.ts'
import { bust, pregnantWoman } from '../../kit/people.ts'
import { arrow, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { step as plainStep, type StepTexts } from '../../kit/step.ts'
import { text } from '../../kit/text.ts'
import { ribbon } from '../eligibility/signs.ts'
import { pack, packHeight, pills } from './pack.ts'
import { glass, hoursClock, oneMore, tablet, vomits } from './scenes.ts'

/** A page of a calendar. @param x of its left side */
function page(x: number, width: number, drop = 0): Shape[] {
  return [
    rect(x, 8 + drop, width, 144, { fill: 'white', stroke: 'indigo', width: 3, radius: 8 }),
    rect(x, 8 + drop, width, 24, { fill: 'indigo', radius: 8 }),
  ]
}

function step(id: string, scene: () => Shape[], texts: StepTexts): Diagram {
  return plainStep(id, () => framed(scene(), 0.93), texts)
}

/** Pictures for the sheets of clients who use pills. */
export const PILL_STEPS = [
  step(
    'pill-step-daily',
    () => [
      pack(pills([7, 'taken'], [1, 'now'], [13, 'active'], [7, 'plain']), 4, 54, 0.52),
      ...clock(206, 40, 32, 0.6, 'indigoPale'),
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
      pack(pills([28, 'taken']), 2, 2, 0.43),
      ...arrow([160, 34], [198, 76], { paint: 'leaf', width: 8, bend: 14 }),
      pack(pills([21, 'active'], [7, 'plain']), 94, 84, 0.43),
      ...tick(48, 126, 36),
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
      pack(pills([21, 'taken']), 0, 2, 0.31),
      ...arrow([17, 52], [17, 68], { paint: 'terracotta', width: 4 }),
      ...Array.from({ length: 7 }, (_, day) =>
        rect(4 + day * 34, 70, 27, 30, { stroke: 'terracotta', width: 2.5, dash: [5, 4], radius: 4 }),
      ),
      ...arrow([221, 102], [221, 118], { paint: 'leaf', width: 4 }),
      pack(pills([21, 'active']), 136, 120, 0.31),
    ],
    {
      en: ['An empty pack of 21, seven days without pills, then the next pack.', 'Count the seven days together.'],
      fr: ['Une plaquette de 21 vide, sept jours sans pilule, puis la suivante.', 'Comptez ensemble les sept jours.'],
      es: ['Un paquete de 21 vacío, siete días sin píldoras y luego el siguiente.', 'Cuenten juntas los siete días.'],
    },
  ),
  step(
    'pill-step-forgot-few',
    () => [pack(pills([8, 'taken'], [2, 'missed'], [1, 'now'], [10, 'active'], [7, 'plain']), 8, 18, 0.68)],
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
      pack(pills([8, 'taken'], [3, 'missed'], [1, 'now'], [9, 'active'], [7, 'plain']), 2, 4, 0.52),
      methodSign('condom', { x: 178, y: 24, scale: 0.6 }),
      ...suns(7, 120, 138),
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
      pack(pills([14, 'taken'], [3, 'missed'], [1, 'now'], [3, 'active'], [7, 'plain']), 2, 6, 0.46),
      line([8, 6 + (packHeight(28) - 30) * 0.46], [148, 6 + (packHeight(28) - 30) * 0.46], {
        stroke: 'ink',
        width: 5,
      }),
      ...arrow([156, 28], [168, 28], { paint: 'leaf', width: 4 }),
      pack(pills([21, 'active'], [7, 'plain']), 172, 6, 0.2),
      methodSign('condom', { x: 178, y: 56, scale: 0.54 }),
      ...suns(7, 120, 138),
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
    () => [group(vomits(), { x: 0, y: 4 }), ...hoursClock(2, 160, 44, 32), ...oneMore(146, 126)],
    {
      en: ['A woman vomits; a clock with two hours marked; one more pill.', 'Ask where the extra pill comes from.'],
      fr: [
        'Une femme vomit ; une horloge avec deux heures ; une pilule de plus.',
        'Demandez d’où vient la pilule en plus.',
      ],
      es: ['Una mujer vomita; un reloj con dos horas; una píldora más.', 'Pregunte de dónde sale la píldora extra.'],
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
      group(vomits(), { x: -4, y: 4 }),
      ...hoursClock(2, 152, 30, 27),
      ...hoursClock(3, 152, 94, 27),
      ...oneMore(146, 146),
    ],
    {
      en: [
        'A woman vomits; clocks with two and three hours marked; one more tablet.',
        'Ring the clock of her tablet: two hours; three with ulipristal acetate.',
      ],
      fr: [
        'Une femme vomit ; une horloge avec deux heures, une avec trois ; un comprimé de plus.',
        'Entourez l’horloge de son comprimé : deux heures ; trois avec l’ulipristal.',
      ],
      es: [
        'Una mujer vomita; un reloj con dos horas y otro con tres; una tableta más.',
        'Marque el reloj de su tableta: dos horas; tres con ulipristal.',
      ],
    },
  ),
  step(
    'ecp-step-next-time',
    () => [
      ...page(4, 92),
      ...tablet(50, 88, 28),
      ...arrow([104, 84], [128, 84], { paint: 'indigo', width: 7 }),
      ...[12, 6, 0].flatMap((offset) => page(134 + offset, 90, offset)),
      group(methodShapes('condom'), { x: 125, y: 30, scale: 1.08 }),
    ],
    {
      en: [
        'A calendar with the tablet today; then many days with a condom.',
        'The tablet does not protect the next time. Offer condoms now.',
      ],
      fr: [
        'Un calendrier avec le comprimé d’aujourd’hui ; ensuite, bien des jours avec un préservatif.',
        'Le comprimé ne protège pas la prochaine fois. Proposez des préservatifs maintenant.',
      ],
      es: [
        'Un calendario con la tableta de hoy; después, muchos días con condón.',
        'La tableta no protege la próxima vez. Ofrezca condones ahora.',
      ],
    },
  ),
  step(
    'ecp-step-late',
    () => [
      ...leaf('+7', 68, 86, 112),
      ...arrow([134, 84], [160, 84], { paint: 'indigo' }),
      rect(172, 20, 40, 130, { fill: 'white', stroke: 'indigo', width: 3, radius: 12 }),
      rect(180, 40, 24, 48, { fill: 'white', stroke: 'ink', width: 2.5, radius: 5 }),
      text('?', 192, 76, { size: 34, bold: true, anchor: 'middle', paint: 'indigo' }),
      rect(180, 110, 24, 28, { fill: 'steel', radius: 4 }),
    ],
    {
      en: [
        'A leaf of a calendar with +7 days, and a pregnancy test whose answer is not known yet.',
        'Bleeding more than seven days late: a test.',
      ],
      fr: [
        'Une feuille de calendrier avec +7 jours, et un test de grossesse encore sans réponse.',
        'Plus de sept jours de retard : un test.',
      ],
      es: [
        'Una hoja de calendario con +7 días y una prueba de embarazo aún sin respuesta.',
        'Más de siete días de atraso: una prueba.',
      ],
    },
  ),
  step(
    'ecp-step-harmless',
    () => [group(pregnantWoman(), { x: 22, y: 18, scale: 1.36 }), ...tablet(166, 112, 30), ...tick(198, 62, 46)],
    {
      en: ['A tablet, and a pregnant woman with a tick: it does no harm.', 'It makes the egg wait; it ends nothing.'],
      fr: [
        'Un comprimé et une femme enceinte avec une coche : il ne fait pas de mal.',
        'Il fait attendre l’ovule ; il n’interrompt rien.',
      ],
      es: [
        'Una tableta y una mujer embarazada con una marca: no hace daño.',
        'Hace esperar al óvulo; no interrumpe nada.',
      ],
    },
  ),
  step(
    'ecp-step-feel',
    () => [
      bust({ skin: 'skinDark', head: 'wrap', cloth: 'leaf', isSad: true }, { x: 0, y: 6, scale: 0.88 }),
      path('M150 44q10 -14 20 0t20 0t20 0M150 66q10 -14 20 0t20 0t20 0', { stroke: 'indigo', width: 6 }),
      drop(166, 136, 46, 'blood'),
      drop(200, 136, 30, 'blood'),
    ],
    {
      en: ['A woman who feels dizzy or sick, and two drops of blood.', 'It goes away within days.'],
      fr: ['Une femme qui a le vertige ou la nausée, et deux gouttes de sang.', 'Cela passe en quelques jours.'],
      es: ['Una mujer con mareo o náusea, y dos gotas de sangre.', 'Se quita en unos días.'],
    },
  ),
  step(
    'ecp-step-hiv',
    () => [
      group(ribbon(), { x: -6, y: 26, scale: 1.2 }),
      ...tablet(136, 50, 28),
      ...cross(164, 76, 36),
      group(methodShapes('condom'), { x: 136, y: 62, scale: 1.02 }),
      ...tick(216, 134, 40),
    ],
    {
      en: [
        'The ribbon of HIV; a tablet with a cross and a condom with a tick.',
        'The tablet does not protect from HIV; condoms do.',
      ],
      fr: [
        'Le ruban du VIH ; un comprimé avec une croix, un préservatif avec une coche.',
        'Le comprimé ne protège pas du VIH ; le préservatif, oui.',
      ],
      es: [
        'El lazo del VIH; una tableta con una cruz y un condón con una marca.',
        'La tableta no protege del VIH; el condón sí.',
      ],
    },
  ),
]
