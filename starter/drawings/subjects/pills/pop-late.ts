import { diagram, WIDTHS } from '../../diagram.ts'
import { suns } from '../../kit/days.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { clockAt } from '../../kit/objects.ts'
import { bust, motherAndBaby } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { drawPill, PACK, type Pill, pillAt, pills } from './pack.ts'

/** Days of condoms after a late pill. */
const CONDOM_DAYS = 2

/** What to do after a late or forgotten progestin-only pill. */
export const popLate = diagram({
  id: 'pop-late',
  width: 'full',
  height: 286,
  texts: {
    en: {
      late: 'Late or forgotten: one now, the next at the usual hour',
      milk: 'Full milk, no bleeding, under 6 months: all three',
      bleeding: 'One of the three is missing',
      none: 'No condoms needed',
      condoms: `Condoms ${CONDOM_DAYS} days`,
      emergency: 'Sex in the past 5 days: emergency pills',
      alt: 'A late or forgotten progestin-only pill: one now, the next at the usual hour. With full or nearly full breastfeeding, no bleeding since the birth and a baby under six months, no condoms are needed. When one of the three is missing: condoms for 2 days, and emergency pills if there was sex in the past 5 days.',
      note: 'Describe a mother and let trainees point to the left or the right. Ask which of the three has changed.',
    },
    fr: {
      late: 'Retard ou oubli : une aussitôt, la suivante à l’heure',
      milk: 'Allaitement exclusif, pas de règles, moins de 6 mois',
      bleeding: 'Une des trois manque',
      none: 'Pas de préservatif',
      condoms: `Préservatif ${CONDOM_DAYS} jours`,
      emergency: 'Rapport depuis 5 jours : pilule du lendemain',
      alt: 'Pilule progestative en retard ou oubliée : une aussitôt, la suivante à l’heure habituelle. Avec un allaitement exclusif ou presque, sans règles depuis la naissance et un bébé de moins de six mois, pas besoin de préservatif. S’il manque une des trois conditions : préservatif 2 jours, et contraception d’urgence après un rapport dans les 5 derniers jours.',
      note: 'Décrivez une mère ; les participants montrent la gauche ou la droite. Demandez laquelle des trois conditions a changé.',
    },
    es: {
      late: 'Tarde u olvidada: una ya, la siguiente a su hora',
      milk: 'Lactancia completa, sin regla, menos de 6 meses: las tres',
      bleeding: 'Falta una de las tres',
      none: 'Sin condón',
      condoms: `Condón ${CONDOM_DAYS} días`,
      emergency: 'Sexo en los últimos 5 días: emergencia',
      alt: 'Píldora de progestina tardía u olvidada: una ya, la siguiente a la hora habitual. Con lactancia completa o casi completa, sin regla desde el parto y un bebé de menos de seis meses, no hace falta condón. Si falta una de las tres: condón 2 días, y anticoncepción de emergencia si hubo relaciones en los últimos 5 días.',
      note: 'Describa a una madre y pida que señalen izquierda o derecha. Pregunte cuál de las tres cambió.',
    },
  },
  draw: ({ late, milk, bleeding, none, condoms, emergency }) => [
    rect(0, 0, WIDTHS.full, 118, { fill: 'indigoPale', radius: 12 }),
    text(late, WIDTHS.full / 2, 28, { bold: true, anchor: 'middle', paint: 'indigo' }),
    bust({ skin: 'skinDark', head: 'wrap', cloth: 'leaf' }, { x: 84, y: 34, scale: 0.46 }),
    ...row(226, 42, pills([2, 'taken'], [1, 'now'], [4, 'active'])),
    ...arrow([352, 50], [132, 70], { paint: 'indigo', width: 8, bend: -12 }),
    ...arrow([664, 62], [428, 56], { width: 6, bend: -10 }),
    ...clockAt(7, 712, 76, 38),
    rect(0, 128, 412, 156, { fill: 'leafPale', stroke: 'leaf', width: 3, radius: 12 }),
    motherAndBaby(
      { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'indigo' },
      { x: 8, y: 148, scale: 0.62 },
    ),
    ...textBox(milk, 124, 134, 284, { bold: true }).shapes,
    ...tick(142, 250, 38),
    ...textBox(none, 172, 250, 232, { bold: true, paint: 'leaf', middle: true }).shapes,
    rect(424, 128, 412, 156, { fill: 'terracottaPale', stroke: 'terracotta', width: 3, radius: 12 }),
    text(bleeding, 440, 160, { bold: true }),
    methodSign('condom', { x: 434, y: 178, scale: 0.9 }),
    text(condoms, 532, 198, { bold: true }),
    ...suns(CONDOM_DAYS, 790, 190),
    ...textBox(emergency, 532, 212, 300, { bold: true, paint: 'terracotta' }).shapes,
  ],
})

