import { diagram, WIDTHS } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { methodSign } from '../../kit/methods.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { ellipse, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const [ROW, GAP, NAME, WHEN] = [58, 6, 84, 350] as const

/** Methods after a miscarriage or an abortion that do not begin today for everybody. */
export const lossLater = diagram({
  id: 'loss-later',
  width: 'full',
  height: 5 * ROW + 4 * GAP,
  texts: {
    en: {
      names: ['Female sterilization', 'Vasectomy, for him', 'Calendar methods', 'Signs of fertility', 'Diaphragm'],
      when: [
        'Decided earlier; no infection or injury',
        'Any day; works after 3 months',
        'From her next monthly bleeding',
        'When bleeding and infection are over',
        '6 weeks after the second trimester',
      ],
      alt: 'Later or with a condition. Female sterilization: decided earlier, no infection or injury. Vasectomy for him: any day, works after 3 months. Calendar methods: from her next monthly bleeding. Signs of fertility: when bleeding and infection are over. Diaphragm: 6 weeks after the second trimester.',
      note: 'Ask for each line: what does she use until then?',
    },
    fr: {
      names: [
        'Stérilisation féminine',
        'Vasectomie, pour lui',
        'Méthodes du calendrier',
        'Signes de fertilité',
        'Diaphragme',
      ],
      when: [
        'Décidée avant ; ni infection ni blessure',
        'À tout moment ; efficace après 3 mois',
        'Dès ses prochaines règles',
        'Après le saignement et l’infection',
        '6 semaines après le 2e trimestre',
      ],
      alt: 'Plus tard, ou sous condition. Stérilisation féminine : décidée avant, ni infection ni blessure. Vasectomie pour lui : à tout moment, efficace après 3 mois. Méthodes du calendrier : dès ses prochaines règles. Signes de fertilité : après le saignement et l’infection. Diaphragme : 6 semaines après le deuxième trimestre.',
      note: 'Pour chaque ligne, demandez : que fait-elle en attendant ?',
    },
    es: {
      names: [
        'Esterilización femenina',
        'Vasectomía, para él',
        'Métodos de calendario',
        'Signos de fertilidad',
        'Diafragma',
      ],
      when: [
        'Decidida antes; sin infección ni herida',
        'Cualquier día; eficaz tras 3 meses',
        'Desde su próxima regla',
        'Sin sangrado ni infección',
        '6 semanas después del 2.º trimestre',
      ],
      alt: 'Más tarde o con una condición. Esterilización femenina: decidida antes, sin infección ni herida. Vasectomía para él: cualquier día, eficaz tras 3 meses. Métodos de calendario: desde su próxima regla. Signos de fertilidad: sin sangrado ni infección. Diafragma: 6 semanas después del segundo trimestre.',
      note: 'En cada línea pregunte: ¿qué usa hasta entonces?',
    },
  },
  draw: ({ names, when }): Shape[] =>
    names.flatMap((name, index): Shape[] => {
      const y = index * (ROW + GAP)
      return [
        rect(0, y, WIDTHS.full, ROW, { fill: PANEL_FILLS[index] ?? 'sand', radius: 12 }),
        ...sign(index, y + 4),
        ...textBox(name, NAME, y + ROW / 2, WHEN - NAME - 8, { bold: true, middle: true }).shapes,
        ...textBox(when[index] ?? '', WHEN, y + ROW / 2, WIDTHS.full - WHEN - 8, { middle: true }).shapes,
      ]
    }),
})

function sign(index: number, y: number): Shape[] {
  const method = (['tubes', 'vas', 'beads'] as const)[index]
  if (method) return [methodSign(method, { x: 18, y, scale: 0.5 })]
  const frame = rect(19, y + 1, 48, 48, { fill: 'white', stroke: 'indigo', width: 2, radius: 8 })
  if (index === 3) return [frame, drop(43, y + 27, 'waterDeep', 1.2)]
  return [
    frame,
    path(`M25 ${y + 26}C26 ${y + 48} 60 ${y + 48} 61 ${y + 26}Z`, {
      fill: 'fleshPale',
      stroke: 'terracotta',
      width: 2,
    }),
    ellipse(43, y + 26, 18, 7, { fill: 'white', stroke: 'terracotta', width: 4 }),
  ]
}
