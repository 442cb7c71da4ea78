import { diagram } from '../../diagram.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, line, polygon, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { device } from './device.ts'
import { windowOf } from './windows.ts'

/** Average months from the last injection (starter/figures/progestin-only-injectables.md, row on fertility). */
const RETURN = [
  { product: { en: 'DMPA', fr: 'DMPA', es: 'AMPD' }, months: 10 },
  { product: { en: 'NET-EN', fr: 'NET-EN', es: 'EN-NET' }, months: 6 },
] as const

/** How long pregnancy takes to come after the last injection, on average. */
export const fertilityReturn = diagram({
  id: 'fertility-return',
  width: 'half',
  height: 264,
  texts: {
    en: {
      products: RETURN.map(({ product }) => product.en),
      head: 'Months from the last injection to pregnancy, on average',
      alt: 'From the last injection to pregnancy on average: 10 months with DMPA, 6 months with NET-EN.',
      note: 'Two mistakes: she wants a child and thinks that she is infertile; she wants none and thinks that she is safe.',
    },
    fr: {
      products: RETURN.map(({ product }) => product.fr),
      head: 'Mois de la dernière injection à la grossesse, en moyenne',
      alt: 'De la dernière injection à la grossesse, en moyenne : 10 mois avec le DMPA, 6 mois avec le NET-EN.',
      note: 'Deux erreurs : elle veut un enfant et se croit stérile ; elle n’en veut pas et se croit protégée.',
    },
    es: {
      products: RETURN.map(({ product }) => product.es),
      head: 'Meses de la última inyección al embarazo, en promedio',
      alt: 'De la última inyección al embarazo, en promedio: 10 meses con AMPD, 6 meses con EN-NET.',
      note: 'Dos errores: quiere un hijo y se cree estéril; no lo quiere y se cree protegida.',
    },
  },
  draw: ({ products, head }) => [
    ...textBox(head, 0, 0, 380, { bold: true, paint: 'indigo' }).shapes,
    ...RETURN.flatMap(({ months }, row) => {
      const y = 136 + row * 90
      return [
        text(products[row] ?? '', 0, y - 24, { bold: true }),
        text(`${months}`, 372, y - 22, { bold: true, size: 30, anchor: 'end', paint: 'terracotta' }),
        ...Array.from({ length: 12 }, (_, month) =>
          circle(
            15 + month * 31.6,
            y + 10,
            14,
            month < months ? { fill: 'terracotta' } : { stroke: 'steel', width: 2.5 },
          ),
        ),
      ]
    }),
  ],
})

/** Weeks of a year, and devices that cover it (starter/figures/dmpa-sc-self-injection.md, devices for a year). */
const YEAR = { weeks: 52, devices: 4 } as const

/** Four devices, one every 13 weeks. */
export const scYear = diagram({
  id: 'sc-year',
  width: 'full',
  height: 250,
  texts: {
    en: {
      weeks: 'weeks',
      today: 'Today, beside you',
      home: 'At home',
      alt: 'Four devices cover a year of 52 weeks: one injected today, and one after 13, 26 and 39 weeks.',
      note: 'Let trainees count the devices for a client who starts today, and look at the date of each pouch.',
    },
    fr: {
      weeks: 'semaines',
      today: 'Ce jour, avec vous',
      home: 'À la maison',
      alt: 'Quatre dispositifs couvrent une année de 52 semaines : un injecté aujourd’hui, puis un à 13, 26 et 39 semaines.',
      note: 'Faites compter les dispositifs pour une cliente qui commence aujourd’hui et regarder la date de chaque emballage.',
    },
    es: {
      weeks: 'semanas',
      today: 'Hoy, con usted',
      home: 'En casa',
      alt: 'Cuatro dispositivos cubren un año de 52 semanas: uno inyectado hoy y uno a las 13, 26 y 39 semanas.',
      note: 'Pida que cuenten los dispositivos para una usuaria que empieza hoy y que miren la fecha de cada envoltura.',
    },
  },
  draw: ({ weeks, today, home }) => {
    const x = (week: number) => 50 + week * 13.6
    const { due } = windowOf('DMPA')
    return [
      line([x(0), 168], [x(YEAR.weeks), 168], { stroke: 'indigo', width: 8 }),
      polygon(
        [
          [x(YEAR.weeks) + 20, 168],
          [x(YEAR.weeks) - 4, 154],
          [x(YEAR.weeks) - 4, 182],
        ],
        { fill: 'indigo' },
      ),
      ...Array.from({ length: YEAR.devices }, (_, index): Shape[] => {
        const week = index * due
        return [
          device({ cap: 'open', medicine: 'mixed' }, { x: x(week), y: 96, scale: 0.62 }),
          circle(x(week), 168, 11, { fill: 'white', stroke: 'indigo', width: 4 }),
          text(`${week}`, x(week), 210, { bold: true, anchor: 'middle' }),
        ]
      }).flat(),
      text(`${YEAR.weeks} ${weeks}`, 832, 210, { bold: true, anchor: 'end' }),
      text(today, 0, 244, { paint: 'indigo' }),
      line([x(13) - 30, 222], [x(39) + 30, 222], { stroke: 'terracotta', width: 3 }),
      text(home, x(26), 246, { bold: true, anchor: 'middle', paint: 'terracotta' }),
    ]
  },
})

/** Two equal ways: she injects, or a provider does. */
export const scChoice = diagram({
  id: 'sc-choice',
  width: 'half',
  height: 322,
  texts: {
    en: {
      self: '“I do it myself”',
      other: '“A provider does it”',
      both: 'Both are right. She chooses.',
      alt: 'Two equal ways: a woman who injects herself at home, and a provider who injects. Both are right, and she chooses.',
      note: 'Let three volunteers offer both ways in one sentence, without pushing.',
    },
    fr: {
      self: '« Je le fais »',
      other: '« On me le fait »',
      both: 'Les deux vont bien. Elle choisit.',
      alt: 'Deux voies égales : une femme qui s’injecte à la maison, et un prestataire qui injecte. Les deux vont bien, elle choisit.',
      note: 'Trois volontaires proposent les deux voies en une phrase, sans pousser.',
    },
    es: {
      self: '«Me la pongo yo»',
      other: '«Me la ponen»',
      both: 'Las dos están bien. Ella elige.',
      alt: 'Dos caminos iguales: una mujer que se inyecta en casa y una proveedora que inyecta. Los dos están bien y ella elige.',
      note: 'Tres personas ofrecen los dos caminos en una frase, sin presionar.',
    },
  },
  draw: ({ self, other, both }) => [
    bust({ skin: 'skinDark', head: 'wrap', cloth: 'indigo' }, { x: 14, y: 16, scale: 0.98 }),
    group([device({ cap: 'off', medicine: 'mixed' }, { x: 0, y: 0, scale: 0.5 })], { x: 164, y: 172 }),
    line([190, 20], [190, 268], { stroke: 'line', width: 3 }),
    group([device({ cap: 'off', medicine: 'mixed' }, { x: 0, y: 0, scale: 0.5 })], { x: 216, y: 172 }),
    bust({ skin: 'skin', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 216, y: 16, scale: 0.98 }),
    ...textBox(self, 92, 206, 184, { bold: true, anchor: 'middle' }).shapes,
    ...textBox(other, 290, 206, 184, { bold: true, anchor: 'middle' }).shapes,
    rect(0, 278, 380, 42, { fill: 'leafPale', radius: 10 }),
    text(both, 190, 307, { bold: true, anchor: 'middle', paint: 'leaf' }),
  ],
})