function row(x: number, y: number, places: Pill[]): Shape[] {
  return [
    group(
      [
        rect(0, 0, PACK.width, PACK.cell + PACK.margin * 2, {
          fill: 'steelPale',
          stroke: 'steelDark',
          width: 3,
          radius: 12,
        }),
        ...places.flatMap((pill, index) => drawPill(pill, ...pillAt(index))),
      ],
      { x, y, scale: 1.15 },
    ),
  ]
}

/** Mucus after pills on time and after a late pill. */
export const popMucus = diagram({
  id: 'pop-mucus',
  width: 'half',
  height: 322,
  anatomical: true,
  texts: {
    en: {
      thick: 'On time: thick',
      thin: 'Late: thin within hours',
      alt: 'The neck of the womb twice. With pills on time the mucus is thick and sperm stay below. After a late pill it is thin within hours and sperm pass.',
      note: 'Hold the oil and the porridge beside the picture. Ask how long the mucus needs to become thick again: two days of pills.',
    },
    fr: {
      thick: 'À l’heure : épaisse',
      thin: 'En retard : fluide',
      alt: 'Le col de l’utérus deux fois. Pilules à l’heure : la glaire est épaisse, les spermatozoïdes restent en bas. Après un retard, elle est fluide en quelques heures et ils passent.',
      note: 'Tenez l’huile et la bouillie à côté du dessin. Demandez en combien de temps la glaire redevient épaisse : deux jours de pilules.',
    },
    es: {
      thick: 'A su hora: espeso',
      thin: 'Tarde: fluido en horas',
      alt: 'El cuello del útero dos veces. Con píldoras a su hora el moco es espeso y los espermatozoides quedan abajo. Tras un atraso se vuelve fluido en horas y pasan.',
      note: 'Muestre el aceite y la papilla junto al dibujo. Pregunte cuánto tarda el moco en espesarse otra vez: dos días de píldoras.',
    },
  },
  draw: ({ thick, thin }) => [
    ...neck(92, true),
    ...neck(288, false),
    ...tick(28, 28, 40),
    ...cross(222, 28, 36),
    ...textBox(thick, 92, 258, 184, { bold: true, anchor: 'middle', paint: 'leaf' }).shapes,
    ...textBox(thin, 288, 258, 184, { bold: true, anchor: 'middle', paint: 'terracotta' }).shapes,
  ],
})

/** The neck of the womb, enlarged. @param x of its middle */
function neck(x: number, isThick: boolean): Shape[] {
  const swimmer = (dx: number, y: number) => [
    path(`M${x + dx} ${y}c-7 -12 7 -12 0 0`, { fill: 'indigo', stroke: 'indigo', width: 7 }),
    path(`M${x + dx} ${y}c-8 12 8 16 0 28`, { stroke: 'indigo', width: 3.5 }),
  ]
  return [
    path(
      `M${x - 62} 8C${x - 52} 60 ${x - 56} 110 ${x - 50} 160Q${x} 186 ${x + 50} 160C${x + 56} 110 ${x + 52} 60 ${x + 62} 8Z`,
      {
        fill: 'flesh',
        stroke: 'fleshDeep',
        width: 3,
      },
    ),
    path(`M${x - 34} 8C${x - 18} 60 ${x - 16} 110 ${x - 18} 170H${x + 18}C${x + 16} 110 ${x + 18} 60 ${x + 34} 8Z`, {
      fill: isThick ? 'marigold' : 'water',
    }),
    ...(isThick
      ? [30, 62, 94, 126].map((y) => path(`M${x - 20} ${y}q20 -16 40 0`, { stroke: 'ink', width: 4 }))
      : [...swimmer(-6, 44), ...swimmer(6, 96), ...swimmer(-4, 144)]),
    path(
      `M${x - 66} 150C${x - 70} 190 ${x - 68} 220 ${x - 66} 246M${x + 66} 150C${x + 70} 190 ${x + 68} 220 ${x + 66} 246`,
      {
        stroke: 'fleshDeep',
        width: 6,
      },
    ),
    ...swimmer(-30, 206),
    ...swimmer(2, 210),
    ...swimmer(32, 204),
  ]
}
