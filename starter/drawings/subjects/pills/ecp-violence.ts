import { diagram, WIDTHS } from '../../diagram.ts'
import { group, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { shield } from '../people/signs.ts'

const AXIS = { left: 330, right: 806, top: 132 } as const
/** Hours of starter/figures/emergency-contraceptive-pills.md. */
const LIMITS = { prevention: 72, pills: 120 } as const
const DAY = 24
const ROW = 62

/** Care after sexual violence: what comes first, and until when two medicines can begin. */
export const ecpViolence = diagram({
  id: 'ecp-violence',
  width: 'full',
  height: 290,
  texts: {
    en: {
      first: ['Safety tonight, someone she trusts', 'Wounds, infections, hepatitis B vaccine'],
      rows: ['HIV prevention medicine', 'Emergency pills'],
      within: 'within {n} hours',
      hours: 'hours',
      alt: 'First: safety tonight and someone she trusts; wounds, infections, hepatitis B vaccine. Two medicines have a time limit: medicine to prevent HIV at once, within 72 hours; emergency pills at once, within 120 hours.',
      note: 'Put a finger on the left edge: both bars begin now. Which of the two ends first?',
    },
    fr: {
      first: ['Sécurité ce soir, une personne de confiance', 'Blessures, infections, vaccin (hépatite B)'],
      rows: ['Prévention du VIH', 'Pilule d’urgence'],
      within: 'dans les {n} heures',
      hours: 'heures',
      alt: 'D’abord : la sécurité ce soir et une personne de confiance ; blessures, infections, vaccin contre l’hépatite B. Deux médicaments ont un délai : le médicament qui prévient le VIH tout de suite, dans les 72 heures ; la pilule d’urgence tout de suite, dans les 120 heures.',
      note: 'Mettez le doigt sur le bord gauche : les deux barres commencent maintenant. Laquelle finit d’abord ?',
    },
    es: {
      first: ['Seguridad esta noche, alguien de confianza', 'Heridas, infecciones, vacuna hepatitis B'],
      rows: ['Prevención del VIH', 'Anticoncepción de emergencia'],
      within: 'dentro de {n} horas',
      hours: 'horas',
      alt: 'Primero: seguridad esta noche y alguien de confianza; heridas, infecciones, vacuna contra la hepatitis B. Dos medicinas tienen plazo: la que previene el VIH, de inmediato, dentro de 72 horas; la anticoncepción de emergencia, de inmediato, dentro de 120 horas.',
      note: 'Ponga el dedo en el borde izquierdo: las dos barras empiezan ahora. ¿Cuál termina primero?',
    },
  },
  draw: ({ first, rows, within, hours }) => {
    const limits = [LIMITS.prevention, LIMITS.pills]
    return [
      ...first.flatMap((words, index) => firstThing(words, index)),
      ...Array.from({ length: LIMITS.pills / DAY + 1 }, (_, day) => tickAt(day * DAY, hours)).flat(),
      ...rows.flatMap((label, index): Shape[] => {
        const top = AXIS.top + 36 + index * ROW
        const limit = limits[index] ?? 0
        return [
          ...textBox(label, 0, top + 26, AXIS.left - 16, { middle: true, bold: true }).shapes,
          rect(AXIS.left, top, at(limit) - AXIS.left, 52, { fill: index === 0 ? 'terracotta' : 'indigo', radius: 8 }),
          ...textBox(
            within.replace('{n}', `${limit}`),
            (AXIS.left + at(limit)) / 2,
            top + 26,
            at(limit) - AXIS.left - 8,
            {
              bold: true,
              paint: 'white',
              anchor: 'middle',
              middle: true,
            },
          ).shapes,
        ]
      }),
    ]
  },
})

function at(hour: number): number {
  return AXIS.left + ((AXIS.right - AXIS.left) * hour) / LIMITS.pills
}

function firstThing(words: string, index: number): Shape[] {
  const width = (WIDTHS.full - 20) / 2
  const x = index * (width + 20)
  return [
    rect(x, 0, width, 96, { fill: index === 0 ? 'indigoPale' : 'sand', radius: 14 }),
    group(index === 0 ? shield() : plaster(), { x: x + 12, y: 12, scale: 0.72 }),
    ...textBox(words, x + 96, 48, width - 104, { middle: true }).shapes,
  ]
}

function plaster(): Shape[] {
  return [
    group(
      [
        rect(-50, -19, 100, 38, { fill: 'skinLight', stroke: 'ink', width: 3.5, radius: 19 }),
        rect(-19, -19, 38, 38, { fill: 'white', stroke: 'ink', width: 3 }),
      ],
      { x: 50, y: 50, rotate: -32 },
    ),
  ]
}

function tickAt(hour: number, unit: string): Shape[] {
  const isLast = hour === LIMITS.pills
  return [
    line([at(hour), AXIS.top + 28], [at(hour), AXIS.top + 36 + 2 * ROW], { stroke: 'steel', width: 2 }),
    text(`${hour}`, at(hour), AXIS.top + 20, { anchor: 'middle', bold: true, paint: 'indigo' }),
    ...(isLast ? [text(unit, AXIS.left - 16, AXIS.top + 20, { anchor: 'end', paint: 'indigo' })] : []),
  ]
}
